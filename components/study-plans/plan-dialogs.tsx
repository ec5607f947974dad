import { KEPT } from "@/components/trash/queries";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { ConfirmDialog, PlanDetails, PlanModal, PlannerModal } from "./lazy-dialogs";
import { sourcesOf } from "./sources";
import type { usePlanAddress } from "./use-plan-address";
import { useRemoval } from "./use-removal";

export type Opened =
  | { what: "create" | "planner" }
  /** `back` returns to the plan's details afterwards. */
  | { what: "edit" | "delete"; plan: StudyPlan; back?: boolean };

interface PlanDialogsProps {
  plans: StudyPlan[] | undefined;
  /** The plans are being read: one that is not among them may be in a moment. */
  reading: boolean;
  address: ReturnType<typeof usePlanAddress>;
  opened: Opened | undefined;
  onOpened: (opened: Opened | undefined) => void;
}

export function PlanDialogs({ plans, reading, address, opened, onOpened }: PlanDialogsProps) {
  const remove = useRemoval();
  const { plan_id } = address;
  const plan = plans?.find(({ id }) => id === plan_id);
  const leave = () => {
    onOpened(undefined);
    if (opened && "back" in opened && opened.back) address.open(opened.plan.id);
  };
  const goTo = (next: Opened) => {
    address.close();
    onOpened(next);
  };

  return (
    <>
      {plan_id !== null && plans && (plan || !reading) && (
        <PlanDetails
          key={plan_id}
          plan={plan}
          message={plan ? newsOf(plan, address.made) : ""}
          onMessageRead={() => address.forgetMade(plan_id)}
          onEdit={(plan) => goTo({ what: "edit", plan, back: true })}
          onDelete={(plan) => goTo({ what: "delete", plan, back: true })}
          onClose={address.close}
        />
      )}
      {opened?.what === "create" && <PlanModal onClose={leave} />}
      {opened?.what === "edit" && <PlanModal plan={opened.plan} onClose={leave} />}
      {opened?.what === "planner" && (
        <PlannerModal
          onMade={(plan) => {
            onOpened(undefined);
            address.open(plan.id, "planner");
          }}
          onClose={leave}
        />
      )}
      {opened?.what === "delete" && (
        <ConfirmDialog
          title="Delete Study Plan"
          confirmLabel="Delete"
          tone="danger"
          onConfirm={() => {
            remove(opened.plan);
            onOpened(undefined);
          }}
          onClose={leave}
        >
          {`Are you sure you want to delete "${opened.plan.title}"? Its sessions and what you have ticked go with it. ${KEPT}`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What is told of a plan that has just been made. It names documents only where the plan builds on some. */
function newsOf({ plan_data }: StudyPlan, made: string | null) {
  if (made === "exam") return FOR_EXAM;
  if (made !== "planner") return "";
  const used = plan_data.topics.some((topic) => sourcesOf(topic).length > 0);
  return used ? FROM_MATERIAL : FROM_TOPICS;
}

const FROM_MATERIAL =
  "RAG-powered AI study plan created successfully with context from your uploaded resources!";
const FROM_TOPICS = "Study plan created from the topics and exams of your course.";
const FOR_EXAM = "The study plan for your exam is there. Look it over, then activate it.";
