"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { lostFocus } from "@/components/shared/lost-focus";
import { useLoaded } from "@/components/shared/use-loaded";
import { earlyDrops } from "./early-drops";

const Connection = dynamic(() => import("./connection").then((module) => module.Connection), {
  ssr: false,
});

const Announcements = dynamic(
  () => import("./announcements").then((module) => module.Announcements),
  { ssr: false },
);

const DropAnywhere = dynamic(
  () => import("./drop-anywhere").then((module) => module.DropAnywhere),
  { ssr: false },
);

/** What is fetched only once the page is there, so that no first load pays for it. */
export function OnceLoaded() {
  const loaded = useLoaded();
  useEffect(() => earlyDrops.hold(), []);
  useEffect(() => lostFocus.watch(), []);
  return (
    loaded && (
      <>
        <Connection />
        <Announcements />
        <DropAnywhere />
      </>
    )
  );
}
