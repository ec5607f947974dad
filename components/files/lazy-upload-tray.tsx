"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { firstUpload } from "./first-upload";

const UploadTray = dynamic(() => import("./upload-tray").then((module) => module.UploadTray));

/** Uploads on their way, on every page; its code comes with the first of them. */
export function LazyUploadTray() {
  const { subscribe, read, readOnServer } = firstUpload;
  return useSyncExternalStore(subscribe, read, readOnServer) ? <UploadTray /> : null;
}
