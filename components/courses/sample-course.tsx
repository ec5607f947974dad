"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastError } from "@/components/shared/toast";
import { Button, type ButtonProps } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { type Course, courseQueries } from "./queries";
import { useCourseRemoval } from "./use-course-removal";

export const REMOVE_SAMPLE = "Remove the sample course";

/** Makes the sample course, or finds the one that is there, and opens it. */
export function SampleCourseButton(look: Pick<ButtonProps, "variant" | "size" | "className">) {
  const client = useQueryClient();
  const router = useRouter();
  const open = useMutation({
    mutationFn: () => call("POST /courses/sample/", {}),
    onSuccess: (course) => {
      client.setQueryData(courseQueries.one(course.id).queryKey, course);
      // It may stand in any list, count and sum.
      void client.invalidateQueries();
      router.push(`/courses/${course.id}`);
    },
    onError: (error) => toastError(`We couldn't set up the sample course. ${messageOf(error)}`),
  });
  return (
    <Button
      variant="secondary"
      {...look}
      loading={open.isPending || open.isSuccess}
      onClick={() => open.mutate()}
    >
      Try a sample course
    </Button>
  );
}

/** Says on its page that it is none of the student's own, and takes it away without asking. */
export function SampleNotice({ course }: { course: Course }) {
  const router = useRouter();
  const remove = useCourseRemoval({
    onRemoved: () => router.push("/courses"),
    onFailed: (error) => toastError(`The sample course is still here. ${messageOf(error)}`),
  });
  return (
    <div
      className={
        "mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border " +
        "border-dashed px-4 py-2 text-sm text-muted-foreground"
      }
    >
      <p>This is a sample course. Look around and try things out. Nothing here counts.</p>
      <Button
        variant="ghost"
        className="-mx-2 px-2 pointer-coarse:px-2"
        loading={remove.isPending || remove.isSuccess}
        onClick={() => remove.mutate(course)}
      >
        {REMOVE_SAMPLE}
      </Button>
    </div>
  );
}
