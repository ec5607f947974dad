import { NUMBER, numberOf } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { addDays } from "@/lib/time/dates";
import { findDays } from "./request/days";
import { findHours } from "./request/hours";
import { focusAndSkippedTopics, requestedProgression } from "./request/preferences";
import { rolesOfDays } from "./request/roles";
import { type InterpretedRequest, sentencesOf } from "./request/understood";

/**
 * What a student's own words ask of a plan. `today` is the date in the student's zone. What is not said is absent;
 * `understood` says the rest in plain sentences, for the student to check.
 */
export function readRequest(
  text: string,
  { today, topic_titles }: { today: string; topic_titles: string[] },
): InterpretedRequest & { understood: string[] } {
  const written = text.slice(0, LONGEST_REQUEST);
  const roles = rolesOfDays(written, today);
  const { focus, skip } = focusAndSkippedTopics(written, topic_titles);
  const request: InterpretedRequest = { ...roles, focus, skip };

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
  const progression = requestedProgression(written);
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
const SPANS = {
  en: words`days?, weeks?, months?`,
  de: words`tagen?, wochen?, monaten?`,
  fr: words`jours?, semaines?, mois`,
  es: words`d[ií]as?, semanas?, mes(?:es)?`,
};
const SPAN = pattern("giu")`
  (?<![\p{L}\d.,])(${NUMBER})[\s-]+(?:more\s+|full\s+)?(${SPANS})(?!\p{L})`;
const OTHER_COUNTS = words`
  every, each, last, past, per, hours?, hrs?, h, times?, once, twice, sessions?, minutes?, mins?, exams?[^.;\n]*, ago,
  days
`;
const NO_SPAN_BEFORE = pattern("iu")`${OTHER_COUNTS}\s*\/?\s*$`;
const NO_SPAN_AFTER =
  /^\s*(?:off|ago|before|after|per|a|each|break|holiday|free|in a row|of break)(?!\p{L})/iu;
const FOR_A_TIME = {
  en: words`in, for, over, within, take, takes, have, got, only, just, next, the next, about`,
  de: words`für`,
  fr: words`en, pendant`,
  es: words`durante`,
};
const LENGTH_BEFORE = pattern("iu")`(?<!\p{L})${FOR_A_TIME}\s+(?:the\s+|next\s+|about\s+)*$`;

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
