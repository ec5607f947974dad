"use client";

import { useSyncExternalStore } from "react";
import { onDemand } from "@/components/shared/on-demand";

const BottomBar = onDemand(() => import("./bottom-bar").then((module) => module.BottomBar));

/** The bar of places where there is no sidebar; wide screens do without its code. */
export function Places() {
  return useSyncExternalStore(onChange, isNarrow, () => false) ? <BottomBar /> : null;
}

const NARROW = "(width < 48rem)";

function onChange(listener: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function isNarrow() {
  return window.matchMedia(NARROW).matches;
}
