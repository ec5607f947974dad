import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

/**
 * Joins class names; of two that set the same, the later wins, as with `twMerge`. It knows the utilities that are used
 * here instead of all: those would cost every page another 7 kB. tests/unit/cn.test.ts compares the two.
 */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}

const isAny = () => true;
const isArbitrary = (value: string) => value.startsWith("[");
const isNumber = (value: string) => /^[\d.]+$/.test(value);

/** A group for each prefix, which takes all values. */
const PREFIXES = `
  size w min-w max-w h min-h max-h p px py pt pr pb pl m mx my ms me mt mr mb ml gap gap-x
  gap-y shadow opacity items justify justify-items justify-self self content place-items
  grid-cols grid-rows col-start col-end row-start overscroll overscroll-x animate z order
  aspect object inset inset-x inset-y top right bottom left start end basis shrink leading
  tracking decoration underline-offset align transition duration ease origin scale
  brightness translate translate-x translate-y rotate backdrop-blur cursor resize select
  pointer-events touch list line-clamp fill accent scroll-mt scroll-my columns rounded
  rounded-t rounded-r rounded-b rounded-br whitespace overflow-y outline-offset break
`
  .trim()
  .split(/\s+/);
const SIDES = ["x", "y", "t", "r", "b", "l"] as const;
const WIDTH = ["", isNumber, isArbitrary];

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(PREFIXES.map((prefix) => [prefix, [{ [prefix]: ["", isAny] }]])),
    display: [
      ...["block", "inline-block", "inline", "flex", "inline-flex", "grid", "inline-grid"],
      ...["table", "contents", "hidden"],
    ],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    overflow: [{ overflow: ["auto", "hidden", "clip", "visible"] }],
    "overflow-x": [{ "overflow-x": [isAny] }],
    "border-collapse": ["border-collapse", "border-separate"],
    "border-spacing": [{ "border-spacing": [isNumber] }],
    "border-style": [{ border: ["solid", "dashed"] }],
    "border-width": [{ border: WIDTH }],
    "border-color": [{ border: [isAny] }],
    ...Object.fromEntries(
      SIDES.flatMap((side) => [
        [`border-width-${side}`, [{ [`border-${side}`]: WIDTH }]],
        [`border-color-${side}`, [{ [`border-${side}`]: [isAny] }]],
      ]),
    ),
    "ring-width": [{ ring: WIDTH }],
    "ring-inset": ["ring-inset"],
    "ring-offset-width": [{ "ring-offset": [isNumber] }],
    "ring-offset-color": [{ "ring-offset": [isAny] }],
    "outline-width": [{ outline: WIDTH }],
    "font-family": [{ font: ["sans", "mono"] }],
    "ring-color": [{ ring: [isAny] }],
    "stroke-width": [{ stroke: [isNumber, isArbitrary] }],
    stroke: [{ stroke: [isAny] }],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    flex: [{ flex: ["auto", "none", isNumber, isArbitrary] }],
    column: [{ col: [isAny] }],
    row: [{ row: [isAny] }],
    "font-size": [{ text: ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", isArbitrary] }],
    "text-align": [{ text: ["left", "center", "right", "start"] }],
    "text-wrap": [{ text: ["pretty", "balance"] }],
    "text-overflow": ["truncate", { text: ["ellipsis"] }],
    "text-color": [{ text: [isAny] }],
    "text-decoration": ["underline", "line-through", "no-underline"],
    "font-weight": [{ font: ["normal", "medium", "semibold"] }],
    "bg-color": [{ bg: [isAny] }],
    "bg-image": [{ bg: [{ "linear-to": [isAny] }] }],
    "bg-size": [{ bg: [{ size: [isAny] }] }],
    "bg-repeat": [{ bg: ["no-repeat"] }],
  },
  conflictingClassGroups: {
    size: ["w", "h"],
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "ms", "me", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    gap: ["gap-x", "gap-y"],
    "scroll-my": ["scroll-mt"],
    overscroll: ["overscroll-x"],
    inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
    overflow: ["overflow-x", "overflow-y"],
    flex: ["basis", "shrink"],
    "line-clamp": ["display", "overflow"],
    "font-size": ["leading"],
    translate: ["translate-x", "translate-y"],
    rounded: ["rounded-t", "rounded-r", "rounded-b", "rounded-br"],
    "rounded-r": ["rounded-br"],
    "rounded-b": ["rounded-br"],
    ...Object.fromEntries(
      ["width", "color"].flatMap((what) => [
        [`border-${what}`, SIDES.map((side) => `border-${what}-${side}`)],
        [`border-${what}-x`, [`border-${what}-r`, `border-${what}-l`]],
        [`border-${what}-y`, [`border-${what}-t`, `border-${what}-b`]],
      ]),
    ),
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  orderSensitiveModifiers: ["before", "after", "placeholder"],
}));
