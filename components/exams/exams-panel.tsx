"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useRemoval } from "@/components/common/use-removal";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue, hue } from "@/components/shared/hue";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { ChangeEffects } from "@/components/study-plans/public";
import { planQueries } from "@/components/study-plans/queries";
import { RESTORE_HINT } from "@/components/trash/queries";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Exam } from "@/lib/contract/exams";
import { ExamTimeline } from "./exam-timeline";
import { examQueries } from "./queries";
import { useExams } from "./use-exams";

const ExamModal = onDemand(() => import("./exam-modal").then((module) => module.ExamModal));
const ExamDetails = onDemand(() => import("./exam-details").then((module) => module.ExamDetails));
const PlanForExam = onDemand(() => import("./plan-for-exam").then((module) => module.PlanForExam));

type Opened = { what: "add" } | { what: "view" | "edit" | "plan" | "delete"; exam: Exam };

/** A course's exams as a timeline. */
export function ExamsPanel({ course_id }: { course_id: number }) {
  const { exams, error, isFetching, refetch } = useExams(course_id);
  const remove = useExamRemoval(course_id);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = () => setOpened({ what: "add" });

  return (
    <div {...hue(courseHue(course_id))}>
      <SectionCard
        title="Exams"
        count={exams?.length}
        flush
        empty={exams?.length === 0 ? EMPTY : undefined}
        actions={
          <Button variant="secondary" size="sm" onClick={add}>
            {exams?.length === 0 ? (
              "Add your first exam"
            ) : (
              <>
                <Plus aria-hidden />
                Add exam
              </>
            )}
          </Button>
        }
      >
        {error && !exams ? (
          <ErrorBanner
            className="m-5"
            title="We couldn't load your exams"
            message={messageOf(error)}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : !exams ? (
          <ListSkeleton label="Loading exams" />
        ) : exams.length === 0 ? null : (
          <ExamTimeline exams={exams} onOpen={(what, exam) => setOpened({ what, exam })} />
        )}
      </SectionCard>

      {opened?.what === "add" && <ExamModal course_id={course_id} onClose={close} />}
      {opened?.what === "edit" && (
        <ExamModal course_id={course_id} exam={opened.exam} onClose={close} />
      )}
      {opened?.what === "view" && (
        <ExamDetails
          exam={exams?.find(({ id }) => id === opened.exam.id) ?? opened.exam}
          onEdit={(exam) => setOpened({ what: "edit", exam })}
          onClose={close}
        />
      )}
      {opened?.what === "plan" && <PlanForExam exam={opened.exam} onClose={close} />}
      {opened?.what === "delete" && (
        <ConfirmDialog
          title="Delete Exam"
          confirmLabel="Delete"
          tone="danger"
          onConfirm={() => {
            remove(opened.exam);
            close();
          }}
          onClose={close}
        >
          {`Are you sure you want to delete "${opened.exam.name}"? This also deletes its topics ` +
            `and your preparation. ${RESTORE_HINT}`}
          <span className="mt-3 block">
            <ChangeEffects change={{ change: "delete_exam", exam_id: opened.exam.id }} />
          </span>
        </ConfirmDialog>
      )}
    </div>
  );
}

const EMPTY = {
  title: "No exams yet",
  sentence: "Add the dates you know, and you'll see what's next and how well prepared you are.",
};

function useExamRemoval(course_id: number) {
  const client = useQueryClient();
  const { queryKey } = examQueries.list(course_id);
  return useRemoval<Exam>({
    kind: "exam",
    list: queryKey,
    titleOf: ({ name }) => name,
    request: ({ id }) =>
      call("DELETE /courses/{course_id}/exams/{exam_id}/", { path: { course_id, exam_id: id } }),
    refresh: () =>
      Promise.all([examQueries.refresh(client, course_id), planQueries.refresh(client)]),
  }).mutate;
}
