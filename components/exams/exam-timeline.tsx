"use client";

import { type ComponentProps, useState } from "react";
import { ShowAll } from "@/components/shared/show-all";
import type { Exam } from "@/lib/contract/exams";
import { ExamRow } from "./exam-row";

interface ExamTimelineProps {
  /** By date. */
  exams: Exam[];
  onOpen: ComponentProps<typeof ExamRow>["onOpen"];
}

/** What is to come by date, the next one marked; below it what is past, latest first. */
export function ExamTimeline({ exams, onOpen }: ExamTimelineProps) {
  const coming = exams.filter((exam) => !isPast(exam));
  const past = exams.filter(isPast).reverse();
  return (
    <div className="divide-y">
      {coming.length > 0 && <TimelineSection what="exams to come" exams={coming} onOpen={onOpen} />}
      {past.length > 0 && <TimelineSection what="past exams" past exams={past} onOpen={onOpen} />}
    </div>
  );
}

interface TimelineSectionProps extends ExamTimelineProps {
  what: string;
  past?: boolean;
}

function TimelineSection({ what, past = false, exams, onOpen }: TimelineSectionProps) {
  const [all, setAll] = useState(false);
  const few = past ? SHOWN_PAST : SHOWN_COMING;
  const shown = all ? exams : exams.slice(0, few);
  return (
    <div>
      {past && <h3 className="px-5 pt-3.5 text-sm font-medium text-muted-foreground">Past</h3>}
      <ol aria-label={what}>
        {shown.map((exam, index) => (
          <ExamRow
            key={exam.id}
            exam={exam}
            next={!past && index === 0}
            past={past}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {exams.length > few && (
        <ShowAll
          count={exams.length}
          what={what}
          all={all}
          onAll={setAll}
          className="mx-2.5 mb-2.5"
        />
      )}
    </div>
  );
}

function isPast({ status }: Exam) {
  return status === "completed" || status === "cancelled";
}

const SHOWN_COMING = 8;
const SHOWN_PAST = 3;
