import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { SessionMove, StudySession } from "@/lib/contract/study-sessions";
import { counted } from "@/lib/text/counted";
import { shortDay } from "@/lib/time/calendar-words";
import { hoursText } from "./plan-facts";
import { planQueries } from "./queries";
import { offerPlanUndo } from "./undo";
import { useToday } from "./use-today";

interface MissedWorkProps {
  plan: StudyPlan;
  missed: StudySession[];
}

/** Offers new days for what was missed; nothing moves until it is accepted. */
export function MissedWork({ plan, missed }: MissedWorkProps) {
  const path = { plan_id: plan.id };
  const proposal = useMutation({
    mutationFn: () => call("GET /study-plans/{plan_id}/missed/", { path }),
  });
  const hours = missed.reduce((sum, session) => sum + session.hours, 0);
  return (
    <section
      aria-label="Missed work"
      data-hue="amber"
      className="grid gap-3 rounded-lg bg-tint-soft px-4 py-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold text-tint-ink">
            {counted(missed.length, "session")} missed, {hoursText(hours)}
          </h3>
          <p className="text-sm">It happens. Let's find new days for them.</p>
        </div>
        {!proposal.data && (
          <Button
            variant="secondary"
            size="sm"
            loading={proposal.isPending}
            onClick={() => proposal.mutate()}
          >
            <CalendarSync aria-hidden />
            Find new days
          </Button>
        )}
      </div>
      {proposal.isError && (
        <ErrorBanner title="We couldn't find new days" message={messageOf(proposal.error)} />
      )}
      {proposal.data && (
        <Proposal
          plan={plan}
          missed={missed}
          moves={proposal.data}
          onDone={() => proposal.reset()}
        />
      )}
    </section>
  );
}

interface ProposalProps extends MissedWorkProps {
  moves: SessionMove[];
  onDone: () => void;
}

function Proposal({ plan, missed, moves, onDone }: ProposalProps) {
  const client = useQueryClient();
  const today = useToday();
  const [left, setLeft] = useState<number[]>([]);
  const sessions = bySession(moves);
  const possible = sessions
    .filter(({ parts }) => parts.some(({ to }) => to !== null))
    .map(({ session_id }) => session_id);
  const chosen = possible.filter((id) => !left.includes(id));
  const losesTimes = missed.some(
    ({ id, start_time, is_usual_time }) => start_time && !is_usual_time && chosen.includes(id),
  );
  const accept = useMutation({
    mutationFn: () =>
      call("POST /study-plans/{plan_id}/reschedule/", {
        path: { plan_id: plan.id },
        body: { session_ids: chosen },
      }),
    onSuccess: async ({ moved, study_plan }) => {
      await planQueries.show(client, study_plan);
      offerPlanUndo(client, study_plan, `${counted(moved, "session")} moved to new days`);
      onDone();
    },
  });

  return (
    <>
      <ul className="divide-y rounded-md bg-card px-1.5 text-card-foreground">
        {sessions.map(({ session_id, title, from, parts }) => (
          <li key={session_id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 px-2 py-1.5">
              <input
                type="checkbox"
                checked={chosen.includes(session_id)}
                disabled={!possible.includes(session_id)}
                onChange={({ target }) =>
                  setLeft((ids) =>
                    target.checked ? ids.filter((id) => id !== session_id) : [...ids, session_id],
                  )
                }
                className="size-4.5 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium break-words">{title}</span>
                <span className="block text-sm text-muted-foreground tabular-nums">
                  {shortDay(from, today)} → {parts.map((part) => partText(part, today)).join(", ")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {losesTimes && (
        <p className="text-sm">
          A start time you gave is for its day: what moves gets the usual time of the plan, or none.
        </p>
      )}
      {accept.isError && (
        <ErrorBanner title="We couldn't move anything" message={messageOf(accept.error)} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          disabled={chosen.length === 0}
          loading={accept.isPending}
          onClick={() => accept.mutate()}
        >
          {chosen.length === possible.length ? "Accept all" : `Accept ${chosen.length}`}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Leave as it is
        </Button>
      </div>
    </>
  );
}

/** A session that is split over several days is one choice. */
function bySession(moves: SessionMove[]) {
  return [...new Set(moves.map(({ session_id }) => session_id))].flatMap((session_id) => {
    const parts = moves.filter((move) => move.session_id === session_id);
    const [first] = parts;
    return first ? [{ session_id, title: first.title, from: first.from, parts }] : [];
  });
}

/** "Mon 24 Nov (1.5 h)" */
function partText({ to, hours, reason }: SessionMove, today: string) {
  return to ? `${shortDay(to, today)} (${hoursText(hours)})` : reason || "no day has room";
}
