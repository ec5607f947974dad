"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

const Connection = dynamic(() => import("./connection").then((module) => module.Connection), {
  ssr: false,
});

const DropAnywhere = dynamic(
  () => import("./drop-anywhere").then((module) => module.DropAnywhere),
  { ssr: false },
);

/** What is fetched only once the page is there, so that no first load pays for it. */
export function OnceLoaded() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const show = () => setLoaded(true);
    if (document.readyState === "complete") return show();
    window.addEventListener("load", show, { once: true });
    return () => window.removeEventListener("load", show);
  }, []);
  return (
    loaded && (
      <>
        <Connection />
        <DropAnywhere />
      </>
    )
  );
}
