"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { uploadsBegun } from "./uploads-begun";

const UploadTray = dynamic(() => import("./upload-tray").then((module) => module.UploadTray));

/** Uploads on their way, on every page; its code comes with the first of them. */
export function CurrentUploads() {
  const { subscribe, read, readOnServer } = uploadsBegun;
  return useSyncExternalStore(subscribe, read, readOnServer) ? <UploadTray /> : null;
}
