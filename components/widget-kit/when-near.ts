/** Calls `wake` for each element once, when it comes within `margin` of the screen. */
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
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: margin },
  );
  for (const element of document.querySelectorAll<HTMLElement>(selector)) near.observe(element);
}
