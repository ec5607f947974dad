"use client";

import { Search } from "lucide-react";
import { loadPalette } from "@/components/palette/public";
import { Kbd, useCommandKey } from "@/components/shared/kbd";
import { Button } from "@/components/ui/button";
import { overlay } from "./overlay";

const opening = {
  "aria-haspopup": "dialog",
  onPointerEnter: loadPalette,
  onFocus: loadPalette,
  onClick: () => overlay.show("search"),
} as const;

/** For the sidebar, with the keys that do the same. */
export function SearchButton() {
  return (
    <Button
      variant="secondary"
      className="w-full justify-start pr-2 font-normal text-muted-foreground"
      aria-keyshortcuts="Control+K Meta+K"
      {...opening}
    >
      <Search aria-hidden />
      Search
      <span aria-hidden className="ml-auto flex gap-1">
        <Kbd>{useCommandKey()}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </Button>
  );
}

/** For the top bar of small screens. */
export function SearchIcon() {
  return (
    <Button variant="ghost" size="icon" aria-label="Search" {...opening}>
      <Search aria-hidden />
    </Button>
  );
}
