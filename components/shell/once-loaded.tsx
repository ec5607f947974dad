"use client";

import dynamic from "next/dynamic";
import { useLoaded } from "@/components/shared/use-loaded";

const Connection = dynamic(() => import("./connection").then((module) => module.Connection), {
  ssr: false,
});

const DropAnywhere = dynamic(
  () => import("./drop-anywhere").then((module) => module.DropAnywhere),
  { ssr: false },
);

/** What is fetched only once the page is there, so that no first load pays for it. */
export function OnceLoaded() {
  return (
    useLoaded() && (
      <>
        <Connection />
        <DropAnywhere />
      </>
    )
  );
}
