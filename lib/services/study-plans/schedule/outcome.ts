import type { ShortWork } from "@/lib/contract/schedule";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import type { Postponed } from "@/lib/planning/scheduler/later-exams";
import type {
  Schedule,
  ScheduledSession,
  ScheduleRequest,
  Solution,
} from "@/lib/planning/scheduler/types";
import { ordersBroken } from "@/lib/planning/topic-order";
import { postponedNotes } from "@/lib/services/study-plans/schedule/postponed-notes";
import type { SessionChanges } from "@/lib/services/study-plans/schedule/rows";
import { type StoredPlan, settingsOf } from "@/lib/services/study-plans/stored-plan";
import { listText, shortListText } from "@/lib/text/listed";
import { formatDate, formatHours } from "@/lib/time/format";

/** How the schedule came out for one plan. */
export interface Outcome {
  shortfalls: PlanGeneration["shortfalls"];
  /** Solutions with which everything fits, worded as the request that makes such a change. */
  options: string[];
  /** All that help, what is still missing with them included. */
  ways_out: string[];
  /** The request that makes each; empty where none does. */
  way_requests: string[];
  notes: PlanNote[];
}

interface ScheduleResult {
  request: ScheduleRequest;
  schedule: Schedule;
  postponed: Postponed[];
  solutions: Solution[];
  changes: Pick<SessionChanges, "added" | "kept">;
}

export function outcomeOf(plan: StoredPlan, result: ScheduleResult, isDraft: boolean): Outcome {
  const id = String(plan.id);
  const { request, schedule, solutions } = result;
  const shortfalls = shortfallsOf(id, request, schedule);
  const own = shortfalls.length > 0 ? solutionsFor(id, solutions) : [];
  const busy = isDraft && Object.keys(request.hours.busy ?? {}).length > 0;
  const unreviewed = schedule.unreviewed.filter(({ plan_id }) => plan_id === id).length;
  const topics = unreviewed === 1 ? "One topic gets" : `${unreviewed} topics get`;
  const broken = ordersBroken(settingsOf(plan).order ?? {}, studyOf(plan, result));
  const notes: (PlanNote | false)[] = [
    broken.length > 0 && {
      code: "order_not_kept",
      text: `We couldn't put ${shortListText(broken)}: other topics are due earlier, or you've begun with them.`,
    },
    ...postponedNotes(id, result),
    unreviewed > 0 && {
      code: "reviews_without_hours",
      text: `${topics} no review before the exam, for lack of time.`,
    },
    busy && {
      code: "beside_other_plans",
      text: "We kept the hours of your other active plans free.",
    },
  ];
  return {
    shortfalls,
    options: own
      .filter(({ kind, hours_short }) => kind !== "take_hours" && hours_short < LEAST)
      .map((solution) => solutionText(solution, request)),
    ways_out: own.map((solution) => solutionText(solution, request) + restText(solution)),
    way_requests: own.map((solution) => requestOf(solution, request)),
    notes: notes.filter((note) => note !== false),
  };
}

/** The sittings in which it is learned, in their order. */
function studyOf({ id }: StoredPlan, { changes: { added, kept } }: ScheduleResult) {
  const rows = [...added, ...kept.map(({ next }) => next)];
  const own = rows.filter(
    ({ plan_id, kind, assignment_id }) =>
      plan_id === id && kind === "study" && assignment_id === null,
  );
  return own.flatMap(({ date, position, topics: [topic] }) =>
    topic ? [{ title: topic.title, at: `${date} ${String(position).padStart(4, "0")}` }] : [],
  );
}

