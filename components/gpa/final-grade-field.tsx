import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TypedInput } from "@/components/common/typed-input";
import { gradeQueries } from "@/components/grades/queries";
import { call } from "@/lib/client/call";
import type { CourseResult } from "@/lib/contract/gpa";

/** The grade a course ended with, as the transcript says it; left empty, the scores tell. */
export function FinalGradeField({ course }: { course: CourseResult }) {
  const queries = useQueryClient();
  const { course_id, name, final_letter, letter } = course;
  const set = useMutation({
    mutationFn: (typed: string) =>
      call("PUT /courses/{course_id}/grades/details/", {
        path: { course_id },
        body: { final_letter: typed },
      }),
    onSuccess: async (saved) => {
      queries.setQueryData(gradeQueries.of(course_id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: gradeQueries.ofAll().queryKey });
    },
  });

  return (
    <TypedInput
      row="final grade"
      label={`Final grade of ${name}`}
      saved={final_letter}
      placeholder={letter ?? "Grade"}
      maxLength={20}
      save={async (typed) => void (await set.mutateAsync(typed))}
      isBusy={set.isPending}
      className="w-20"
    />
  );
}
