import { addDays } from "@/lib/time/dates";
import { type Calendar, calendarOf } from "./capacity";
import { amountsOf, amountsThatFit, demands, overloads } from "./fit";
import { keepExamEvesFree } from "./free-exam-eves";
import { loadCurve } from "./load-curve";
import { optionsFor } from "./options";
import { effectiveDues, type TaskList, tasksOf } from "./order";
import { type Placed, placeSessions } from "./place";
import { toHours } from "./quarters";
import { type PlacedReview, placeReviews } from "./reviews";
import type { PlanRequest, PlanSchedule, PlanSession, Shortfall } from "./types";

/**
 * Lays all study hours on the days of a plan, then reviews in what is left over. Where they do not fit, as many as do,
 * with what is missing by each due day and the ways out. The same request always gives the same plan.
 */
export function schedulePlan(request: PlanRequest): PlanSchedule {
  const { topics, reviews: exams, availability, progression } = request;
  const calendar = calendarOf(availability);
  const list = tasksOf(topics, calendar);
  const amounts = amountsThatFit(list, calendar);
  const shortfalls = shortfallsOf(list, amounts, calendar);

  const spared = keepExamEvesFree(list, amounts, exams, calendar);
  const wanted = demands(spared, amounts, calendar);
  const curve = loadCurve(progression, calendar, wanted);
  const plan = { list: spared, amounts, calendar, demands: wanted, curve, progression };
  const study = placeSessions(plan);
  const { reviews, left_out } = placeReviews(topics, exams, calendar, study);

  return {
    sessions: sessionsOf(list, calendar, study, reviews),
    shortfalls,
    reviews_left_out: left_out,
    options: shortfalls.length > 0 ? optionsFor(request) : [],
  };
}

/** What is missing by each due day, counted from the plan's first day: an earlier shortfall is part of a later one. */
function shortfallsOf(list: TaskList, amounts: number[], calendar: Calendar): Shortfall[] {
  const asked = amountsOf(list);
  const dues = effectiveDues(list, asked);
  const cut = list.tasks.filter(({ place, quarters }) => (amounts[place] ?? 0) < quarters);
  return overloads(list, asked, calendar).map(({ due, needed, available }) => ({
    due: calendar.dates[due] ?? addDays(calendar.first_day, -1),
    hours_needed: toHours(needed),
    hours_available: toHours(available),
    hours_short: toHours(needed - available),
    topic_ids: cut.filter(({ place }) => (dues[place] ?? 0) <= due).map(({ id }) => id),
  }));
}

function sessionsOf(
  list: TaskList,
  calendar: Calendar,
  study: Placed[],
  reviews: PlacedReview[],
): PlanSession[] {
  const of = ({ day, place, quarters }: Placed) => ({
    date: calendar.dates[day] ?? calendar.first_day,
    topic_id: list.tasks[place]?.id ?? "",
    hours: toHours(quarters),
  });
  const sessions: PlanSession[] = [
    ...study.map((placed) => ({ ...of(placed), kind: "study" as const })),
    ...reviews.map((placed) => ({
      ...of(placed),
      kind: "review" as const,
      exam_id: placed.exam_id,
    })),
  ];
  // Sorting is stable: study stays before review, and the order of a day is the order in which it was laid.
  return sessions.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}
