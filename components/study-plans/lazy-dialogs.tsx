"use client";

import dynamic from "next/dynamic";

/** Call these when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadPlannerModal = () =>
  import("./planner-modal").then((module) => module.PlannerModal);
export const loadPlanModal = () => import("./plan-modal").then((module) => module.PlanModal);
export const loadPlanDetails = () => import("./plan-details").then((module) => module.PlanDetails);

/** The AI Study Planner: makes a plan and goes on to it. Mount it to open it. */
export const PlannerModal = dynamic(loadPlannerModal);

export const PlanModal = dynamic(loadPlanModal);
export const PlanDetails = dynamic(loadPlanDetails);

export const ConfirmDialog = dynamic(() =>
  import("@/components/shared/confirm-dialog").then((module) => module.ConfirmDialog),
);
