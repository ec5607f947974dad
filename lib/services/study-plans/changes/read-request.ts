import type { PlanSettings } from "@/db/schema/study-plans";
import type { PlanNote } from "@/lib/contract/study-plans";
import type { Asked, KnownSession } from "@/lib/planning/request/asked";
import type { InterpretedRequest } from "@/lib/planning/request/interpreted";
import { matchTitles } from "@/lib/planning/request/titles";
import { readRequest } from "@/lib/planning/request-words";
import { withOrder } from "@/lib/planning/topic-order";
import { followed, requestNotes } from "@/lib/services/study-plans/generation/request-notes";
import { withTimes } from "@/lib/services/study-plans/schedule/hours";
import { shortListText } from "@/lib/text/listed";
import { weekdayNumber } from "@/lib/time/dates";

type Words = ReturnType<typeof readRequest>;

/** What a request to change a plan asks for; `add` names topics of the course that the plan does not hold. */
export interface ChangeWords extends Words {
  add: string[];
  /** What was to be added and is nowhere in the course. */
  unknown: string[];
  notes: PlanNote[];
}

/** What a request to change a plan is read against. */
interface Known {
  of_plan: string[];
  of_course: string[];
  sessions: KnownSession[];
  exam_date: string | null;
}

const ADD =
  /(?<!\p{L})(?:add(?:ing)?|include|also (?:cover|study)|bring back|put back)(?!\p{L})/giu;
const END =
  /[;!?\n]|\.(?:\s|$)|(?<!\p{L})(?:but|because|and (?:skip|leave|remove|study|start|end))(?!\p{L})/iu;
const ADDED_TIME =
  /^\s*(?:\p{L}+\s+)?(?:\d|half|an? )[^.;]*(?:hours?|hrs?|minutes?|days?|weeks?|months?)/iu;

/** What a request to change a plan asks of it and of the rest of the course. */
export function readChange(request: string, today: string, titles: Known): ChangeWords {
  const { sessions, exam_date } = titles;
  const words = doable(
    readRequest(request, {
      today,
      topic_titles: titles.of_plan,
      mode: "change",
      sessions,
      exam_date,
    }),
    sessions,
  );
  const others = titles.of_course.filter((title) => !titles.of_plan.includes(title));
  const add: string[] = [];
  const unknown: string[] = [];
  const phrases: string[] = [];
  for (const match of request.matchAll(ADD)) {
    const phrase = (request.slice(match.index + match[0].length).split(END)[0] ?? "").trim();
    if (!phrase || ADDED_TIME.test(phrase)) continue;
    phrases.push(phrase);
    const meant = matchTitles(phrase, others);
    if (meant.length > 0) add.push(...meant);
    else if (matchTitles(phrase, titles.of_plan).length === 0) unknown.push(phrase.slice(0, 100));
  }
  const added = add.length > 0 ? [`With ${shortListText(add)}`] : [];
  const named = (piece: string) =>
    phrases.some((phrase) => phrase.includes(piece) || piece.includes(phrase));
  const not_understood = words.not_understood.filter((piece) => !named(piece));
  return {
    ...words,
    add,
    unknown,
    understood: [...followed(words, "change"), ...added],
    notes: requestNotes({ ...words, not_understood }, "change"),
  };
}

/**
 * A change is taken back by itself. A review that is taken out would be scheduled again, as what is learned has to be
 * recalled. Both is said.
 */
function doable(words: Words, sessions: KnownSession[]): Words {
  const { undo } = words.asked;
  if (undo && words.parts.length > 1) {
    const text = "We take the last change back by itself. Ask for the rest after it.";
    const objections = [...words.objections, { kind: "conflict" as const, text }];
    const parts = words.parts.filter(({ field }) => field === "undo");
    return { ...words, asked: { undo }, parts, objections };
  }
  const reviews = new Set(sessions.flatMap(({ id, kind }) => (kind === "review" ? [id] : [])));
  const { remove, ...asked } = words.asked;
  if (!remove?.some((id) => reviews.has(id))) return words;
  const parts = words.parts.filter(({ field }) => field !== "remove");
  const text = "We can't take out a single review.";
  const objections = [...words.objections, { kind: "impossible" as const, text }];
  return { ...words, asked, parts, objections };
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const MOST_HOURS = 12;
const LEAST_HOURS = 0.25;

/** The settings of a plan as a request in words changes them. */
export function requestedSettings(
  now: PlanSettings,
  words: InterpretedRequest & { asked: Asked },
): PlanSettings {
  const { days_on = [], hours_delta = [] } = words.asked;
  const off = words.weekdays_off.length > 0 ? words.weekdays_off : now.weekdays_off;
  const said: PlanSettings = {
    ...now,
    ...(words.hours_per_day && {
      hours_per_day: words.hours_per_day,
      hours_by_weekday: words.hours_by_weekday ?? {},
    }),
    ...(words.hours_by_weekday && { hours_by_weekday: words.hours_by_weekday }),
    ...(words.hours_on_date && {
      hours_on_date: { ...now.hours_on_date, ...words.hours_on_date },
    }),
    ...(words.learn_by && { learn_by: words.learn_by }),
    ...(words.progression && { progression: words.progression }),
    ...(words.order && { order: withOrder(now.order, words.order) }),
    weekdays_off: off.filter((weekday) => !days_on.includes(weekday)),
    ...(words.days_off.length > 0 && {
      days_off: [...new Set([...now.days_off, ...words.days_off])],
    }),
  };
  return withTimes(hours_delta.reduce(withDelta, said), words.times);
}

type Delta = NonNullable<Asked["hours_delta"]>[number];

/** "An hour less on Saturdays": the plan's own hours of these days, more or less. */
function withDelta(settings: PlanSettings, { on, hours, except_days = [] }: Delta): PlanSettings {
  if (hours === undefined) return settings;
  const { hours_per_day, hours_by_weekday = {}, hours_on_date = {}, weekdays_off } = settings;
  const usual = (weekday: number) => hours_by_weekday[weekday] ?? hours_per_day;
  if (typeof on === "string" && on !== "every_day") {
    const weekday = weekdayNumber(on);
    const before = hours_on_date[on] ?? (weekdays_off.includes(weekday) ? 0 : usual(weekday));
    return { ...settings, hours_on_date: { ...hours_on_date, [on]: within(before + hours) } };
  }
  const days = typeof on === "number" ? [on] : WEEKDAYS.filter((day) => !except_days.includes(day));
  if (days.length === WEEKDAYS.length) {
    const each = Object.entries(hours_by_weekday).map(([day, was = 0]) => [
      day,
      within(was + hours),
    ]);
    return {
      ...settings,
      hours_per_day: Math.max(LEAST_HOURS, within(hours_per_day + hours)),
      hours_by_weekday: Object.fromEntries(each),
    };
  }
  const changed = days.map((day) => [day, within(usual(day) + hours)]);
  return {
    ...settings,
    hours_by_weekday: { ...hours_by_weekday, ...Object.fromEntries(changed) },
  };
}

function within(hours: number): number {
  return Math.floor(Math.min(MOST_HOURS, Math.max(0, hours)) * 4) / 4;
}
