"use client";

import { useSyncExternalStore } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { uploadsBegun } from "./uploads-begun";

const UploadTray = onDemand(() => import("./upload-tray").then((module) => module.UploadTray));

/** Uploads on their way, on every page; its code comes with the first of them. */
export function CurrentUploads() {
  const { subscribe, read, readOnServer } = uploadsBegun;
  return useSyncExternalStore(subscribe, read, readOnServer) ? <UploadTray /> : null;
}
