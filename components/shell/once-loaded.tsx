"use client";

import { useEffect } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { useLoaded } from "@/components/shared/use-loaded";
import { earlyDrops } from "./early-drops";

const Connection = onDemand(() => import("./connection").then((module) => module.Connection));

const Announcements = onDemand(() =>
  import("./announcements").then((module) => module.Announcements),
);

const DropAnywhere = onDemand(() =>
  import("./drop-anywhere").then((module) => module.DropAnywhere),
);

const FocusMemory = onDemand(() => import("./focus-memory").then((module) => module.FocusMemory));

/** What is fetched only once the page is there, so that no first load pays for it. */
export function OnceLoaded() {
  const loaded = useLoaded();
  useEffect(() => earlyDrops.hold(), []);
  return (
    loaded && (
      <>
        <Connection />
        <Announcements />
        <DropAnywhere />
        <FocusMemory />
      </>
    )
  );
}
