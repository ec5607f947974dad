"use client";

import Link from "next/link";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ListSkeleton } from "@/components/shared/skeletons";
import { messageOf } from "@/lib/client/api-error";
import type { StudySession } from "@/lib/contract/study-sessions";
import { counted } from "@/lib/text/counted";
import { longDay } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { hoursText } from "./plan-facts";
import { planHref, sessionQueries } from "./queries";
import { SessionRow } from "./session-row";
import { useSessions } from "./use-sessions";
import { useToday } from "./use-today";

/** Today's sessions of all active plans, to tick or to sit down to. */
export function TodaySessions() {
  const today = useToday();
  const { sessions, error, isFetching, refetch } = useSessions(
    sessionQueries.between(addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS)),
  );
  const planned = sessions?.filter(({ date }) => date === today) ?? [];
  const hours = planned.reduce((sum, session) => sum + session.hours, 0);
  return (
    <div className="divide-y">
      {error && (
        <ErrorBanner
          className="m-5"
          title="Error loading today's sessions"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!sessions && !error && <ListSkeleton label="Loading today's sessions" rows={2} />}
      {planned.length > 0 && (
        <>
          <p className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2.5 text-sm text-muted-foreground">
            {`${hoursText(hours)} planned, ${hoursText(doneHours(planned))} done`}
            <Link href="/study-plans" className="rounded-sm underline underline-offset-4">
              Study Plans
            </Link>
          </p>
          <ul aria-label="Sessions today" className="divide-y">
            {planned.map((session) => (
              <SessionRow key={session.id} session={session} ofPlan />
            ))}
          </ul>
        </>
      )}
      {sessions && planned.length === 0 && <NothingToday sessions={sessions} today={today} />}
      {sessions && <Missed sessions={sessions} />}
    </div>
  );
}

interface NothingTodayProps {
  sessions: StudySession[];
  today: string;
}

function NothingToday({ sessions, today }: NothingTodayProps) {
  const next = sessions
    .filter(({ date, status }) => date > today && status === "planned")
    .sort((a, b) => (a.date < b.date ? -1 : 1))[0];
  return (
    <p className="px-5 py-3.5 text-muted-foreground">
      Nothing is planned for today.
      {next && ` Next: ${next.title}, ${longDay(next.date, today)}.`}
    </p>
  );
}

/** What was missed leads to its plan, which offers new days. */
function Missed({ sessions }: { sessions: StudySession[] }) {
  const missed = sessions.filter(({ is_missed }) => is_missed);
  const plans = new Map(missed.map(({ plan_id, plan_title }) => [plan_id, plan_title]));
  return [...plans].map(([plan_id, title]) => {
    const count = missed.filter((session) => session.plan_id === plan_id).length;
    return (
      <p
        key={plan_id}
        data-hue="amber"
        className="flex flex-wrap items-center justify-between gap-x-4 bg-tint-soft px-5 py-2.5 text-sm"
      >
        <span className="min-w-0">
          {counted(count, "session")} of “{title}” {count === 1 ? "was" : "were"} missed.
        </span>
        <Link
          href={planHref(plan_id)}
          className={
            "inline-flex min-h-6 items-center rounded-sm font-semibold text-tint-ink " +
            "underline underline-offset-4"
          }
        >
          Find new days
          <span className="sr-only"> for “{title}”</span>
        </Link>
      </p>
    );
  });
}

function doneHours(sessions: StudySession[]) {
  return sessions
    .filter(({ status }) => status === "done")
    .reduce((sum, session) => sum + session.hours, 0);
}

const PAST_DAYS = 60;
const COMING_DAYS = 14;
