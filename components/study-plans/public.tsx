"use client";

import type { QueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useSyncExternalStore } from "react";
import { afterLoad } from "@/components/shared/after-load";
import { onDemand } from "@/components/shared/on-demand";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import type { ScheduleChange } from "@/lib/contract/schedule";
import { timerActivity } from "./timer-activity";

/** Call these when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadPlannerModal = () =>
  import("./planner-modal").then((module) => module.PlannerModal);
export const loadPlanModal = () => import("./plan-modal").then((module) => module.PlanModal);
export const loadPlanDetails = () => import("./plan-details").then((module) => module.PlanDetails);

/** The AI Study Planner: makes a plan and goes on to it. Mount it to open it. */
export const PlannerModal = onDemand(loadPlannerModal);

/** What opens it on a page. */
export function PlannerButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      onPointerEnter={loadPlannerModal}
      onFocus={loadPlannerModal}
      onClick={onClick}
    >
      <Sparkles aria-hidden />
      AI Study Planner
    </Button>
  );
}

export const PlanModal = onDemand(loadPlanModal);
export const PlanDetails = onDemand(loadPlanDetails);

const TimerBar = onDemand(() => import("./timer-bar").then((module) => module.TimerBar));

/** The running focus timer, on every page; its code comes with the first one. */
export function RunningTimer() {
  const { read, readOnServer, subscribe } = timerActivity;
  return useSyncExternalStore(subscribe, read, readOnServer) ? <TimerBar /> : null;
}

/** What a change would do to the sessions of all plans. */
export const ChangeEffects = onDemand(() =>
  import("./change-effects").then((module) => module.ChangeEffects),
);

/** The sessions planned for today; their code comes after the rest of the page. */
export const TodaySessions = afterLoad(
  () => import("./today-sessions").then((module) => module.TodaySessions),
  <ListSkeleton label="Loading today's sessions" rows={2} />,
);

/** Makes a change of the schedule, and says when it is made what it did to the sessions of all plans. */
export async function changeTelling<T>(
  client: QueryClient,
  { change, make, done }: { change: ScheduleChange; make: () => Promise<T>; done: string },
): Promise<T> {
  const { tellEffects, withEffects } = await import("./tell-effects");
  const { answer, ...told } = await withEffects(change, make);
  tellEffects(client, done, told);
  return answer;
}
