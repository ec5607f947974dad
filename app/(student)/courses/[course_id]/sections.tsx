"use client";

import { afterLoad } from "@/components/shared/after-load";
import { Skeleton } from "@/components/ui/skeleton";

/** What lies below the first screen of a course. A first load pays for none of it. */

const Waiting = <Skeleton className="h-64 rounded-xl" />;

export const ClassTimes = afterLoad(
  () =>
    import("@/components/class-times/class-times-panel").then((module) => module.ClassTimesPanel),
  Waiting,
);
export const Work = afterLoad(() => import("./work").then((module) => module.Work), Waiting);
export const Topics = afterLoad(
  () => import("@/components/topics/topics-panel").then((module) => module.TopicsPanel),
  Waiting,
);
export const Files = afterLoad(() => import("./files").then((module) => module.Files), Waiting);
export const Grades = afterLoad(() => import("./grades").then((module) => module.Grades), Waiting);
export const KnowledgeMap = afterLoad(
  () => import("@/components/knowledge/knowledge-card").then((module) => module.KnowledgeCard),
  Waiting,
);
