/** What a figure needs to know of its surroundings: its size, whether anyone can see it, whether to hold still. */
import { useEffect, useState } from 'preact/hooks';

/** No figure is drawn for a box narrower or lower than this, in CSS pixels. */
const SMALLEST = 120;

type Box = { width: number; height: number };

/** The element's size in CSS pixels, kept up to date. `initial` is what the server drew. */
export function useSize(element: { current: Element | null }, initial: Box): Box {
  const [size, setSize] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // Hidden boxes have no size, and nothing fits a box of a few pixels: the last real size stays.
      if (width >= SMALLEST && height >= SMALLEST)
        setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** True while the element is on screen and the page is the one in front. */
export function useSeen(element: { current: Element | null }): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [inFront, setInFront] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)!.isIntersecting));
    observer.observe(element.current);
    const look = () => setInFront(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return onScreen && inFront;
}
