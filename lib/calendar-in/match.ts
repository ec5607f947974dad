import { plainText } from "@/lib/text/fold";
import { ALIKE, titleSimilarity } from "@/lib/text/title-similarity";
import { DAY_MS } from "@/lib/time/durations";
import type { CalendarItem } from "./types";

export interface CourseName {
  id: number;
  code: string;
  name: string;
}

/** The one course that the words of a calendar name, by its code or its name; null for none and for several. */
export function matchCourse(said: string, courses: readonly CourseName[]): number | null {
  const text = spaced(tokensOf(said));
  const coded = courses.filter(
    ({ code }) => /\d/.test(code) && text.includes(spaced(tokensOf(code))),
  );
  if (coded.length > 0) return only(coded);
  return only(
    courses.filter(({ name }) => {
      const words = spaced(tokensOf(name));
      return words.length >= SHORTEST && text.includes(words);
    }),
  );
}

/** Characters of a name that says something by itself, with a blank on either side. */
const SHORTEST = 6;

function only(courses: CourseName[]): number | null {
  return courses.length === 1 ? (courses[0]?.id ?? null) : null;
}

function spaced(tokens: string[]): string {
  return ` ${tokens.join(" ")} `;
}

/** "PHYS_040A" is "phys 40a", so that codes are the same however they are written. */
function tokensOf(text: string): string[] {
  const tokens = plainText(text).match(/\p{L}+|\p{N}+(?:\p{L}(?!\p{L}))?/gu) ?? [];
  return tokens.map((token) => token.replace(/^0+(?=\p{N})/u, ""));
}

export interface KnownWork {
  kind: "assignment" | "exam";
  id: number;
  course_id: number;
  title: string;
  /** Null for work without a date. */
  at: string | null;
}

/** Days that a date of the student's may lie beside that of the calendar. */
const NEAR = 10;

/** Work of the course that most likely is the same: alike in its title, and near in its date. */
export function matchWork(
  item: Pick<CalendarItem, "title" | "at">,
  course_id: number,
  known: readonly KnownWork[],
): KnownWork | null {
  const alike = known
    .filter((work) => work.course_id === course_id && isNear(work.at, item.at))
    .map((work) => ({ work, score: titleSimilarity(work.title, item.title) }))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  return alike[0]?.work ?? null;
}

function isNear(at: string | null, said: string): boolean {
  return at === null || Math.abs(Date.parse(at) - Date.parse(said)) <= NEAR * DAY_MS;
}
