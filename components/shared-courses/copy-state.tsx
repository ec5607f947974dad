"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { CourseCopy } from "@/lib/contract/course-copies";
import { counted } from "@/lib/text/counted";
import { sharedCourseQueries } from "./queries";
import { useUndoUpdate } from "./use-update";

/** Where a student looks for updates: what there is of them, also that there are no more. */
export function CopyState({ course_id }: { course_id: number }) {
  const { data: copy, error } = useQuery(sharedCourseQueries.copy(course_id));
  const undo = useUndoUpdate(course_id);
  if (!copy) return error ? messageOf(error) : "Looking for updates…";
  return (
    <>
      {STATES[copy.state]}
      {copy.accepted && (
        <Button
          variant="link"
          size="sm"
          className="block"
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Undo the last {counted(copy.accepted.count, "change")}
        </Button>
      )}
    </>
  );
}

const STATES: Record<CourseCopy["state"], string> = {
  current: "Up to date",
  changed: "There's an update",
  ended: "No more updates: its link was withdrawn or has expired",
};
