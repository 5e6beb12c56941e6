import { useEffect, useRef, useState } from 'preact/hooks';

/** The latest text, passed on at most once a second, so that a drag is not read out number by number. */
export function useAtMostOnceASecond(text: string): string {
  const [said, setSaid] = useState(text);
  const last = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, last.current + 1000 - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
