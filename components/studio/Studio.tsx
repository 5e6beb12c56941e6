/** Noise Fields, full screen: the whole window is the field, under a thin bar that goes away. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { freshSeed, readSeed } from '../../src/random';
import { readAddress, writeAddress } from '../widget-kit/address';
import { defaults } from '../widget-kit/definition';
import { useClock } from '../widget-kit/clock';
import { useSeen } from '../widget-kit/presence';
import type { Engine } from './engine';
import { Keys } from './Keys';
import { More } from './More';
import { parameters, type Settings } from './settings';

const home = defaults(parameters);
/** The bar goes away when nothing has been touched for so long, in milliseconds. */
const IDLE = 4000;
const SEEDS = 2 ** 32;

/** The state in one sentence, for those who cannot see the field. */
export function sentence({ seed, octaves, white, naive, particles, curl, noise }: Settings): string {
  const kind = white ? 'white noise' : `value noise of ${octaves} ${octaves === 1 ? 'octave' : 'octaves'}`;
  return (
    `${particles} particles drift ${curl ? 'along the curl of' : 'through'} ${kind}, seed ${seed}` +
    `${noise ? ', drawn over its values in grey' : ''}. Clicking sprays ${naive ? 'naively' : 'evenly'}.`
  );
}

export function Studio({ base, still }: { base: string; still?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>();
  const [settings, setSettings] = useState<Settings>(home);
  const [awake, setAwake] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [said, setSaid] = useState('');
  const [typed, setTyped] = useState<string>();
  const [idle, setIdle] = useState(false);
  const [panel, setPanel] = useState<'keys' | 'more'>();
  const [whole, setWhole] = useState(false);
  const seen = useSeen(root);

  const change = (wanted: Partial<Settings>) => {
    setSaid('');
    setTyped(undefined);
    setSettings((current) => ({ ...current, ...wanted }));
  };
  const turnSeed = (by: number) =>
    setSettings((current) => ({ ...current, seed: (current.seed + by + SEEDS) % SEEDS }));
  const takeTyped = () => {
    if (typed === undefined) return;
    const seed = readSeed(typed);
    if (seed === undefined)
      setSaid('A seed is a number or a word; this one was empty, so it is left as it was.');
    else change({ seed });
    if (seed !== undefined && String(seed) !== typed.trim())
      setSaid(`The word “${typed.trim()}” is the seed ${seed}.`);
    setTyped(undefined);
  };

  // What the address says, and the engine, once.
  useEffect(() => {
    const reading = readAddress(parameters, location.search, home);
    let gone = false;
    let settled = reading.values;
    setSettings(settled);
    setSaid(reading.said.join(' '));
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    const fit = () => {
      const { clientWidth, clientHeight } = canvas.current!;
      engine.current?.fit(clientWidth, clientHeight, Math.min(devicePixelRatio, 2));
      engine.current?.draw();
    };
    void import('./engine').then(({ Engine }) => {
      if (gone) return;
      settled = latest.current;
      engine.current = new Engine(canvas.current!, settled);
      fit();
      setAwake(true);
    });
    addEventListener('resize', fit);
    const onWhole = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onWhole);
    return () => {
      gone = true;
      removeEventListener('resize', fit);
      document.removeEventListener('fullscreenchange', onWhole);
    };
  }, []);

  const latest = useRef(settings);
  latest.current = settings;

  useEffect(() => {
    if (!awake) return;
    engine.current!.set(settings);
    engine.current!.draw();
  }, [awake, settings]);

  // The address follows the settings; a link also carries the frame, so that it brings back this very picture.
  useEffect(() => {
    if (!awake) return;
    const timer = setTimeout(() => {
      const kept = { ...settings, frame: 0, moment: 0 };
      history.replaceState(history.state, '', location.pathname + writeAddress(parameters, kept, home));
    }, 250);
    return () => clearTimeout(timer);
  }, [awake, settings]);

  const step = () => {
    engine.current!.step();
    engine.current!.draw();
  };
  useClock(awake && playing && seen, 60, step);

  const wholeScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void root.current!.requestFullscreen?.();
  };

  const actions: Record<string, () => void> = useMemo(
    () => ({
      ' ': () => change({ seed: freshSeed() }),
      ArrowLeft: () => turnSeed(-1),
      ArrowRight: () => turnSeed(1),
      o: () => setSettings((now) => ({ ...now, octaves: (now.octaves % parameters.octaves.max) + 1 })),
      w: () => setSettings((now) => ({ ...now, white: !now.white })),
      n: () => setSettings((now) => ({ ...now, noise: !now.noise })),
      s: () => setSettings((now) => ({ ...now, naive: !now.naive })),
      p: () => setPlaying((now) => !now),
      '.': () => {
        setPlaying(false);
        step();
      },
      f: wholeScreen,
      '?': () => setPanel((now) => (now === 'keys' ? undefined : 'keys')),
      Escape: () => setPanel(undefined),
    }),
    [],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE);
    };
    const onKey = (event: KeyboardEvent) => {
      stir();
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, select, textarea')) return;
      // A button that has the focus answers the space bar itself.
      if (event.key === ' ' && target.matches('button, a, summary')) return;
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action || !engine.current) return;
      if (event.key !== 'Escape') event.preventDefault();
      action();
    };
    stir();
    addEventListener('keydown', onKey);
    addEventListener('pointermove', stir);
    addEventListener('pointerdown', stir);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
      removeEventListener('pointermove', stir);
      removeEventListener('pointerdown', stir);
    };
  }, []);

  const onCanvas = (event: PointerEvent) => {
    if (!engine.current || !event.isPrimary) return;
    const box = canvas.current!.getBoundingClientRect();
    engine.current.spray(event.clientX - box.left, event.clientY - box.top);
    engine.current.draw();
  };
  /** A pointer leaves no focus behind, so that the space bar means a fresh seed again. */
  const onBar = (event: MouseEvent) => {
    if (event.detail > 0) (event.target as HTMLElement).closest('button')?.blur();
  };

  const { seed, octaves, white, noise, naive } = settings;
  const exact = () =>
    new URL(
      `${base}studio/${writeAddress(
        parameters,
        { ...settings, frame: engine.current!.frame, moment: engine.current!.moment },
        home,
      )}`,
      location.href,
    ).href;

  return (
    <div
      ref={root}
      class="studio"
      data-state={!awake ? 'still' : playing ? 'running' : 'paused'}
      data-settings={JSON.stringify(settings)}
      data-idle={idle && playing && panel === undefined ? '' : undefined}
    >
      {still && !awake && <img class="field" src={still} alt="" />}
      <canvas ref={canvas} class="field" aria-hidden="true" onPointerDown={onCanvas} />
      <p class="visually-hidden" aria-live="polite">
        {sentence(settings)}
      </p>
      <p class="said" role="status" hidden={said === ''}>
        {said}
      </p>
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions, jsx-a11y-x/click-events-have-key-events -- only takes the focus away after a click */}
      <div class="bar" onClick={onBar}>
        <a class="brand" href={base}>
          Dice &amp; Drift
        </a>
        <fieldset disabled={!awake}>
          <legend class="visually-hidden">Controls of Noise Fields</legend>
          <span class="seed">
            <button type="button" name="down" aria-label="Seed down by one" onClick={() => turnSeed(-1)}>
              ‹
            </button>
            <label>
              <span class="visually-hidden">Seed, a number or a word</span>
              <input
                name="seed"
                inputMode="text"
                autocomplete="off"
                spellcheck={false}
                size={10}
                value={typed ?? String(seed)}
                onInput={(event) => setTyped(event.currentTarget.value)}
                onBlur={takeTyped}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') takeTyped();
                }}
              />
            </label>
            <button type="button" name="up" aria-label="Seed up by one" onClick={() => turnSeed(1)}>
              ›
            </button>
          </span>
          <button type="button" name="fresh" onClick={() => actions[' ']!()}>
            Fresh seed
          </button>
          <button type="button" name="octaves" disabled={white} onClick={() => actions['o']!()}>
            {octaves} {octaves === 1 ? 'octave' : 'octaves'}
          </button>
          <button type="button" name="white" aria-pressed={white} onClick={() => actions['w']!()}>
            White noise
          </button>
          <button type="button" name="noise" aria-pressed={noise} onClick={() => actions['n']!()}>
            Show noise
          </button>
          <button type="button" name="spray" onClick={() => actions['s']!()}>
            {naive ? 'Naive spray' : 'Even spray'}
          </button>
          <button type="button" name="play" onClick={() => actions['p']!()}>
            {playing ? 'Pause' : 'Play'}
          </button>
          <button
            type="button"
            name="more"
            aria-expanded={panel === 'more'}
            onClick={() => setPanel(panel === 'more' ? undefined : 'more')}
          >
            More
          </button>
          <button
            type="button"
            name="keys"
            aria-expanded={panel === 'keys'}
            onClick={() => setPanel(panel === 'keys' ? undefined : 'keys')}
          >
            Keys
          </button>
          <button type="button" name="whole" onClick={wholeScreen}>
            {whole ? 'Leave full screen' : 'Full screen'}
          </button>
        </fieldset>
      </div>
      {panel === 'keys' && <Keys close={() => setPanel(undefined)} />}
      {panel === 'more' && (
        <More
          settings={settings}
          change={change}
          close={() => setPanel(undefined)}
          link={exact}
          picture={() => engine.current!.picture()}
          say={setSaid}
        />
      )}
    </div>
  );
}
