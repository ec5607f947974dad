import type { ScheduleWeek, ShortWork } from "@/lib/contract/schedule";
import type { StudySession } from "@/lib/contract/study-sessions";
import { hoursText } from "./plan-facts";

export type WeekDay = ScheduleWeek["days"][number];

/** Hours of one plan. */
export interface PlanPart {
  plan_id: number;
  plan_title: string;
  course_id: number;
  hours: number;
}

/** Of plans that share the colour of their course the first is plain, the others have a pattern each. */
export type Pattern = "plain" | "stripes" | "bars";

/** By plan, the same in every week: the plan that was made first comes first. */
export function patternsOf(
  plans: readonly { id: number; course_id: number; status: string }[],
): ReadonlyMap<number, Pattern> {
  const active = plans.filter(({ status }) => status === "active").toSorted((a, b) => a.id - b.id);
  return new Map(
    [...Map.groupBy(active, ({ course_id }) => course_id).values()].flatMap((ofCourse) =>
      ofCourse.map(({ id }, index) => [id, PATTERNS[index % PATTERNS.length] ?? "plain"] as const),
    ),
  );
}

const PATTERNS: Pattern[] = ["plain", "stripes", "bars"];

/** The hours of each plan, in the order in which they come; what was skipped takes none. */
export function partsOf(sessions: readonly StudySession[]): PlanPart[] {
  const parts = new Map<number, PlanPart>();
  for (const { plan_id, plan_title, course_id, hours, status } of sessions) {
    if (status === "skipped") continue;
    const before = parts.get(plan_id)?.hours ?? 0;
    parts.set(plan_id, { plan_id, plan_title, course_id, hours: before + hours });
  }
  return [...parts.values()];
}

function laidHours(sessions: readonly StudySession[]): number {
  return partsOf(sessions).reduce((sum, { hours }) => sum + hours, 0);
}

/** Hours of a day that nothing takes yet; none on a day that is over. */
export function freeHours({ date, hours, sessions }: WeekDay, today: string): number {
  return date < today ? 0 : Math.max(0, hours - laidHours(sessions));
}

/** "2.5 of 4 h"; of a day that is over what was done: "1 of 2.5 h done". */
export function loadText(day: WeekDay, today: string): string {
  const laid = laidHours(day.sessions);
  if (day.date < today) {
    const done = laidHours(day.sessions.filter(({ status }) => status === "done"));
    return laid === 0 ? "Nothing planned" : `${figure(done)} of ${hoursText(laid)} done`;
  }
  if (day.hours === 0 && laid === 0) return "Day off";
  return `${figure(laid)} of ${hoursText(day.hours)}`;
}

/** "1.5 h free"; empty where nothing is. */
export function freeText(day: WeekDay, today: string): string {
  const free = freeHours(day, today);
  return free > 0 ? `${hoursText(free)} free` : "";
}

/** "12.5 of 18 h planned, 5.5 h free" */
export function weekText(days: readonly WeekDay[], today: string): string {
  const coming = days.filter(({ date }) => date >= today);
  const laid = days.reduce((sum, { sessions }) => sum + laidHours(sessions), 0);
  const free = coming.reduce((sum, day) => sum + freeHours(day, today), 0);
  if (laid === 0) return coming.length > 0 ? `${hoursText(free)} free` : "Nothing planned";
  const planned = `${hoursText(laid)} planned`;
  if (coming.length === 0) return planned;
  return `${planned}, ${free > 0 ? hoursText(free) : "no hours"} free`;
}

/** What of one plan gets less time than it needs. */
export interface PlanShort {
  plan_id: number;
  course_id: number;
  hours: number;
  /** "Sets (1 of 2.5 h)" */
  shortened: string[];
  left_out: string[];
}

/** By plan, the one that lacks most first. */
export function shortByPlan(short: readonly ShortWork[]): PlanShort[] {
  return [...Map.groupBy(short, ({ plan_id }) => plan_id)]
    .map(([plan_id, works]) => ({
      plan_id,
      course_id: works[0]?.course_id ?? 0,
      hours: works.reduce((sum, work) => sum + missingHours(work), 0),
      shortened: works
        .filter(({ is_left_out }) => !is_left_out)
        .map(
          ({ title, hours_laid, hours_wanted }) =>
            `${title} (${figure(hours_laid)} of ${hoursText(hours_wanted)})`,
        ),
      left_out: works.filter(({ is_left_out }) => is_left_out).map(({ title }) => title),
    }))
    .sort((a, b) => b.hours - a.hours);
}

export function missingHours({ hours_wanted, hours_laid }: ShortWork): number {
  return Math.max(0, hours_wanted - hours_laid);
}

function figure(hours: number): string {
  return String(Math.round(hours * 100) / 100);
}
