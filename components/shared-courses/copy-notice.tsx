"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { resourceQueries } from "@/components/resources/queries";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import type { CourseCopy } from "@/lib/contract/course-copies";
import { counted } from "@/lib/text/counted";
import { CopiedFiles } from "./copied-files";
import { sharedCourseQueries } from "./queries";

const loadUpdateDialog = () => import("./update-dialog").then((module) => module.UpdateDialog);
const UpdateDialog = onDemand(loadUpdateDialog);

interface CopyNoticeProps {
  course: { id: number; name: string };
}

/** What there is to say at the top of a copy: that whoever shared it changed it, and files that are not there yet. */
export function CopyNotice({ course }: CopyNoticeProps) {
  const { data: copy } = useQuery(sharedCourseQueries.copy(course.id));
  useArrivals(copy?.files.length);
  return (
    <>
      {copy?.state === "changed" && <Offer course={course} copy={copy} />}
      {copy && copy.files.length > 0 && <CopiedFiles course_id={course.id} files={copy.files} />}
    </>
  );
}

/** A file that arrived stands in the lists of the course's files. */
function useArrivals(missing: number | undefined) {
  const client = useQueryClient();
  const before = useRef(missing);
  useEffect(() => {
    if (missing !== undefined && missing < (before.current ?? 0)) {
      void resourceQueries.refresh(client);
    }
    before.current = missing;
  }, [missing, client]);
}

function Offer({ course, copy }: CopyNoticeProps & { copy: CourseCopy }) {
  const [reviewing, setReviewing] = useState(false);
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
