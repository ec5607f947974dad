import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { generatedPlan, planHref, planQueries } from "@/components/study-plans/queries";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Exam } from "@/lib/contract/exams";

interface PlanForExamProps {
  exam: Exam;
  onClose: () => void;
}

/** Makes a study plan for one exam and goes on to it. */
export function PlanForExam({ exam, onClose }: PlanForExamProps) {
  const { id: exam_id, course_id, name } = exam;
  const client = useQueryClient();
  const router = useRouter();
  const make = useMutation({
    mutationFn: async () =>
      generatedPlan(
        await call("POST /courses/{course_id}/exams/{exam_id}/generate_study_plan/", {
          path: { course_id, exam_id },
        }),
      ),
    onSuccess: async (plan) => {
      await planQueries.show(client, plan);
      router.push(planHref(plan.id, "exam"));
    },
    onError: () => planQueries.refresh(client),
  });
  return (
    <ConfirmDialog
      title="Plan for this exam"
      confirmLabel="Make the plan"
      busy={make.isPending || make.isSuccess}
      onConfirm={() => make.mutate()}
      onClose={onClose}
    >
      {`We'll draft a plan from what "${name}" covers and from your files, up to the day before.`}
      {make.isPending && (
        <span role="status" className="mt-3 block text-sm">
          This can take a few seconds…
        </span>
      )}
      {make.isError && (
        <span role="alert" className="mt-3 block text-destructive">
          {messageOf(make.error, "Failed to generate study plan")}
        </span>
      )}
    </ConfirmDialog>
  );
}
