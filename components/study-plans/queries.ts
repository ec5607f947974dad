import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { dashboardQueries } from "@/components/dashboard/queries";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { ScheduleChange, ScheduleWeek } from "@/lib/contract/schedule";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";

const POLL_MS = 2500;

export const planQueries = {
  all: ["study-plans"] as const,

  /** Asks again while a plan is being generated, and only then. Refetched on every visit, as the dashboard is. */
  list: () =>
    queryOptions({
      queryKey: [...planQueries.all, "list"],
      queryFn: async ({ client, signal, queryKey }) => {
        const before = client.getQueryData<StudyPlan[]>(queryKey);
        const plans = await call("GET /study-plans/", { signal });
        if (before && filled(before, plans)) {
          void client.invalidateQueries({ queryKey: sessionQueries.all });
          void client.invalidateQueries({ queryKey: scheduleQueries.all });
        }
        return plans;
      },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(isGenerating) ? POLL_MS : false),
    }),

  /** Puts what the server has just answered into its place, then reads again what follows from it. */
  show: async (client: QueryClient, saved: StudyPlan) => {
    const { queryKey } = planQueries.list();
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (plans) => plans && withPlan(plans, saved));
    void planQueries.refresh(client);
  },

  /** Plans, their sessions, and what the dashboard tells of them. */
  refresh: (client: QueryClient) =>
    Promise.all([
      client.invalidateQueries({ queryKey: planQueries.all }),
      client.invalidateQueries({ queryKey: sessionQueries.all }),
      client.invalidateQueries({ queryKey: scheduleQueries.all }),
      client.invalidateQueries({ queryKey: dashboardQueries.one().queryKey }),
    ]),
};

export const sessionQueries = {
  all: ["study-sessions"] as const,

  /** Of active plans, both days included. */
  between: (from: string, to: string) =>
    queryOptions({
      queryKey: [...sessionQueries.all, `${from} ${to}`],
      queryFn: ({ signal }) => call("GET /study-sessions/", { query: { from, to }, signal }),
      staleTime: 0,
    }),

  ofPlan: (plan_id: number) =>
    queryOptions({
      queryKey: [...sessionQueries.all, `plan ${plan_id}`],
      queryFn: ({ signal }) => call("GET /study-sessions/", { query: { plan_id }, signal }),
      staleTime: 0,
    }),
};

export const scheduleQueries = {
  all: ["schedule"] as const,

  weeks: ["schedule", "week"] as const,

  /** The seven days from this one, of all active plans; while others load, those already known stay. */
  week: (from: string) =>
    queryOptions({
      queryKey: [...scheduleQueries.weeks, from],
      queryFn: ({ signal }) => call("GET /schedule/week/", { query: { from }, signal }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),

  /** What a change would do to all plans; it is asked for anew whenever it is shown. */
  preview: (change: ScheduleChange) =>
    queryOptions({
      queryKey: [...scheduleQueries.all, "preview", change],
      queryFn: ({ signal }) => call("POST /schedule/preview/", { body: change, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Puts a session that the server has just answered into every list that shows it. */
export async function showSession(client: QueryClient, saved: StudySession) {
  const put = (session: StudySession) => (session.id === saved.id ? saved : session);
  await client.cancelQueries({ queryKey: sessionQueries.all });
  await client.cancelQueries({ queryKey: scheduleQueries.weeks });
  client.setQueriesData<StudySession[]>({ queryKey: sessionQueries.all }, (sessions) =>
    sessions?.map(put),
  );
  client.setQueriesData<ScheduleWeek>(
    { queryKey: scheduleQueries.weeks },
    (week) =>
      week && {
        ...week,
        days: week.days.map((day) => ({ ...day, sessions: day.sessions.map(put) })),
      },
  );
}

interface Answer {
  success: boolean;
  study_plan: StudyPlan | null;
  error: string;
}

/** How an opened plan has just come to be: asked for on this page or in the library, or for an exam. */
export type PlanOriginKind = "planner" | "exam";

/** The page with this plan open. */
export function planHref(plan_id: number, made?: PlanOriginKind): string {
  return `/study-plans?plan=${plan_id}${made ? `&made=${made}` : ""}`;
}

/** The page with this plan open and a change of it asked for, to be looked at before it is made. */
export function planChangeHref(plan_id: number, request: string): string {
  return `${planHref(plan_id)}&change=${encodeURIComponent(request)}`;
}

function isGenerating({ generation }: StudyPlan) {
  return generation?.stage === "generating";
}

/** The planner answers 200 when it fails; here that is a failure like any other. */
export function generatedPlan({ success, study_plan, error }: Answer): StudyPlan {
  if (success && study_plan) return study_plan;
  throw new ApiError(422, { message: error });
}

/** Whether generation has ended for one of them. */
function filled(before: StudyPlan[], now: StudyPlan[]) {
  const waiting = before.filter(isGenerating).map(({ id }) => id);
  return now.some((plan) => waiting.includes(plan.id) && !isGenerating(plan));
}

/** Replaces the item in the list, or puts a new one first. */
function withPlan(plans: StudyPlan[], saved: StudyPlan) {
  return plans.some(({ id }) => id === saved.id)
    ? plans.map((plan) => (plan.id === saved.id ? saved : plan))
    : [saved, ...plans];
}
