"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useId, useState } from "react";
import { useLocale } from "@/components/common/session/use-locale";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue, hue } from "@/components/shared/hue";
import { PeriodHeader } from "@/components/shared/period-header";
import { useWide } from "@/components/shared/use-wide";
import { messageOf } from "@/lib/client/api-error";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { weekOf } from "@/lib/time/calendar-days";
import { spanOfDays } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { patternStyle } from "./patterns";
import { hoursText } from "./plan-facts";
import { planHref, scheduleQueries } from "./queries";
import { UndoSchedule } from "./undo-schedule";
import { useRunningChanges } from "./use-sessions";
import { useToday } from "./use-today";
import { WeekColumns, type WeekDaysProps } from "./week-columns";
import { partsOf, patternsOf, weekText } from "./week-facts";
import { WeekList } from "./week-list";
import { WeekShort } from "./week-short";
import { WeekSkeleton } from "./week-skeleton";

/** One week of all active plans: each day's sessions within its hours, and what does not fit. */
export function StudyWeek({ plans }: { plans: StudyPlan[] | undefined }) {
  const client = useQueryClient();
  const id = useId();
  const today = useToday();
  const wide = useWide();
  const locale = useLocale();
  const [day, setDay] = useState(today);
  const from = (day: string) => weekOf(day, locale)[0] ?? day;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    scheduleQueries.week(from(day)),
  );
  const changed = useRunningChanges();
  const titles = new Map(plans?.map((plan) => [plan.id, plan.title]));

  if (!plans) return <WeekSkeleton />;
  if (error && !data) {
    return (
      <ErrorBanner
        className="mb-6"
        title="We couldn't load your week"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <WeekSkeleton />;
  if (!plans.some(({ status }) => status === "active")) return <NoWeek />;
  const days = data.days.map((one) => ({ ...one, sessions: one.sessions.map(changed) }));
  const Days = wide ? WeekColumns : WeekList;
  const shown = weekOf(day, locale);
  const patterns = patternsOf(plans);

  return (
    <section
      aria-labelledby={id}
      aria-busy={isPlaceholderData || undefined}
      className="mb-6 min-w-0 overflow-clip rounded-xl border bg-card shadow-card"
    >
      <div className="px-5 pt-4">
        <PeriodHeader
          id={id}
          title={spanOfDays(shown[0] ?? day, shown[6] ?? day)}
          unit="week"
          note={isPlaceholderData ? undefined : weekText(days, today)}
          onTurn={(steps) => setDay(addDays(day, 7 * steps))}
          onNear={(steps) =>
            void client.prefetchQuery(scheduleQueries.week(from(addDays(day, 7 * steps))))
          }
          onToday={() => setDay(today)}
        />
        <Parts days={days} patterns={patterns} />
      </div>
      <Days days={days} today={today} day={day} onDay={setDay} patterns={patterns} />
      <WeekShort
        short={data.short}
        ways_out={data.ways_out}
        titleOf={(plan_id) => titles.get(plan_id) ?? "Study plan"}
      />
      {data.undo && <UndoSchedule key={data.undo.id} undo={data.undo} />}
    </section>
  );
}

/** Which colour is whose, and how much of the week it takes. */
function Parts({ days, patterns }: Pick<WeekDaysProps, "days" | "patterns">) {
  const parts = partsOf(days.flatMap(({ sessions }) => sessions));
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Hours of each plan" className="-mt-1 mb-3 flex flex-wrap gap-x-5 gap-y-0.5">
      {parts.map(({ plan_id, plan_title, course_id, hours }) => (
        <li key={plan_id} {...hue(courseHue(course_id))} className="min-w-0 max-w-full">
          <Link
            href={planHref(plan_id)}
            className={
              "inline-flex min-h-6 max-w-full items-center gap-2 rounded-sm text-sm " +
              "underline-offset-4 hover:underline"
            }
          >
            <span
              aria-hidden
              className="h-2.5 w-5 shrink-0 rounded-xs bg-tint"
              style={patternStyle(patterns.get(plan_id))}
            />
            <span className="truncate">{plan_title}</span>
            <span className="shrink-0 text-muted-foreground tabular-nums">{hoursText(hours)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoWeek() {
  return (
    <p className="mb-6 rounded-xl border bg-card px-5 py-4 text-muted-foreground shadow-card">
      Activate a plan, and you'll see its sessions here, day by day.
    </p>
  );
}
