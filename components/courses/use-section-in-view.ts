import { useCallback, useEffect, useRef, useState } from "react";

/** What is loading moves what stands below it; after this a page stays where it is. */
const SETTLED_MS = 5_000;
/** Below the anchors a section counts as reached. */
const BELOW_ANCHORS = 160;
const OWN_DOING = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Which of the elements with these ids is in view, and a way to go to one. The one that the address names is gone to
 * at once, and stays in place while the page is still loading, unless the student moves.
 */
export function useSectionInView<Name extends string>(names: readonly Name[]) {
  const [shown, setShown] = useState<string>(names[0] ?? "");
  /** Gone to, and still where that led: near the end of a page others may be in view as well. */
  const held = useRef<number>(undefined);

  const go = useCallback((name: string) => {
    document.getElementById(name)?.scrollIntoView();
    held.current = window.scrollY;
    setShown(name);
  }, []);

  useEffect(() => {
    const look = () => {
      if (held.current !== undefined && Math.abs(window.scrollY - held.current) < 2) return;
      held.current = undefined;
      setShown(sectionInView(names));
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("scroll", look, { passive: true, signal });

    const follow = () => {
      const name = names.find((name) => window.location.hash === `#${name}`);
      if (name) go(name);
      return name !== undefined;
    };
    window.addEventListener("hashchange", follow, { signal });
    if (follow()) {
      const observer = new ResizeObserver(follow);
      observer.observe(document.body);
      const leave = () => observer.disconnect();
      for (const doing of OWN_DOING)
        window.addEventListener(doing, leave, { passive: true, signal });
      const timer = setTimeout(leave, SETTLED_MS);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        leave();
      });
    }
    return () => stop.abort();
  }, [names, go]);

  return { shown, go };
}

/**
 * The last section that begins above a line. The line goes down the window as the page is scrolled to its end, so that
 * the last ones are reached as well, which the top of the window may never reach.
 */
function sectionInView(names: readonly string[]): string {
  const { scrollHeight, clientHeight } = document.documentElement;
  const share = window.scrollY / Math.max(1, scrollHeight - clientHeight);
  const line = BELOW_ANCHORS + share * (clientHeight - BELOW_ANCHORS);
  const reached = names.filter((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  return reached.at(-1) ?? names[0] ?? "";
}