/** What is missing by each due day of a plan, counted from its first: an earlier one is part of a later one. */
function shortfallsOf(
  plan_id: string,
  { demands, assignments }: ScheduleRequest,
  schedule: Schedule,
): PlanGeneration["shortfalls"] {
  const demand = demands.find((each) => each.plan_id === plan_id);
  if (!demand) return [];
  const short = new Map(
    schedule.short_topics
      .filter((each) => each.plan_id === plan_id)
      .map(({ topic_id, ...hours }) => [topic_id, hours]),
  );
  const missing = new Map(
    schedule.short_assignments.map(({ assignment_id, ...hours }) => [assignment_id, hours]),
  );
  const work = [
    ...demand.topics.map(({ id, title, due, hours, done }) => ({
      title,
      due: due ?? demand.last_day,
      left: hours - done,
      short: short.get(id),
    })),
    ...assignments
      .filter((each) => each.plan_id === plan_id)
      .map(({ id, title, last_day, hours }) => ({
        title,
        due: last_day,
        left: hours,
        short: missing.get(id),
      })),
  ];
  const dues = [...new Set(work.flatMap((each) => (each.short ? each.due : [])))].sort();
  return dues.map((due) => {
    const until = work.filter((each) => each.due <= due);
    const cut = until.filter((each) => each.short);
    const needed = sum(until.map(({ left }) => left));
    const lost = sum(cut.map((each) => lack(each.short)));
    return {
      due,
      hours_needed: needed,
      hours_available: Math.max(0, needed - lost),
      hours_short: lost,
      topics: cut.map(({ title }) => title),
    };
  });
}

function lack(short: { hours_wanted: number; hours_scheduled: number } | undefined): number {
  return short ? short.hours_wanted - short.hours_scheduled : 0;
}

function sum(values: number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) * 4) / 4;
}

/** The solutions that help one plan. */
function solutionsFor(plan_id: string, solutions: Solution[]): Solution[] {
  return solutions.filter((solution) => {
    if (solution.kind === "more_hours") return true;
    return (solution.kind === "take_hours" ? solution.to_plan_id : solution.plan_id) === plan_id;
  });
}

/** Less than that is not missing. */
const LEAST = 0.25;

function restText({ hours_short }: Solution): string {
  if (hours_short < LEAST) return "";
  return ` Then ${formatHours(hours_short)} would still be missing.`;
}

/** All solutions in words, each with the plan that it helps; more hours a day help all. */
export function solutionsOf({ request, solutions }: Pick<ScheduleResult, "request" | "solutions">) {
  return solutions.map((solution) => {
    const helped = solution.kind === "more_hours" ? null : solution;
    const id = helped && (helped.kind === "take_hours" ? helped.to_plan_id : helped.plan_id);
    return {
      plan_id: id === null ? null : Number(id),
      text: solutionText(solution, request) + restText(solution),
      request: requestOf(solution, request) || null,
    };
  });
}

/** What to ask of the plan that it helps; the hours of all days are a setting, and other plans are not asked. */
function requestOf(solution: Solution, request: ScheduleRequest): string {
  if (solution.kind === "later_end") return solutionText(solution, request);
  if (solution.kind !== "fewer_topics") return "";
  // Every name: "and 4 more" would ask for nothing.
  return `Leave out ${listText(topicsOf(solution, request))}.`;
}

/** A solution as a sentence about the plan that it helps. */
function solutionText(solution: Solution, { demands }: ScheduleRequest): string {
  if (solution.kind === "more_hours") return `Study ${formatHours(solution.hours_per_day)} a day.`;
  if (solution.kind === "later_end") return `Let the plan end on ${formatDate(solution.last_day)}.`;
  if (solution.kind === "take_hours") {
    const from = demands.find(({ plan_id }) => plan_id === solution.from_plan_id)?.title ?? "";
    return `Take ${formatHours(solution.hours)} from “${from}”.`;
  }
  return `Leave out ${shortListText(topicsOf(solution, { demands }))}.`;
}

function topicsOf(
  { plan_id, topic_ids }: Extract<Solution, { kind: "fewer_topics" }>,
  { demands }: Pick<ScheduleRequest, "demands">,
): string[] {
  const topics = demands.find((demand) => demand.plan_id === plan_id)?.topics ?? [];
  return topics.filter(({ id }) => topic_ids.includes(id)).map(({ title }) => title);
}

