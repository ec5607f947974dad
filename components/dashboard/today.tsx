"use client";

import { CircleAlert } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useTicks } from "@/components/assignments/public";
import { useZone } from "@/components/common/session/session-provider";
import { courseHue, hue } from "@/components/shared/hue";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ShowAll } from "@/components/shared/show-all";
import { TypeBadge } from "@/components/shared/type-badge";
import { useLoaded } from "@/components/shared/use-loaded";
import { TodaySessions } from "@/components/study-plans/public";
import type { Dashboard } from "@/lib/contract/dashboard";
import { DUE_WORK_MAX } from "@/lib/contract/dashboard-values";
import { formatExamTime } from "@/lib/time/format";
import { ClassesToday } from "./classes-today";
import { DueList, tickable } from "./due-list";

/** Nobody types before the page is there. */
const QuickAdd = onDemand(() =>
  import("@/components/quick-add/public").then((module) => module.QuickAdd),
);

/** Work whose time is over, each with one click to finish it. */
export function Overdue({ overdue: { count, assignments } }: Pick<Dashboard, "overdue">) {
  const ticks = useTicks(assignments.map(tickable));
  const [all, setAll] = useState(false);
  const more = count - assignments.length;
  const total = ticks.rows.length;
  // What came with the page names the first few of them: first-part.ts.
  const listed = Math.max(total, Math.min(count, DUE_WORK_MAX));
  if (total === 0) return null;
  return (
    <section
      aria-labelledby="overdue"
      className="mb-5 overflow-clip rounded-xl border border-destructive/45 bg-card shadow-card"
    >
      <h2
        id="overdue"
        className="flex items-center gap-2 px-5 pt-3.5 pb-2 text-lg font-semibold text-destructive"
      >
        <CircleAlert aria-hidden className="size-4.5" />
        Overdue
        <span className="text-sm font-medium tabular-nums">{count}</span>
      </h2>
      <DueList label="Overdue work" when="late" most={all ? total : FEW} {...ticks} />
      {total > FEW && (
        <div className="border-t px-2.5 py-1.5">
          <ShowAll count={listed} all={all} onAll={setAll} />
        </div>
      )}
      {more > 0 && (total <= FEW || all) && (
        <p className="border-t px-5 py-3 text-sm text-muted-foreground">
          You'll find {more} older {more === 1 ? "one" : "ones"} in your{" "}
          <Link href="/courses" className="font-medium text-link underline underline-offset-4">
            courses
          </Link>
          .
        </p>
      )}
    </section>
  );
}

/** So that today stays in sight on a phone, however much is late. */
const FEW = 3;

type TodayProps = Pick<Dashboard, "due_today" | "upcoming_exams" | "today_classes"> & {
  hasPlans: boolean;
};

/** What the day holds: exams, what is due, the sessions of the plans; and a line to add what comes up. */
export function Today({ due_today, upcoming_exams, today_classes, hasPlans }: TodayProps) {
  const ticks = useTicks(due_today.map(tickable));
  const loaded = useLoaded();
  const exams = upcoming_exams.filter(({ days_until_exam }) => days_until_exam === 0);
  const free = ticks.rows.length === 0 && exams.length === 0;
  return (
    <SectionCard title="Today" flush className="mb-5">
      <div className="divide-y">
        {exams.length > 0 && <ExamsToday exams={exams} />}
        {ticks.rows.length > 0 && <DueList label="Due today" when="today" {...ticks} />}
        {free && <p className="px-5 py-3.5 text-muted-foreground">You have nothing due today.</p>}
        {today_classes.length > 0 && <ClassesToday classes={today_classes} />}
        {hasPlans && <TodaySessions />}
        <div className="min-h-13 py-2 pr-3 pl-5 pointer-coarse:min-h-15">
          {loaded && <QuickAdd course_id={null} />}
        </div>
      </div>
    </SectionCard>
  );
}

function ExamsToday({ exams }: { exams: Dashboard["upcoming_exams"] }) {
  const zone = useZone();
  return (
    <ul aria-label="Exams today" className="divide-y">
      {exams.map((exam) => (
        <li key={exam.id} {...hue(courseHue(exam.course_id))}>
          <Link
            href={`/courses/${exam.course_id}`}
            className="flex items-center gap-4 bg-tint-soft/55 px-5 py-3.5 hover:bg-tint-soft"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{exam.name}</span>
                <TypeBadge type={exam.exam_type}>{exam.exam_type_display}</TypeBadge>
              </span>
              <span className="text-sm text-muted-foreground">
                {[exam.course_name, exam.location].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="shrink-0 text-sm font-medium tabular-nums">
              {formatExamTime(exam, zone)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
