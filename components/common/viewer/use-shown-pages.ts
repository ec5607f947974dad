import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells which pages come near the view, and which one is looked at. */
export function useShownPages(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  { onNear, onCurrent }: { onNear(pages: number[]): void; onCurrent(page: number): void },
) {
  const near = useEffectEvent((entries: IntersectionObserverEntry[]) => onNear(shownIn(entries)));
  const current = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    const [page] = shownIn(entries);
    if (page !== undefined) onCurrent(page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are watched anew
  useEffect(() => {
    const { current: root } = scroller;
    if (!root) return;
    const watchers = [
      new IntersectionObserver(near, { root, rootMargin: "60% 0px" }),
      new IntersectionObserver(current, { root, rootMargin: "-10% 0px -89% 0px" }),
    ];
    for (const page of root.querySelectorAll("[data-page-number]")) {
      for (const watcher of watchers) watcher.observe(page);
    }
    return () => {
      for (const watcher of watchers) watcher.disconnect();
    };
  }, [scroller, count]);
}

function shownIn(entries: IntersectionObserverEntry[]): number[] {
  return entries.flatMap(({ isIntersecting, target }) =>
    isIntersecting ? [Number(target.getAttribute("data-page-number"))] : [],
  );
}
