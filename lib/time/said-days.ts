import { dayWord } from "@/lib/text/day-words";
import { NUMBER, numberOf } from "@/lib/text/numbers";
import { pattern } from "@/lib/text/pattern";
import { addDays } from "./dates";

/** A day said from today, where it stands. */
export interface RelativeDay {
  start: number;
  end: number;
  day: string;
}

/** Days said from today: "tomorrow", "3 days ago". Of two in one place the longer: "the day after tomorrow". */
export function relativeDays(text: string, today: string): RelativeDay[] {
  const found = RELATIVE.flatMap(([said, daysOf]) =>
    [...text.matchAll(said)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      day: addDays(today, daysOf(match)),
    })),
  );
  return found.filter(({ start, end }) =>
    found.every(
      (other) => other.end - other.start <= end - start || !overlap(other, { start, end }),
    ),
  );
}

const RELATIVE: [said: RegExp, daysOf: (match: RegExpMatchArray) => number][] = [
  [ofDay("day_after_tomorrow"), () => 2],
  [ofDay("tomorrow"), () => 1],
  [ofDay("today"), () => 0],
  [ofDay("yesterday"), () => -1],
  [
    pattern("giu")`
      (?<!\p{L})(?:(?:vor|il\sy\sa|hace)\s+(?<after>${NUMBER})\s+(?:tagen?|jours?|días?)(?!\p{L})|
      (?<before>${NUMBER})\s+days?\s+ago(?!\p{L}))`,
    ({ groups }) => -Math.round(numberOf(groups?.after ?? groups?.before ?? "") ?? 0),
  ],
  [
    pattern("giu")`(?<!\p{L})in\s+(${NUMBER})\s+(?:days?|tagen?)(?!\p{L})`,
    (match) => Math.round(numberOf(match[1] ?? "") ?? 0),
  ],
  [
    pattern("giu")`(?<!\p{L})in\s+(${NUMBER})\s+(?:weeks?|wochen?)(?!\p{L})`,
    (match) => Math.round(7 * (numberOf(match[1] ?? "") ?? 0)),
  ],
];

function ofDay(name: Parameters<typeof dayWord>[0]): RegExp {
  return pattern("giu")`(?<!\p{L})(?:${dayWord(name)})(?!\p{L})`;
}

function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
