"use client";

import { useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { loadPalette, Palette, ShortcutsDialog } from "@/components/palette/public";
import { letterOf } from "./letter-of";
import { overlay } from "./overlay";

/** The keys that work on every page, and what they open. */
export function Shortcuts() {
  const { push } = useRouter();
  const opened = useSyncExternalStore(overlay.subscribe, overlay.read, overlay.read);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.metaKey) commandKey(event);
      // Fetched with the first key, so that no page pays for it at the start.
      else if (!event.altKey) {
        void import("./single-key").then(({ singleKey }) => singleKey(event, push));
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      overlay.show(undefined);
    };
  }, [push]);
  if (opened === "search") {
    return <Palette onClose={close} onShortcuts={() => overlay.show("shortcuts")} />;
  }
  return opened && <ShortcutsDialog onClose={close} />;
}

function commandKey(event: KeyboardEvent) {
  const key = letterOf(event);
  // Ctrl comes before K: time to fetch what K opens.
  if (key === "control" || key === "meta") void loadPalette();
  if (key !== "k" || event.altKey || event.shiftKey) return;
  if (overlay.read() === "search") close();
  else if (overlay.isBlocked()) return;
  else overlay.show("search");
  event.preventDefault();
}

const close = () => overlay.show(undefined);
