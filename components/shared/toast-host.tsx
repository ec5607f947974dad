"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { toastLoader } from "@/components/shared/toast";

const Toaster = dynamic(() => import("@/components/ui/sonner").then((module) => module.Toaster), {
  ssr: false,
});

export function ToastHost() {
  const wanted = useSyncExternalStore(toastLoader.subscribe, toastLoader.exists, () => false);
  return wanted ? <Toaster onReady={toastLoader.meet} /> : null;
}
