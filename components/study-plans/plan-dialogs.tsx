import { useQueryClient } from "@tanstack/react-query";
import { useRemoval } from "@/components/common/use-removal";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { toastError } from "@/components/shared/toast";
import { RESTORE_HINT } from "@/components/trash/queries";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { ChangeEffects, PlanDetails, PlanModal, PlannerModal } from "./public";
import { planQueries } from "./queries";
import { sourcesOf } from "./sources";
import type { usePlanAddress } from "./use-plan-address";

export type Opened =
  | { what: "create" | "planner" }
  /** `back` returns to the plan's details afterwards. */
  | { what: "edit" | "delete"; plan: StudyPlan; back?: boolean };

interface PlanDialogsProps {
  plans: StudyPlan[] | undefined;
  /** True while plans are loading: a plan that is missing may still arrive. */
  reading: boolean;
  address: ReturnType<typeof usePlanAddress>;
  opened: Opened | undefined;
  onOpened: (opened: Opened | undefined) => void;
}

export function PlanDialogs({ plans, reading, address, opened, onOpened }: PlanDialogsProps) {
  const remove = usePlanRemoval();
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
          key={`${plan_id} ${address.change}`}
          plan={plan}
          change={address.change}
          message={plan ? createdMessage(plan, address.made) : ""}
          onMessageRead={() => address.clearOrigin(plan_id)}
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
          title="Delete study plan"
          confirmLabel="Delete"
          tone="danger"
          onConfirm={() => {
            remove(opened.plan);
            onOpened(undefined);
          }}
          onClose={leave}
        >
          {`Are you sure you want to delete "${opened.plan.title}"? This also deletes its sessions ` +
            `and everything you've ticked off. ${RESTORE_HINT}`}
          {opened.plan.status === "active" && (
            <span className="mt-3 block">
              <ChangeEffects
                change={{ change: "delete_plan", plan_id: opened.plan.id }}
                except={opened.plan.id}
              />
            </span>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function usePlanRemoval() {
  const client = useQueryClient();
  return useRemoval<StudyPlan>({
    kind: "study_plan",
    list: planQueries.list().queryKey,
    titleOf: ({ title }) => title,
    request: ({ id }) => call("DELETE /study-plans/{plan_id}/", { path: { plan_id: id } }),
    refresh: () => planQueries.refresh(client),
    onFailed: (error, { title }) =>
      toastError(
        `We couldn't delete “${title}”. ${messageOf(error, "Failed to delete study plan")}`,
      ),
  }).mutate;
}

/** The message about a new plan. It mentions documents only where the plan uses some. */
function createdMessage({ plan_data }: StudyPlan, made: string | null) {
  if (made === "exam") return FOR_EXAM;
  if (made !== "planner") return "";
  const used = plan_data.topics.some((topic) => sourcesOf(topic).length > 0);
  return used ? FROM_MATERIAL : FROM_TOPICS;
}

const FROM_MATERIAL =
  "RAG-powered AI study plan created successfully with context from your uploaded resources!";
const FROM_TOPICS =
  "Your study plan is ready. We made it from the topics and exams of your course.";
const FOR_EXAM = "Your study plan for the exam is ready. Look it over, then activate it.";
