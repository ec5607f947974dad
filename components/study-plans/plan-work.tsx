import { useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { counted } from "@/lib/text/counted";
import { longDay } from "@/lib/time/calendar-words";
import { MissedWork } from "./missed-work";
import { hoursText } from "./plan-facts";
import { PlanSection } from "./plan-section";
import { ProgressChart } from "./progress-chart";
import { sessionQueries } from "./queries";
import { SessionRow } from "./session-row";
import { useSessions } from "./use-sessions";
import { useToday } from "./use-today";

/** The plan's sessions by day, how they go, and what to do about those that were missed. */
export function PlanWork({ plan }: { plan: StudyPlan }) {
  const { sessions, error, isFetching, refetch } = useSessions(sessionQueries.ofPlan(plan.id));
  if (error && !sessions) {
    return (
      <ErrorBanner
        title="We couldn't load the sessions"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!sessions) return <ListSkeleton label="Loading sessions" rows={2} />;
  if (sessions.length === 0) return null;
  const missed = sessions.filter(({ is_missed }) => is_missed);
  return (
    <>
      {plan.status === "active" && missed.length > 0 && <MissedWork plan={plan} missed={missed} />}
      <PlanSection title="Progress against time">
        <ProgressChart plan={plan} sessions={sessions} />
      </PlanSection>
      <Days sessions={sessions} locked={plan.status !== "active"} />
    </>
  );
}

interface DaysProps {
  sessions: StudySession[];
  locked: boolean;
}

/** The next days; what was and what comes later is one press away. */
function Days({ sessions, locked }: DaysProps) {
  const today = useToday();
  const [shown, setShown] = useState({ past: false, later: false });
  const days = byDay(sessions);
  const past = days.filter(([day]) => day < today);
  const coming = days.filter(([day]) => day >= today);
  const visible = [
    ...(shown.past ? past : []),
    ...(shown.later ? coming : coming.slice(0, FEW_DAYS)),
  ];
  const hours = sessions.reduce((sum, session) => sum + session.hours, 0);
  return (
    <PlanSection
      title="Sessions"
      note={`${counted(sessions.length, "session")}, ${hoursText(hours)}`}
    >
      {locked && (
        <p className="text-sm text-muted-foreground">
          You can tick these off while the plan is active.
        </p>
      )}
      {past.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="w-fit"
          aria-expanded={shown.past}
          onClick={() => setShown({ ...shown, past: !shown.past })}
        >
          {shown.past ? "Hide earlier days" : `Show ${counted(past.length, "earlier day")}`}
        </Button>
      )}
      {visible.length === 0 && (
        <p className="text-sm text-muted-foreground">You have nothing planned from today on.</p>
      )}
      <div className="grid gap-4">
        {visible.map(([day, group]) => (
          <Day key={day} day={day} today={today} sessions={group} locked={locked} />
        ))}
      </div>
      {coming.length > FEW_DAYS && (
        <Button
          variant="ghost"
          size="sm"
          className="w-fit"
          aria-expanded={shown.later}
          onClick={() => setShown({ ...shown, later: !shown.later })}
        >
          {shown.later
            ? "Hide later days"
            : `Show ${counted(coming.length - FEW_DAYS, "later day")}`}
        </Button>
      )}
    </PlanSection>
  );
}

interface DayProps extends DaysProps {
  day: string;
  today: string;
}

function Day({ day, today, sessions, locked }: DayProps) {
  const hours = sessions.reduce((sum, session) => sum + session.hours, 0);
  const isToday = day === today;
  return (
    <div className={cn("border-l-2 pl-3", isToday ? "border-l-tint" : "border-l-border")}>
      <h4
        aria-current={isToday ? "date" : undefined}
        className="flex flex-wrap items-baseline gap-x-2.5 text-sm font-medium"
      >
        {isToday && (
          <span className="rounded-sm bg-tint-ink px-1.75 py-0.5 text-xs font-semibold text-card">
            Today
          </span>
        )}
        {longDay(day, today)}
        <span className="font-normal text-muted-foreground tabular-nums">{hoursText(hours)}</span>
      </h4>
      <ul aria-label={longDay(day, today)} className="-ml-2">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} locked={locked} />
        ))}
      </ul>
    </div>
  );
}

/** By day, and in each day in the order of the plan. */
function byDay(sessions: StudySession[]): [string, StudySession[]][] {
  const days = [...new Set(sessions.map(({ date }) => date))].sort();
  return days.map((day) => [day, sessions.filter(({ date }) => date === day)]);
}

const FEW_DAYS = 4;
