import { addDays } from "@/lib/time/dates";
import type { Meaning, RequestCase } from "./format";

/** A small part of a meaning: its kind, then what it says. */
export type Fact = [kind: string, ...details: string[]];
export type Facts = Map<string, Fact>;

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** One meaning as a set of small facts, so that two spellings of the same meaning are equal. */
export function factsOf(meaning: Meaning, { context }: RequestCase): Facts {
  const rest: Meaning = structuredClone(meaning);
  const facts: Facts = new Map();
  const titles = context.topics.map(({ title }) => title);
  const take = (field: string, build: (value: never) => Fact[]) => {
    const value = rest[field];
    delete rest[field];
    if (value === undefined) return;
    for (const fact of build(value as never)) facts.set(JSON.stringify(fact), fact);
  };
  if (rest.exam_date === context.exam_date) delete rest.exam_date;
  // Where a plan ends anyway.
  if (rest.finish_by === addDays(context.exam_date, -1)) delete rest.finish_by;
  const off = new Set((rest.days_off ?? []) as string[]);
  const every = rest.hours_per_day;
  const by_weekday = (rest.hours_by_weekday ?? {}) as Record<string, unknown>;
  delete rest.hours_by_weekday;
  rest.hours_per_day = WEEKDAYS;
  take("days_off", (days: string[]) => days.map((day) => ["off", day]));
  take("hours_per_day", (days: string[]) =>
    days.flatMap((day): Fact[] => {
      const hours = by_weekday[day] ?? every;
      return hours == null || off.has(day) ? [] : [["hours", day, spelled(hours)]];
    }),
  );
  take("absent", (ranges: Absence[]) => ranges.flatMap(absences));
  take("skip", (skipped: string[]) => skipped.map((title) => ["skip", title]));
  take("restrict_to", (kept: string[]) =>
    titles.filter((title) => !kept.includes(title)).map((title) => ["skip", title]),
  );
  take("done", (learned: string[]) => learned.map((title) => ["done", title]));
  take("emphasis", (topics: { topic: string; level: string }[]) =>
    topics.map(({ topic, level }) => ["emphasis", topic, level]),
  );
  take("time_of_day", (times: Times[]) => times.flatMap(timesOfDay));
  take("moves", (moves: Move[]) => moves.flatMap((move) => movesOf(move, context.sessions ?? [])));
  take("remove", (ids: string[]) => ids.map((id) => ["remove", id]));
  take("add", (added: { date?: string; hours?: number }[]) =>
    added.map(({ date, hours }) => ["add", date ?? "", String(hours ?? "")]),
  );
  for (const field of ["reviews", "breaks", "pace"]) {
    take(field, (value: object | string | null) =>
      Object.entries(typeof value === "object" ? (value ?? {}) : { value })
        .filter(([, detail]) => detail != null)
        .map(([key, detail]) => [field, key, spelled(detail)]),
    );
  }
  take("order", orderFacts);
  // What follows from the rest, or cannot be seen: never demanded, never wrong.
  for (const field of ["affected", "swap", "keep"]) delete rest[field];
  for (const field of Object.keys(rest)) take(field, (value) => [[field, spelled(value)]]);
  return facts;
}

interface Absence {
  from: string;
  to: string;
  part?: string;
}

function absences({ from, to, part = "" }: Absence): Fact[] {
  const facts: Fact[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) facts.push(["absent", day, part]);
  return facts;
}

interface Times {
  days?: string[];
  part?: string;
  from?: string;
  to?: string;
}

function timesOfDay({ days = WEEKDAYS, part = "", from = "", to = "" }: Times): Fact[] {
  return days.map((day) => ["time", day, part, from, to]);
}

interface Move {
  sessions: string[] | "all_open";
  shift_days?: number;
  to_date?: string;
}

function movesOf(
  { sessions, shift_days, ...target }: Move,
  known: { id: string; date: string }[],
): Fact[] {
  const dates = new Map(known.map(({ id, date }) => [id, date]));
  const ids = sessions === "all_open" ? [...dates.keys()] : sessions;
  return ids.map((id) => {
    const date = dates.get(id);
    const shifted =
      shift_days === undefined || !date
        ? target
        : { ...target, to_date: addDays(date, shift_days) };
    return ["move", id, spelled(shifted)];
  });
}

function orderFacts({ ...order }: Record<string, unknown>): Fact[] {
  // The usual order for the rest.
  if (order.mode === "course" && Object.keys(order).length > 1) delete order.mode;
  return Object.entries(order).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): Fact => ["order", key, spelled(each)]),
  );
}

/** As JSON with the fields in order, so that equal values are spelled alike. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${spelled(each)}`).join(",")}}`;
}
