"use client";

import type { ComponentType, ReactNode } from "react";
import { onDemand } from "./on-demand";
import { useLoaded } from "./use-loaded";

/**
 * A component below the first screen, or one that no server can draw: its code and its data come once the page has
 * loaded, `instead` until then.
 */
export function afterLoad<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
) {
  const Loaded = onDemand(load, instead);
  return function AfterLoad(props: Props) {
    return useLoaded() ? <Loaded {...props} /> : instead;
  };
}
