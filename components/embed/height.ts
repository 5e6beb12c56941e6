/** Tells the host how high the content is, whenever that changes, in every way a host may understand. */
import { heightMessages, secretIn } from '../../src/embedding';
import type { Host } from './host';
import { afterRest } from './pace';

/** Responsive frames take the size at the moment they are asked to. */
function requestResize(): void {
  try {
    (window as { requestResize?: () => void }).requestResize?.();
  } catch {
    // Not embedded in a way that can be resized.
  }
}

const resizeAgain = afterRest(200, requestResize);

/** @param box grows with what is in it, and never with the frame around it */
export function tellHeight(box: Element, host: Host): (data: unknown) => void {
  let told = 0;
  let h5p = false;
  const tell = () => {
    const height = Math.max(1, Math.ceil(box.getBoundingClientRect().height));
    told = height;
    host.say(host.message('dd.resize', { height }));
    const terms = { src: location.href.split('#')[0]!, h5p, secret: secretIn(location.hash) };
    for (const message of heightMessages(height, terms)) host.say(message);
    requestResize();
    // A request made while another is under way may be lost.
    resizeAgain();
  };
  new ResizeObserver(() => {
    if (Math.max(1, Math.ceil(box.getBoundingClientRect().height)) !== told) tell();
  }).observe(box);
  // WordPress adds its secret to a frame that may have loaded already.
  addEventListener('hashchange', tell);
  addEventListener('load', tell);
  host.say({ context: 'h5p', action: 'hello' });

  /** H5P's resizer greets back, and asks again when its window changes; one that comes later announces itself. */
  return (data) => {
    const { context, action } = (data ?? {}) as { context?: unknown; action?: unknown };
    if (context !== 'h5p') return;
    if (action === 'ready') host.say({ context: 'h5p', action: 'hello' });
    if (action === 'hello') h5p = true;
    if (h5p && (action === 'hello' || action === 'resize')) tell();
  };
}
