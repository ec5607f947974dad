"use client";

import { useSyncExternalStore } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { toastLoader } from "@/components/shared/toast";

export const loadToaster = () => import("@/components/ui/sonner").then((module) => module.Toaster);
const Toaster = onDemand(loadToaster);

export function ToastHost() {
  const wanted = useSyncExternalStore(toastLoader.subscribe, toastLoader.exists, () => false);
  return wanted ? <Toaster onReady={toastLoader.meet} /> : null;
}
