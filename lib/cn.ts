import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

/**
 * Joins class names; of two that set the same of the properties below, the later wins. Those are what
 * callers override here; knowing all of Tailwind would cost every page another 7 kB.
 */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}

const isAny = () => true;
const TEXT_SIZES = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"];
const POSITIONS = ["static", "fixed", "absolute", "relative", "sticky"];
const DISPLAYS = ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "contents"];
const PREFIXES = [
  ...["size", "w", "min-w", "max-w", "h", "min-h", "max-h"],
  ...["p", "px", "py", "pt", "pr", "pb", "pl"],
  ...["m", "mx", "my", "mt", "mr", "mb", "ml"],
  ...["gap", "gap-x", "gap-y", "rounded", "bg", "shadow", "opacity"],
  ...["items", "justify", "justify-self", "self", "grid-cols", "overflow", "animate", "z"],
  ...["inset", "top", "right", "bottom", "left"],
] as const;

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [...DISPLAYS, "hidden"],
    position: POSITIONS,
    "border-style": [{ border: ["solid", "dashed"] }],
    "border-color": [{ border: ["border", "input", "ring", "tint", "destructive", "transparent"] }],
    "flex-direction": [{ flex: ["row", "col"] }],
    "white-space": [{ whitespace: ["normal", "nowrap"] }],
    "font-size": [{ text: TEXT_SIZES }],
    "text-align": [{ text: ["left", "center", "right"] }],
    "text-wrap": [{ text: ["pretty", "balance"] }],
    "text-color": [{ text: [isAny] }],
    "font-weight": [{ font: ["normal", "medium", "semibold"] }],
    ...Object.fromEntries(PREFIXES.map((prefix) => [prefix, [{ [prefix]: [isAny] }]])),
  },
  conflictingClassGroups: {
    size: ["w", "h"],
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    gap: ["gap-x", "gap-y"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["before", "after", "placeholder"],
}));
