"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/text/counted";
import { sharedCourseQueries } from "./queries";

const loadUpdateDialog = () => import("./update-dialog").then((module) => module.UpdateDialog);
const UpdateDialog = onDemand(loadUpdateDialog);

interface CopyNoticeProps {
  course: { id: number; name: string };
}

/** That whoever shared the course changed it. Nothing else of a copy is said here. */
export function CopyNotice({ course }: CopyNoticeProps) {
  const { data: copy } = useQuery(sharedCourseQueries.copy(course.id));
  const [reviewing, setReviewing] = useState(false);
  if (copy?.state !== "changed") return null;
  const changes = counted(copy.changes.length, "change");
  return (
    <section
      aria-label="Update of this course"
      className={
        "mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border " +
        "bg-muted px-4 py-3 text-sm"
      }
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          {copy.shared_by
            ? `${copy.shared_by} changed “${course.name}”: ${changes}`
            : `The one who shared “${course.name}” changed it: ${changes}`}
        </p>
        <p className="text-muted-foreground">Your course stays as it is until you say so.</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={loadUpdateDialog}
        onFocus={loadUpdateDialog}
        onClick={() => setReviewing(true)}
      >
        Review changes
      </Button>
      {reviewing && (
        <UpdateDialog course={course} copy={copy} onClose={() => setReviewing(false)} />
      )}
    </section>
  );
}
