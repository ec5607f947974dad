"use client";

import Link from "next/link";
import { useZone } from "@/components/common/session/session-provider";
import { courseHue, hue } from "@/components/shared/hue";
import { ProgressRing } from "@/components/shared/progress-ring";
import type { Dashboard } from "@/lib/contract/dashboard";
import { formatExamTime, relativeDay } from "@/lib/time/format";

/** The exam that comes first, however far away, and how much of it is prepared. */
export function NextExam({ exam }: { exam: NonNullable<Dashboard["next_exam"]> }) {
  const zone = useZone();
  return (
    <section aria-label="Next exam" className="mb-5" {...hue(courseHue(exam.course_id))}>
      <Link
        href={`/courses/${exam.course_id}`}
        prefetch
        className={
          "flex items-center gap-4 rounded-xl border bg-card px-5 py-3.5 shadow-card " +
          "transition-[border-color] hover:border-input/60"
        }
      >
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-muted-foreground">Next exam</span>
          <span className="block font-semibold break-words">{exam.name}</span>
          <span className="mt-0.5 flex items-center gap-2 text-sm text-muted-foreground">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
            <span className="truncate">{exam.course_name}</span>
          </span>
        </span>
        <span className="shrink-0 text-right text-sm tabular-nums">
          <span className="block text-xl font-semibold">{relativeDay(exam.days_until_exam)}</span>
          <span className="block text-muted-foreground">{formatExamTime(exam, zone)}</span>
        </span>
        <ProgressRing
          size={26}
          value={exam.preparation_percentage}
          label={`Preparation for ${exam.name}`}
        />
      </Link>
    </section>
  );
}
