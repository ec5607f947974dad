"use client";

import { afterLoad } from "@/components/shared/after-load";
import { ListSkeleton } from "@/components/shared/skeletons";

export const Panels = afterLoad(
  () => import("@/components/operator/panels").then((module) => module.Panels),
  <ListSkeleton label="Loading how the site is" rows={6} />,
);
