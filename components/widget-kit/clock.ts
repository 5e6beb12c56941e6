/** The clock of a moving figure: ticks only while it plays and somebody can see it. */
import { useEffect, useRef } from 'preact/hooks';

/**
 * Calls `tick` `perSecond` times a second while `running`. After a stall (a busy page, a hidden tab) it goes
 * on from where it was; it does not make up for lost time in one burst.
 */
export function useClock(running: boolean, perSecond: number, tick: () => void): void {
  const latest = useRef(tick);
  latest.current = tick;
  useEffect(() => {
    if (!running) return;
    const between = 1000 / perSecond;
    let last = performance.now();
    let request = requestAnimationFrame(function frame(now) {
      if (now - last >= between) {
        last = Math.max(last + between, now - between);
        latest.current();
      }
      request = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(request);
  }, [running, perSecond]);
}
