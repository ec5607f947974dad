import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  heightOf,
  mostVisiblePage,
  PAGE_GAP,
  type Place,
  pagesWithin,
  placeAt,
  placePages,
  type Size,
  topOf,
} from "./layout";

/** Share of the window above a passage that is jumped to. */
const LEAD = 0.3;

interface InView {
  current: number;
  /** What is drawn: in view, or a window's height away from it. */
  first: number;
  last: number;
}

/** The column of pages in its scrolling window: where they lie, which are near, and how to get to one. */
export function usePages(sizes: Size[], zoom: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(scroller);
  const pages = useMemo(() => placePages(sizes, width, zoom), [sizes, width, zoom]);
  const [inView, setInView] = useState<InView>({ current: 1, first: 1, last: 0 });
  /** The last jump's goal, as long as nobody scrolled away from it; else what lies in the middle. */
  const goal = useRef<{ place: Place; top: number }>(undefined);
  const middle = useRef<Place>(undefined);

  const look = useCallback(() => {
    const { current: element } = scroller;
    if (!element || width === 0) return;
    const { scrollTop, clientHeight } = element;
    if (goal.current && Math.abs(goal.current.top - scrollTop) > 1) goal.current = undefined;
    middle.current = placeAt(pages, scrollTop + clientHeight / 2);
    const next = {
      ...pagesWithin(pages, scrollTop - clientHeight, scrollTop + 2 * clientHeight),
      current:
        goal.current?.place.page ?? mostVisiblePage(pages, scrollTop, scrollTop + clientHeight),
    };
    setInView((before) =>
      before.current === next.current && before.first === next.first && before.last === next.last
        ? before
        : next,
    );
  }, [pages, width]);

  const jump = useCallback(
    (place: Place) => {
      const { current: element } = scroller;
      if (!element) return;
      const lead = place.y > 0 ? element.clientHeight * LEAD : PAGE_GAP;
      element.scrollTop = topOf(pages, place) - lead;
      element.scrollLeft = element.scrollWidth * place.x - element.clientWidth / 2;
      goal.current = { place, top: element.scrollTop };
      look();
    },
    [pages, look],
  );

  // Pages that grow, or turn out to be of another size, leave what is looked at where it is.
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element || width === 0) return;
    if (goal.current) jump(goal.current.place);
    else if (middle.current) {
      element.scrollTop = topOf(pages, middle.current) - element.clientHeight / 2;
      element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    }
    look();
  }, [pages, width, jump, look]);

  const goTo = useCallback(
    (page: number, { x = 0.5, y = 0 }: { x?: number; y?: number } = {}) => {
      const number = Math.min(Math.max(1, page), sizes.length);
      jump({ page: number, x, y });
    },
    [sizes.length, jump],
  );

  return {
    scroller,
    pages,
    height: heightOf(pages),
    goTo,
    onScroll: useOncePerFrame(look),
    ...inView,
  };
}

function useInnerWidth(ref: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const inner =
        element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setWidth(Math.max(0, Math.floor(inner)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

function useOncePerFrame(act: () => void) {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(act);
  }, [act]);
}
