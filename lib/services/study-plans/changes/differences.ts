import type { PlanSettings } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import type { PlanChange } from "@/lib/contract/plan-generation";
import { PROGRESSIONS } from "@/lib/contract/values";
import type { SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { titleOf } from "@/lib/services/study-plans/stored-plan";
import { shortListText } from "@/lib/text/listed";
import { spanOfDays, weekdayOf } from "@/lib/time/calendar-words";
import { addDays } from "@/lib/time/dates";
import { formatDate, formatHours } from "@/lib/time/format";

interface Version {
  start_date: string;
  end_date: string;
  settings: PlanSettings;
  plan_data: PlanData;
  sessions: Pick<SessionRow, "topics" | "date">[];
}

/** What a change does, as a student reads it: the settings first, then topic by topic. */
export function changesBetween(before: Version, after: Version): PlanChange[] {
  return [...settingChanges(before, after), ...topicChanges(before, after)];
}

function settingChanges(before: Version, after: Version): PlanChange[] {
  const setting = (title: string, textOf: (version: Version) => string): PlanChange[] => {
    const [from, to] = [textOf(before), textOf(after)];
    return from === to ? [] : [{ kind: "settings", title, from, to }];
  };
  return [
    ...setting("Hours a day", ({ settings }) => formatHours(settings.hours_per_day)),
    ...setting("Hours of weekdays", ({ settings }) => weekdayHoursText(settings)),
    ...setting("Hours of single days", ({ settings }) => datedHoursText(settings)),
    ...setting("Days off", ({ settings }) => daysOffText(settings)),
    ...setting("Progression", ({ settings }) => PROGRESSIONS[settings.progression]),
    ...setting("Nothing new after", ({ settings: { learn_by } }) =>
      learn_by ? formatDate(learn_by) : "No such day",
    ),
    ...setting("Times of the day", ({ settings }) => timesText(settings)),
    ...setting("Order of topics", ({ settings }) => orderText(settings)),
    ...setting("Start", ({ start_date }) => formatDate(start_date)),
    ...setting("End", ({ end_date }) => formatDate(end_date)),
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
      changes.push({
        kind: "settings",
        title,
        from: weightText(known.emphasis),
        to: weightText(work.emphasis),
      });
    }
  }
  return changes;
}

interface Work {
  id: string;
  title: string;
  emphasis: unknown;
  /** Open ones that are scheduled, reviews included. */
  hours: number;
  first: string;
  last: string;
}

function workOf({ plan_data, sessions }: Version): Map<string, Work> {
  return new Map(
    plan_data.topics.map((topic) => {
      const id = String(topic.id);
      const own = sessions.flatMap(({ date, topics }) =>
        topics.flatMap((part) => (part.id === id ? [{ date, hours: part.hours }] : [])),
      );
      const days = own.map(({ date }) => date).sort();
      const hours = Math.round(own.reduce((sum, part) => sum + part.hours, 0) * 4) / 4;
      const [first = "", last = ""] = [days[0], days.at(-1)];
      return [id, { id, title: titleOf(topic), emphasis: topic.emphasis, hours, first, last }];
    }),
  );
}

function workText(work: Work | undefined): string {
  if (!work || work.hours === 0) return "No open sessions";
  return `${formatHours(work.hours)}, ${spanOfDays(work.first, work.last)}`;
}

/** A date that is a Sunday, to name weekdays by their number. */
const SUNDAY = "2026-11-01";

function daysOffText({ weekdays_off, days_off }: PlanSettings): string {
  const weekdays = [...weekdays_off].sort().map((day) => `${weekdayOf(addDays(SUNDAY, day))}s`);
  const names = [...weekdays, ...[...days_off].sort().map(formatDate)];
  return names.length > 0 ? shortListText(names) : "None";
}

function weekdayHoursText({ hours_by_weekday = {} }: PlanSettings): string {
  const each = Object.entries(hours_by_weekday).map(
    ([day, hours = 0]) => `${weekdayOf(addDays(SUNDAY, Number(day)))}s ${formatHours(hours)}`,
  );
  return each.length > 0 ? each.join(", ") : "As on every day";
}

function datedHoursText({ hours_on_date = {} }: PlanSettings): string {
  const each = Object.entries(hours_on_date).sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = each.map(([date, hours]) => `${formatDate(date)} ${formatHours(hours)}`);
  return texts.length > 0 ? texts.join(", ") : "As usual";
}

function weightText(emphasis: unknown): string {
  if (typeof emphasis !== "number" || emphasis === 0) return "Usual weight";
  if (emphasis < 1) return "Less weight";
  return emphasis >= 2 ? "More weight" : "Usual weight";
}

function timesText({ times = [] }: PlanSettings): string {
  const each = times.flatMap((within, day) =>
    within
      ? [{ day: weekdayOf(addDays(SUNDAY, day)), text: `${within.from} to ${within.to}` }]
      : [],
  );
  const texts = new Set(each.map(({ text }) => text));
  if (each.length === 0) return "Any time";
  if (each.length === 7 && texts.size === 1) return each[0]?.text ?? "";
  return each.map(({ day, text }) => `${day}s ${text}`).join(", ");
}

const ORDERS = {
  course: "As in the course",
  easy_first: "Easy topics first",
  hard_first: "Hard topics first",
  reverse: "From the last topic to the first",
} as const;

function orderText({ order = {} }: PlanSettings): string {
  const { mode, first = [], last = [], before = [] } = order;
  const texts = [
    mode && ORDERS[mode],
    first.length > 0 && `${shortListText(first)} first`,
    last.length > 0 && `${shortListText(last)} last`,
    ...before.map(([a, b]) => `${a} before ${b}`),
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(", ") : "As usual";
}
