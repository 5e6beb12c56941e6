/**
 * Calls `wake` for each element when it comes within `margin` of the screen. Where that fails, as it may on a bad
 * connection, it is tried again a little later.
 */
export function whenNear(
  selector: string,
  margin: string,
  wake: (element: HTMLElement) => Promise<void>,
): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        wake(target as HTMLElement).catch(() => setTimeout(() => near.observe(target), 1500));
      }
    },
    { rootMargin: margin },
  );
  for (const element of document.querySelectorAll<HTMLElement>(selector)) near.observe(element);
}
