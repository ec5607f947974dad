import type { CSSProperties } from "react";
import type { Pattern } from "./week-facts";

/** The pattern of a plan over the colour of its course, which two plans may share. */
export function patternStyle(pattern: Pattern | undefined): CSSProperties {
  return DRAWN[pattern ?? "plain"];
}

const LINE = "color-mix(in oklab, var(--color-card) 65%, transparent)";

const DRAWN: Record<Pattern, CSSProperties> = {
  plain: {},
  stripes: {
    backgroundImage: `repeating-linear-gradient(135deg, ${LINE} 0 2px, transparent 2px 6px)`,
  },
  bars: {
    backgroundImage: `repeating-linear-gradient(0deg, ${LINE} 0 2px, transparent 2px 5px)`,
  },
};
