/** Sets the cover's field in motion, lets a pointer stir it, and stops when nobody looks or the reader asks. */
import {
  eachTrail,
  fieldPixels,
  startStreams,
  stepStreams,
  thinned,
  type Spoon,
  type Streams,
} from './streams';

const cover = document.querySelector<HTMLElement>('.cover')!;
const canvas = cover.querySelector('canvas')!;
const button = cover.querySelector<HTMLButtonElement>('button[name="motion"]')!;
const brush = canvas.getContext('2d')!;

let streams: Streams | undefined;
const noise = document.createElement('canvas');
let spoon: Spoon | undefined;
let playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
let seen = false;
let request = 0;

function fit(): void {
  const { clientWidth: width, clientHeight: height } = cover;
  const ratio = Math.min(devicePixelRatio, 2);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  brush.scale(ratio, ratio);
  // A particle for every 340 square pixels: a phone has few, a wide screen many.
  streams = startStreams(width, height, Math.min(4000, Math.round((width * height) / 340)));
  const { columns, rows, rgba } = fieldPixels(streams);
  noise.width = columns;
  noise.height = rows;
  noise.getContext('2d')!.putImageData(new ImageData(rgba, columns, rows), 0, 0);
  for (let frame = 0; frame < 60; frame++) stepStreams(streams);
  draw();
}

function draw(): void {
  const { width, height } = streams!;
  brush.drawImage(noise, 0, 0, width, height);
  for (const wanted of [false, true]) {
    brush.beginPath();
    eachTrail(streams!, (trail, amber) => {
      if (amber !== wanted) return;
      brush.moveTo(trail[0]!, trail[1]!);
      for (let at = 2; at < trail.length; at += 2) brush.lineTo(trail[at]!, trail[at + 1]!);
    });
    brush.strokeStyle = wanted ? '#ff8a47' : 'rgb(150 200 240 / 0.72)';
    brush.lineWidth = wanted ? 1.5 : 1.15;
    brush.stroke();
  }
}

/** A frame may take this long, in milliseconds; a machine that needs longer gets fewer particles. */
const FRAME_BUDGET = 6;
let smoothed = 0;

function frame(): void {
  const began = performance.now();
  stepStreams(streams!, spoon);
  draw();
  smoothed += (performance.now() - began - smoothed) / 12;
  if (smoothed > FRAME_BUDGET && streams!.lives.length > 300) {
    streams = thinned(streams!, 0.7);
    smoothed = 0;
  }
  request = requestAnimationFrame(frame);
}

function run(): void {
  cancelAnimationFrame(request);
  if (playing && seen && document.visibilityState === 'visible') {
    if (!streams) fit();
    canvas.classList.add('live');
    request = requestAnimationFrame(frame);
  }
  button.textContent = playing ? 'Hold the field still' : 'Let the field flow';
}

function begin(): void {
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)!.isIntersecting;
    run();
  }).observe(cover);
  document.addEventListener('visibilitychange', run);
}

// The still is a good first picture. The field starts to move once the page has nothing more urgent to do.
if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1500 });
else setTimeout(begin, 200);

new ResizeObserver(() => {
  const changed = streams && (streams.width !== cover.clientWidth || streams.height !== cover.clientHeight);
  if (changed) fit();
}).observe(cover);

button.hidden = false;
button.addEventListener('click', () => {
  playing = !playing;
  run();
});

cover.addEventListener('pointermove', (event) => {
  const box = canvas.getBoundingClientRect();
  spoon = { x: event.clientX - box.left, y: event.clientY - box.top, radius: 80 };
});
cover.addEventListener('pointerleave', () => (spoon = undefined));
cover.addEventListener('pointerup', (event) => {
  if (event.pointerType === 'touch') spoon = undefined;
});
