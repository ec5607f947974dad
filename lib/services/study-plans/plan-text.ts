import type { PlanSettings } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanChange } from "@/lib/contract/plan-generation";
import type { PlanNote } from "@/lib/contract/study-plans";
import { PROGRESSIONS } from "@/lib/contract/values";
import type { PlanSchedule, ScheduleOption } from "@/lib/planning/types";
import type { NewSession } from "@/lib/services/study-plans/planned-sessions";
import { titleOf } from "@/lib/services/study-plans/stored-plan";
import { spanOfDays, weekdayOf } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

interface Version {
  start_date: string;
  end_date: string;
  settings: PlanSettings;
  plan_data: PlanData;
  sessions: NewSession[];
}

/** What a change does, as a student reads it: the settings first, then topic by topic. */
export function changesBetween(before: Version, after: Version): PlanChange[] {
  return [...settingChanges(before, after), ...topicChanges(before, after)];
}

function settingChanges(before: Version, after: Version): PlanChange[] {
  const told = (title: string, tell: (version: Version) => string): PlanChange[] => {
    const [from, to] = [tell(before), tell(after)];
    return from === to ? [] : [{ kind: "settings", title, from, to }];
  };
  return [
    ...told("Hours a day", ({ settings }) => hoursText(settings.hours_per_day)),
    ...told("Days off", ({ settings }) => daysOffText(settings)),
    ...told("Progression", ({ settings }) => PROGRESSIONS[settings.progression]),
    ...told("Start", ({ start_date }) => formatDate(start_date)),
    ...told("End", ({ end_date }) => formatDate(end_date)),
  ];
}

function topicChanges(before: Version, after: Version): PlanChange[] {
  const [was, is] = [workOf(before), workOf(after)];
  const changes: PlanChange[] = [];
  for (const { id, title } of was.values()) {
    if (!is.has(id)) changes.push({ kind: "removed", title, from: workText(was.get(id)), to: "" });
  }
  for (const work of is.values()) {
    const { id, title, hours } = work;
    const known = was.get(id);
    const [from, to] = [workText(known), workText(work)];
    if (!known) changes.push({ kind: "added", title, from: "", to });
    else if (known.hours !== hours) changes.push({ kind: "hours", title, from, to });
    else if (known.first !== work.first || known.last !== work.last) {
      changes.push({ kind: "moved", title, from, to });
    } else if (known.emphasis !== work.emphasis) {
      changes.push({ kind: "settings", title, from: "Usual weight", to: "More weight" });
    }
  }
  return changes;
}

interface Work {
  id: string;
  title: string;
  emphasis: unknown;
  /** Open ones that are laid, reviews included. */
  hours: number;
  first: string;
  last: string;
}

function workOf({ plan_data, sessions }: Version): Map<string, Work> {
  return new Map(
    plan_data.topics.map((topic) => {
      const id = String(topic.id);
      const own = sessions.filter(({ topic_id }) => topic_id === id);
      const days = own.map(({ date }) => date).sort();
      const hours = own.reduce((sum, session) => sum + session.hours, 0);
      const [first = "", last = ""] = [days[0], days.at(-1)];
      return [id, { id, title: titleOf(topic), emphasis: topic.emphasis, hours, first, last }];
    }),
  );
}

function workText(work: Work | undefined): string {
  if (!work || work.hours === 0) return "No open sessions";
  return `${hoursText(work.hours)}, ${spanOfDays(work.first, work.last)}`;
}

/** A date that is a Sunday, to name weekdays by their number. */
const SUNDAY = "2026-11-01";

function daysOffText({ weekdays_off, days_off }: PlanSettings): string {
  const weekdays = [...weekdays_off].sort().map((day) => `${weekdayOf(addDays(SUNDAY, day))}s`);
  const names = [...weekdays, ...[...days_off].sort().map(formatDate)];
  return names.length > 0 ? listText(names) : "None";
}

const MOST_NAMED = 5;

/** Ways out of a shortfall, as a student reads them. */
export function optionTexts(
  options: ScheduleOption[],
  titlesOf: (topic_ids: string[]) => string[],
): string[] {
  return options.map((option) => {
    if (option.kind === "more_hours") return `Study ${hoursText(option.hours_per_day)} a day.`;
    if (option.kind === "later_date") return `Let the plan end on ${formatDate(option.last_day)}.`;
    return `Leave out ${listText(titlesOf(option.topic_ids))}.`;
  });
}

/** How the schedule came out, apart from what does not fit. */
export function scheduleNotes(
  { reviews_left_out }: PlanSchedule,
  beside_others: boolean,
): PlanNote[] {
  const reviews =
    reviews_left_out === 1
      ? "One review before an exam"
      : `${reviews_left_out} reviews before exams`;
  const notes: (PlanNote | false)[] = [
    reviews_left_out > 0 && {
      code: "reviews_without_hours",
      text: `${reviews} didn't fit in.`,
    },
    beside_others && {
      code: "beside_other_plans",
      text: "We kept the hours of your other active plans free.",
    },
  ];
  return notes.filter((note) => note !== false);
}

function hoursText(hours: number): string {
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** "A, B and C", and how many more where there are many. */
export function listText(names: string[]): string {
  const shown = names.slice(0, MOST_NAMED);
  const more = names.length - shown.length;
  const parts = more > 0 ? [...shown, `${more} more`] : shown;
  const head = parts.slice(0, -1).join(", ");
  return [head, parts.at(-1)].filter(Boolean).join(" and ");
}
