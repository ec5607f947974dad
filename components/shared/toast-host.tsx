"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { toastDemand } from "@/components/shared/toast";

const Toaster = dynamic(() => import("@/components/ui/sonner").then((module) => module.Toaster), {
  ssr: false,
});

export function ToastHost() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.exists, () => false);
  return wanted ? <Toaster onReady={toastDemand.meet} /> : null;
}
