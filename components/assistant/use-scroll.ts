import { useCallback, useEffect, useRef, useState } from "react";

/** Within this distance of the end, in pixels, the view follows new text. */
const NEAR = 48;

/** Follows a growing conversation until the student scrolls up. */
export function useScroll() {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  const [away, setAway] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior = "instant") => {
    follows.current = true;
    setAway(false);
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior });
  }, []);

  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
    // What grows below moves nothing; only the student moves up.
    if (isNear) follows.current = true;
    else if (scrollTop < top.current) follows.current = false;
    top.current = scrollTop;
    setAway(!isNear && !follows.current);
  }, []);

  useEffect(() => {
    if (!box.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
    });
    observer.observe(content.current);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return { box, content, away, toEnd, onScroll };
}
