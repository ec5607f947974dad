"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { toastLoader } from "@/components/shared/toast";

export const loadToaster = () => import("@/components/ui/sonner").then((module) => module.Toaster);
const Toaster = dynamic(loadToaster, { ssr: false });

export function ToastHost() {
  const wanted = useSyncExternalStore(toastLoader.subscribe, toastLoader.exists, () => false);
  return wanted ? <Toaster onReady={toastLoader.meet} /> : null;
}
