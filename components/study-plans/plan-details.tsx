"use client";

import { CircleCheck, Copy, Pencil, Trash2, X } from "lucide-react";
import { ActionMenu } from "@/components/shared/action-menu";
import { EmptyState } from "@/components/shared/empty-state";
import { courseHue, hue } from "@/components/shared/hue";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { ChangeByWords } from "./change-by-words";
import { GenerationFailed, GenerationRuns } from "./generation-stage";
import { HowMade, Shortfalls } from "./how-made";
import { MOVE_ICONS } from "./move-icons";
import { PlanMilestones, PlanTopics } from "./plan-entries";
import { isEditable, movesOf } from "./plan-facts";
import { PlanOverview } from "./plan-overview";
import { PlanWork } from "./plan-work";
import { useMoves, useMoving } from "./use-moves";

interface PlanDetailsProps {
  /** Left out when there is no such plan. */
  plan: StudyPlan | undefined;
  /** What has just been done to it; empty for nothing. */
  message: string;
  onMessageRead: () => void;
  onEdit: (plan: StudyPlan) => void;
  onDelete: (plan: StudyPlan) => void;
  onClose: () => void;
}

/** Everything about a plan, and all that can be done with it. */
export function PlanDetails({ plan, onClose, ...props }: PlanDetailsProps) {
  if (!plan) {
    return (
      <Modal title="Study Plan" onClose={onClose}>
        <EmptyState
          icon={X}
          size="inline"
          title="This study plan is not there any more"
          action={
            <Button variant="secondary" onClick={onClose}>
              Show All Plans
            </Button>
          }
        >
          It may have been deleted. What was deleted can be restored in the settings.
        </EmptyState>
      </Modal>
    );
  }
  return <Details plan={plan} onClose={onClose} {...props} />;
}

function Details({
  plan,
  message,
  onMessageRead,
  onEdit,
  onDelete,
  onClose,
}: PlanDetailsProps & { plan: StudyPlan }) {
  const move = useMoves();
  const busy = useMoving().includes(plan.id);
  const stage = plan.generation?.stage ?? "ready";
  return (
    <Modal size="lg" title={plan.title} description={plan.course_info.name} onClose={onClose}>
      <ModalBody className="grid content-start gap-7" {...hue(courseHue(plan.course_id))}>
        {message && stage === "ready" && <News message={message} onRead={onMessageRead} />}
        {stage === "generating" && <GenerationRuns title={plan.title} />}
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
            {plan.status !== "completed" && <ChangeByWords plan={plan} />}
            <HowMade plan={plan} />
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
          movesOf(plan)
            .toReversed()
            .map(({ move: step, label }, index, steps) => {
              const Icon = MOVE_ICONS[step];
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

function News({ message, onRead }: { message: string; onRead: () => void }) {
  return (
    <div
      role="status"
      data-hue="green"
      className="flex animate-fade items-start gap-3 rounded-lg bg-tint-soft px-4 py-3 text-sm text-tint-ink"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1 font-medium">{message}</p>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Dismiss"
        className="-my-1 -mr-1.5 text-tint-ink hover:text-tint-ink"
        onClick={onRead}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
