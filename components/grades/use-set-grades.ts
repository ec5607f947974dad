import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { SentBody } from "@/lib/contract/endpoint";
import type { GradePiece } from "@/lib/contract/grade-pieces";
import type { CourseGrades, grades } from "@/lib/contract/grades";
import { gradeQueries } from "./queries";

type Change = Pick<SentBody<typeof grades.setPiece>, "score" | "component">;

/** What is worked out from the scores of a course is shown, and that of all courses asked for anew. */
function useShowSaved(course_id: number) {
  const queries = useQueryClient();
  return (saved: CourseGrades) => {
    queries.setQueryData(gradeQueries.of(course_id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: gradeQueries.ofAll().queryKey });
  };
}

/** Saves what a student says of a piece, and shows what follows from it. Scores of a course are saved one by one. */
export function useSetPiece(course_id: number) {
  const onSuccess = useShowSaved(course_id);
  return useMutation({
    scope: { id: `grades-${course_id}` },
    mutationFn: ({ piece, ...change }: Change & { piece: GradePiece }) =>
      call("PUT /courses/{course_id}/grades/pieces/", {
        path: { course_id },
        body: { ...identityOf(piece), ...change },
      }),
    onSuccess,
  });
}

/** Saves many of them in one request, or takes them back. */
export function useSetPieces(course_id: number) {
  const onSuccess = useShowSaved(course_id);
  return useMutation({
    scope: { id: `grades-${course_id}` },
    mutationFn: (body: SentBody<typeof grades.setPieces>) =>
      call("POST /courses/{course_id}/grades/pieces/", { path: { course_id }, body }),
    onSuccess,
  });
}

/** Replaces how the parts of the grade come to the result. */
export function useSetRules(course_id: number) {
  const onSuccess = useShowSaved(course_id);
  return useMutation({
    scope: { id: `grades-${course_id}` },
    mutationFn: (body: SentBody<typeof grades.setRules>) =>
      call("PUT /courses/{course_id}/grades/rules/", { path: { course_id }, body }),
    onSuccess,
  });
}

/** The grade a course ended with, or how much there is of what a rule counts. */
export function useSetDetails(course_id: number) {
  const queries = useQueryClient();
  const onSuccess = useShowSaved(course_id);
  return useMutation({
    scope: { id: `grades-${course_id}` },
    mutationFn: ({ count, final_letter }: Details) => {
      // With those that were saved while this one waited.
      const known = queries.getQueryData(gradeQueries.of(course_id).queryKey)?.counts;
      const counts = count && { ...known, [count.name]: count.value };
      const path = { course_id };
      return call("PUT /courses/{course_id}/grades/details/", {
        path,
        body: { counts, final_letter },
      });
    },
    onSuccess,
  });
}

interface Details {
  count?: { name: string; value: string };
  final_letter?: string;
}

/** Work is named by itself; what no list of work holds by its own id, or by its title and part where it is new. */
export function identityOf(
  piece: Pick<GradePiece, "assignment_id" | "exam_id" | "piece_id" | "title" | "component">,
) {
  const { assignment_id, exam_id, piece_id, title, component } = piece;
  if (assignment_id !== null) return { assignment_id };
  if (exam_id !== null) return { exam_id };
  return piece_id === null ? { title, component } : { piece_id };
}
