import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { assignmentQueries } from "@/components/assignments/queries";
import { toastError, toastWithUndo } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { DueAssignment } from "@/lib/contract/dashboard";

/** Finishes work where it stands; it stays in sight, struck through, until the page is opened again. */
export function useFinish() {
  const client = useQueryClient();
  const [finished, setFinished] = useState<ReadonlySet<number>>(NONE);
  const show = (id: number, done: boolean) =>
    setFinished((before) => {
      const next = new Set(before);
      if (done) next.add(id);
      else next.delete(id);
      return next;
    });

  const { mutate } = useMutation({
    mutationFn: store,
    // One after the other: a tick that overtook the undo before it would be taken back by it.
    scope: { id: "finish" },
    onMutate: ({ assignment, done }) => show(assignment.id, done),
    onError: (error, { assignment, done }) => {
      show(assignment.id, !done);
      toastError(
        `“${assignment.title}” ${done ? "was not finished" : "stays finished"}. ${messageOf(error)}`,
      );
    },
    onSuccess: (_, { assignment, done }) => {
      if (!done) return;
      toastWithUndo(`“${assignment.title}” is finished`, () => mutate({ assignment, done: false }));
    },
    onSettled: (_, __, { assignment }) => assignmentQueries.refresh(client, assignment.course_id),
  });
  return { finished, finish: mutate };
}

const NONE: ReadonlySet<number> = new Set();

async function store({ assignment, done }: { assignment: DueAssignment; done: boolean }) {
  const path = { course_id: assignment.course_id, assignment_id: assignment.id };
  if (done) {
    await call("POST /courses/{course_id}/assignments/{assignment_id}/mark-completed/", { path });
    return;
  }
  const current = await call("GET /courses/{course_id}/assignments/{assignment_id}/", { path });
  await call("PUT /courses/{course_id}/assignments/{assignment_id}/", {
    path,
    body: { ...current, status: assignment.status },
  });
}