/** Of a plan that rules made and that nothing was said about yet. */
export function freshGeneration({
  hours_per_day,
  progression,
}: Pick<PlanGeneration, "hours_per_day" | "progression">): PlanGeneration {
  return {
    stage: "ready",
    request: "",
    understood: [],
    notes: [],
    error: "",
    made_by: "rules",
    hours_per_day,
    progression,
    shortfalls: [],
    options: [],
  };
}

/** What is over once the work is rescheduled. */
const OF_THE_SCHEDULE: PlanNote["code"][] = [
  "beside_other_plans",
  "end_is_past",
  "order_not_kept",
  "after_first_exam",
  "reviews_without_hours",
];

/** What generation says of the plan after it was scheduled: what is missing and the solutions. */
export function withOutcome(
  plan: Pick<StoredPlan, "generation" | "generation_request">,
  { shortfalls, options, ways_out, way_requests, notes }: Outcome,
): PlanGeneration {
  const known = plan.generation ?? freshGeneration(settingsOf(plan));
  const others = known.notes.filter(({ code }) => !OF_THE_SCHEDULE.includes(code));
  return { ...known, shortfalls, options, ways_out, way_requests, notes: [...others, ...notes] };
}

/** The notes but those on how a change of the plan's days was followed. */
export function withoutRescheduling(notes: PlanNote[]): PlanNote[] {
  return notes.filter(({ code }) => code !== "rescheduled" && code !== "end_is_past");
}

type Short = Pick<Schedule, "short_topics" | "short_assignments">;

/** What gets less time than it asks for, by plan in the order of its topics, then its assignments. */
export function shortWork(request: ScheduleRequest, short: Short): ShortWork[] {
  return request.demands.flatMap(({ plan_id, course_id, topics }) => {
    const of = { plan_id: Number(plan_id), course_id: Number(course_id) };
    const own = topics.flatMap(({ id, title }) => {
      const found = short.short_topics.find(
        (each) => each.plan_id === plan_id && each.topic_id === id,
      );
      return found ? [{ ...of, topic_id: id, assignment_id: null, title, ...hoursOf(found) }] : [];
    });
    const work = request.assignments.flatMap(({ id, title, ...assignment }) => {
      const found = short.short_assignments.find(({ assignment_id }) => assignment_id === id);
      if (!found || assignment.plan_id !== plan_id) return [];
      return [{ ...of, topic_id: null, assignment_id: Number(id), title, ...hoursOf(found) }];
    });
    return [...own, ...work];
  });
}

function hoursOf({
  hours_wanted,
  hours_scheduled: hours_laid,
}: {
  hours_wanted: number;
  hours_scheduled: number;
}) {
  return { hours_wanted, hours_laid, is_left_out: hours_laid === 0 };
}

/** The same for sessions as they are scheduled now. */
export function shortNow(
  { demands, assignments, fixed }: ScheduleRequest,
  scheduled: ScheduledSession[],
): Short {
  const hours = new Map<string, number>();
  for (const { plan_id, kind, topics, assignment_id, ...session } of [...scheduled, ...fixed]) {
    const key = assignment_id ?? `${plan_id} ${topics[0]?.id}`;
    if (kind !== "review") hours.set(key, (hours.get(key) ?? 0) + session.hours);
  }
  const lacking = (key: string, hours_wanted: number) => {
    const hours_scheduled = Math.min(hours_wanted, hours.get(key) ?? 0);
    return hours_wanted - hours_scheduled >= LEAST ? [{ hours_wanted, hours_scheduled }] : [];
  };
  return {
    short_topics: demands.flatMap(({ plan_id, topics }) =>
      topics
        .filter(({ is_finished }) => !is_finished)
        .flatMap(({ id, hours: whole, done }) =>
          lacking(`${plan_id} ${id}`, whole - done).map((of) => ({ plan_id, topic_id: id, ...of })),
        ),
    ),
    short_assignments: assignments.flatMap(({ id, hours: whole }) =>
      lacking(id, whole).map((of) => ({ assignment_id: id, ...of })),
    ),
  };
}
