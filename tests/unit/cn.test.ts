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
