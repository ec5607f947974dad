"use client";

import { CircleCheck, Copy, Pencil, Trash2 } from "lucide-react";
import { ActionMenu } from "@/components/shared/action-menu";
import { courseHue, hue } from "@/components/shared/hue";
import { MissingModal } from "@/components/shared/missing-modal";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { Notice } from "@/components/shared/notice";
import { Button } from "@/components/ui/button";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { ChangeRequest } from "./change-request";
import { GenerationFailed, GenerationRunning } from "./generation-stage";
import { PlanMilestones, PlanTopics } from "./plan-entries";
import { allowedTransitions, isEditable } from "./plan-facts";
import { PlanOrigin, Shortfalls } from "./plan-origin";
import { PlanOverview } from "./plan-overview";
import { PlanWork } from "./plan-work";
import { TRANSITION_ICONS } from "./transition-icons";
import { useBusyPlans, usePlanTransitions } from "./use-plan-transitions";

interface PlanDetailsProps {
  /** Left out when there is no such plan. */
  plan: StudyPlan | undefined;
  /** A change to ask for at once; empty where there is none. */
  change: string;
  /** The message about the latest change; empty when there is none. */
  message: string;
  onMessageRead: () => void;
  onEdit: (plan: StudyPlan) => void;
  onDelete: (plan: StudyPlan) => void;
  onClose: () => void;
}

/** Everything about a plan, and all that can be done with it. */
export function PlanDetails({ plan, onClose, ...props }: PlanDetailsProps) {
  if (!plan)
    return <MissingModal noun="Study Plan" closeLabel="Show All Plans" onClose={onClose} />;
  return <Details plan={plan} onClose={onClose} {...props} />;
}

function Details({
  plan,
  change,
  message,
  onMessageRead,
  onEdit,
  onDelete,
  onClose,
}: PlanDetailsProps & { plan: StudyPlan }) {
  const move = usePlanTransitions();
  const busy = useBusyPlans().includes(plan.id);
  const stage = plan.generation?.stage ?? "ready";
  return (
    <Modal size="lg" title={plan.title} description={plan.course_info.name} onClose={onClose}>
      <ModalBody className="grid content-start gap-7" {...hue(courseHue(plan.course_id))}>
        {message && stage === "ready" && (
          <Notice tone="success" icon={CircleCheck} title={message} onDismiss={onMessageRead} />
        )}
        {stage === "generating" && <GenerationRunning title={plan.title} />}
        {stage === "failed" && (
          <GenerationFailed plan={plan} busy={busy} onAgain={() => move(plan, "again")} />
        )}
        <PlanOverview plan={plan} />
        {stage === "ready" && (
          <>
            <Shortfalls plan={plan} />
            <PlanWork plan={plan} />
            <PlanTopics plan={plan} />
            <PlanMilestones plan={plan} />
            {plan.status !== "completed" && <ChangeRequest plan={plan} asked={change} />}
            <PlanOrigin plan={plan} />
          </>
        )}
      </ModalBody>
      <ModalFooter className="items-center">
        <div className="mr-auto flex-none!">
          <ActionMenu
            label={`More actions for ${plan.title}`}
            items={[
              { label: "Duplicate", icon: Copy, onSelect: () => move(plan, "duplicate") },
              { label: "Delete", icon: Trash2, tone: "danger", onSelect: () => onDelete(plan) },
            ]}
          />
        </div>
        {isEditable(plan) && (
          <Button variant="secondary" onClick={() => onEdit(plan)}>
            <Pencil aria-hidden />
            Edit
          </Button>
        )}
        {stage === "ready" &&
          allowedTransitions(plan)
            .toReversed()
            .map(({ move: step, label }, index, steps) => {
              const Icon = TRANSITION_ICONS[step];
              return (
                <Button
                  key={step}
                  variant={index === steps.length - 1 ? "primary" : "secondary"}
                  loading={busy}
                  onClick={() => move(plan, step)}
                >
                  <Icon aria-hidden />
                  {label}
                </Button>
              );
            })}
      </ModalFooter>
    </Modal>
  );
}
