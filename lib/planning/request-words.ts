import { addDays } from "@/lib/time/dates";
import { findDays } from "./request/days";
import { findHours } from "./request/hours";
import { NUMBER, numberOf } from "./request/numbers";
import { rolesOfDays } from "./request/roles";
import { sentencesOf, type Understood } from "./request/understood";
import { wishedProgression, wishedTopics } from "./request/wishes";

/**
 * What a student's own words ask of a plan. `today` is the date in the student's zone. What is not said is absent;
 * `understood` says the rest in plain sentences, for the student to check.
 */
export function readRequest(
  text: string,
  { today, topic_titles }: { today: string; topic_titles: string[] },
): Understood & { understood: string[] } {
  const written = text.slice(0, LONGEST_REQUEST);
  const roles = rolesOfDays(written, today);
  const { focus, skip } = wishedTopics(written, topic_titles);
  const request: Understood = { ...roles, focus, skip };

  const hours = findHours(written, findDays(written, today));
  const weekly =
    hours.a_week && Math.floor((hours.a_week / (7 - roles.weekdays_off.length)) * 4) / 4;
  const hours_per_day = hours.every_day ?? weekly;
  if (hours_per_day) request.hours_per_day = Math.min(MOST_HOURS, hours_per_day);
  if (Object.keys(hours.by_weekday).length > 0) {
    const worked = Object.entries(hours.by_weekday).map(([weekday, each]) => [
      weekday,
      Math.min(MOST_HOURS, each),
    ]);
    request.hours_by_weekday = Object.fromEntries(worked);
  }

  const span = request.last_day ? null : spanOf(written);
  if (span?.unit === "week") request.weeks = span.count;
  if (span?.unit === "day") request.last_day = addDays(roles.first_day ?? today, span.count - 1);
  if (span?.unit === "month") request.weeks = Math.round((span.count * 52) / 12);
  const progression = wishedProgression(written);
  if (progression) request.progression = progression;
  return { ...request, understood: sentencesOf(request, today) };
}

const LONGEST_REQUEST = 4000;
const MOST_HOURS = 12;
const MOST_WEEKS = 104;
const UNITS: [string, RegExp][] = [
  ["day", /^(?:d|t|j)/i],
  ["week", /^(?:w|s)/i],
  ["month", /^m/i],
];
const SPAN = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})[\\s-]+(?:more\\s+|full\\s+)?(days?|weeks?|months?|tagen?|wochen?|monaten?|jours?|semaines?|mois|d[ií]as?|semanas?|mes(?:es)?)(?!\\p{L})`,
  "giu",
);
/** "3 times a week", "every two weeks", "the last two weeks", "2 days off": not how long the plan is. */
const NO_SPAN_BEFORE =
  /(?:every|each|last|past|per|hours?|hrs?|h|times?|once|twice|sessions?|minutes?|mins?|exams?[^.;\n]*|ago|days)\s*\/?\s*$/iu;
const NO_SPAN_AFTER =
  /^\s*(?:off|ago|before|after|per|a|each|break|holiday|free|in a row|of break)(?!\p{L})/iu;
const LENGTH_BEFORE =
  /(?<!\p{L})(?:in|for|over|within|take|takes|have|got|only|just|next|the next|about|für|en|pendant|durante)\s+(?:the\s+|next\s+|about\s+)*$/iu;

/** How long the plan is to be, where only its length is said. */
function spanOf(text: string): { count: number; unit: string } | null {
  for (const match of text.matchAll(SPAN)) {
    const before = text.slice(0, match.index);
    const count = numberOf(match[1] ?? "");
    const unit = UNITS.find(([, pattern]) => pattern.test(match[2] ?? ""))?.[0];
    if (!count || count < 1 || !unit || count > MOST_WEEKS * 7) continue;
    if (
      NO_SPAN_BEFORE.test(before) ||
      NO_SPAN_AFTER.test(text.slice(match.index + match[0].length))
    )
      continue;
    if (/(?<!\p{L})(?:start|begin)\p{L}*\s+in\s+$/iu.test(before)) continue;
    if (/^an?$/i.test(match[1] ?? "") && !LENGTH_BEFORE.test(before)) continue;
    return { count: Math.round(count), unit };
  }
  return null;
}
