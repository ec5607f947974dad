import "katex/dist/katex.min.css";
import katex from "katex";
import { useLayoutEffect, useRef } from "react";
import { cn } from "@/lib/cn";

interface FormulaProps {
  tex: string;
  /** On a line of its own. */
  display: boolean;
}

/** Mathematics as it is printed. What cannot be read stays as it was written. */
export function Formula({ tex, display }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    katex.render(tex, place.current, {
      displayMode: display,
      throwOnError: false,
      errorColor: "currentColor",
      strict: "ignore",
      trust: false,
      maxSize: 20,
      maxExpand: 200,
    });
  }, [tex, display]);
  return (
    <span
      ref={place}
      className={cn(display && "scrollbar-quiet block overflow-x-auto overflow-y-hidden py-0.5")}
    />
  );
}
