import { globSync, readFileSync } from "node:fs";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "@/lib/cn";

test.each([
  [["h-9 px-3", "h-11"], "px-3 h-11"],
  [["px-5 pb-5", "p-3"], "p-3"],
  [["size-4", "w-6 h-6"], "size-4 w-6 h-6"],
  [["w-6 h-6", "size-4"], "size-4"],
  [["text-sm text-muted-foreground", "text-base"], "text-muted-foreground text-base"],
  [["text-sm text-muted-foreground", "text-foreground"], "text-sm text-foreground"],
  [["hover:bg-muted bg-card", "bg-accent"], "hover:bg-muted bg-accent"],
  [["grid gap-4", false, undefined, "hidden"], "gap-4 hidden"],
  [["pointer-coarse:h-11 h-9", "h-8"], "pointer-coarse:h-11 h-8"],
  [["relative z-0 inline-flex", "absolute z-10 top-3"], "inline-flex absolute z-10 top-3"],
  [
    ["border border-dashed border-input", "border-solid border-ring"],
    "border border-solid border-ring",
  ],
  [["h-auto! h-9"], "h-auto! h-9"],
])("joins %j as %s", (classes, joined) => {
  expect(cn(...classes)).toBe(joined);
});

test("joins each two classes that are used here as a merge with all of Tailwind does", () => {
  const theme = readFileSync("app/globals.css", "utf8");
  const animate = Array.from(theme.matchAll(/--animate-([\w-]+):/g), ([, name = ""]) => name);
  const mergeAll = extendTailwindMerge({ extend: { theme: { animate } } });
  const classes = sampleOf(usedWords().filter((word) => mergeAll(`${word} ${word}`) === word));
  expect(classes.length).toBeGreaterThan(200);
  const pairs = classes.flatMap((first) =>
    classes.filter((second) => second !== first).map((second) => `${first} ${second}`),
  );
  const different = pairs.filter((pair) => cn(pair) !== mergeAll(pair));
  expect(different).toEqual([]);
});

/** Every word of the pages that could be a class, without its variants ("hover:", "max-md:"). */
function usedWords(): string[] {
  const words = globSync("{app,components}/**/*.tsx")
    .flatMap((file) => readFileSync(file, "utf8").split(/[\s"'`]+/))
    .map((word) => word.replace(/^(?:[\w-]+(?:\[[^\]]*\])?:)+/, ""));
  return [...new Set(words)].filter((word) => /^-?[a-z][^,;{}]*$/.test(word));
}

/** At most two of those that differ in a number only. */
function sampleOf(words: string[]): string[] {
  return Object.values(Object.groupBy(words, (word) => word.replace(/[\d./]+/g, "0"))).flatMap(
    (alike = []) => alike.slice(0, 2),
  );
}
