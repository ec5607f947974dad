"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePageDrop } from "@/components/common/files/page-drop";
import { SampleCourseButton } from "@/components/courses/public";
import { SyllabusDrop, sendSyllabi } from "@/components/syllabus-import/public";
import { cn } from "@/lib/cn";
import { AddCourse } from "./add-course";

/**
 * What a student without courses of their own meets: the fastest way to a filled term, and the other ones. Beside a
 * sample course, whose work stands below, it is small.
 */
export function FirstRun({ hasSample }: { hasSample: boolean }) {
  const client = useQueryClient();
  // Beside the zone as well: without a course there is nothing else that a file could be.
  usePageDrop({
    onFiles: (files) => void sendSyllabi(client, files),
    label: "Let go to read your syllabi",
  });
  return (
    <section
      aria-labelledby="first-run"
      className={cn(
        "mb-5 rounded-xl border bg-card px-5 shadow-card",
        hasSample ? "py-4" : "py-6 sm:px-8 sm:py-8",
      )}
    >
      <h2 id="first-run" className={cn("font-semibold", hasSample ? "mb-3 text-lg" : "text-xl")}>
        Set up your term in a minute
      </h2>
      {!hasSample && (
        <p className="mt-1.5 mb-5 max-w-xl text-pretty text-muted-foreground">
          Drop in your syllabi. We'll find the deadlines, exams, grades and topics, and show you the
          page for each. You check them, and your term is set up.
        </p>
      )}
      <SyllabusDrop compact={hasSample} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted-foreground">
        <span className="max-sm:w-full">No syllabus at hand?</span>
        {!hasSample && <SampleCourseButton size="sm" />}
        <AddCourse label="Add by hand" variant="secondary" />
      </div>
    </section>
  );
}
