import { plainText } from "@/lib/text/fold";
import { pattern, words } from "@/lib/text/pattern";
import { blank, type Span, TAKEN } from "./spans";

export interface CourseName {
  id: number;
  code: string;
  name: string;
}

export interface SaidCourse extends Span {
  course_id: number;
}

interface Token extends Span {
  word: string;
  /** After "for", "in", "@" or "#". */
  is_led: boolean;
  is_first: boolean;
  is_last: boolean;
}

/**
 * The course a line names: by its code, by its name, or by the one word of it that no other course has. That word may
 * stand before what says something else.
 */
export function findCourse(
  text: string,
  courses: readonly CourseName[],
  others: readonly (Span | null)[],
): SaidCourse | null {
  const said = others.filter((other) => other !== null);
  return byWhole(text, courses) ?? byWord(blank(text, said), courses);
}

/** "CS 61A", "cs61a", and at an end of the line or after "for" also "Linear Algebra". */
function byWhole(text: string, courses: readonly CourseName[]): SaidCourse | null {
  for (const { id, code } of courses) {
    const found = /\d/.test(code) ? written(code).exec(text) : null;
    if (found) return { course_id: id, start: found.index, end: found.index + found[0].length };
  }
  for (const { id, name } of courses) {
    const found = name.trim().includes(" ") ? written(name).exec(text) : null;
    if (!found) continue;
    const at = { start: found.index, end: found.index + found[0].length };
    if (isLast(text, at.end) || isLed(text, at.start) || isHeading(text, at))
      return { course_id: id, ...at };
  }
  return null;
}

function byWord(text: string, courses: readonly CourseName[]): SaidCourse | null {
  for (const token of tokensOf(text).reverse()) {
    const named = courses.filter((course) => lettersOf(course) === plainText(token.word));
    if (named.length === 1 && named[0] && mayBeCode(token)) return said(named[0], token);
    const called = courses.filter((course) => isCalled(course, token.word));
    if (called.length !== 1 || !called[0]) continue;
    const [course] = called;
    if (token.is_led || (token.is_last && !AFTER_PREPOSITION.test(text.slice(0, token.start))))
      return said(course, token);
    // "History essay": the word belongs to the title as well.
    if (token.is_first)
      return isHeading(text, token)
        ? said(course, token)
        : { course_id: course.id, start: token.start, end: token.start };
  }
  return null;
}

function said({ id }: CourseName, { start, end }: Span): SaidCourse {
  return { course_id: id, start, end };
}

/** In capitals anywhere; in small letters, as which it may be a word, where courses are named. */
function mayBeCode({ word, is_led, is_first, is_last }: Token): boolean {
  return /^\p{Lu}{2,}$/u.test(word) || is_led || is_first || is_last;
}

/** "bio" for Biology, "stats" for Statistics: the beginning of a word of the name that tells courses apart. */
function isCalled(course: CourseName, word: string): boolean {
  const plain = plainText(word);
  if (plain.length < SHORTEST) return false;
  const name = plainText(course.name).split(/[^\p{L}\p{N}]+/u);
  const code = lettersOf(course);
  return (
    (code.length >= SHORTEST && plain === `${code}s`) ||
    name.some((each) => !TELLS_NOTHING.has(each) && startsAs(each, plain))
  );
}

/** "stats" begins as "statistics" does. */
function startsAs(word: string, start: string): boolean {
  return (
    word.startsWith(start) ||
    (start.endsWith("s") && start.length > SHORTEST && word.startsWith(start.slice(0, -1)))
  );
}

const SHORTEST = 3;
const TELLS_NOTHING = new Set(
  words`
    introduction, introductory, intro, general, modern, basic, basics, advanced, applied, principles, principle,
    fundamentals, foundations, topics, theory, systems, methods, seminar, studies, study, course, honors, lab,
    research, design, analysis, project, writing, reading, the, and, for, with, from
  `,
);

function lettersOf({ code }: CourseName): string {
  return plainText(/^\p{L}+/u.exec(code.trim())?.[0] ?? "");
}

/** The words as they may be typed: with a blank, a hyphen or nothing between letters and digits. */
function written(name: string): RegExp {
  const parts = name.match(/\p{L}+|\d+|[^\p{L}\d\s]+/gu) ?? [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\d])${escaped.join("[\\s-]*")}(?![\\p{L}\\d])`, "iu");
}

const LEADS = pattern(
  "iu",
)`(?:(?<!\p{L})${words`for, in, für, in, pour, para`}\s+(?:the\s+|my\s+)?|[@#]\s*)$`;
const AFTER_PREPOSITION = pattern("iu")`
  (?<!\p{L})${words`of, on, about, the, a, an, to, and, with, from, vs\.?, or, by, über, sur, sobre`}\s+$`;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/(?<![\p{L}\d'’-])\p{L}{2,}(?![\p{L}\d'’-])/gu)].map((match) => {
    const [word] = match;
    const [start, end] = [match.index, match.index + word.length];
    return {
      word,
      start,
      end,
      is_led: isLed(text, start),
      is_first: new RegExp(`^[\\s${TAKEN},;:–—-]*$`).test(text.slice(0, start)),
      is_last: isLast(text, end),
    };
  });
}

function isLed(text: string, start: number): boolean {
  return LEADS.test(text.slice(0, start));
}

/** Nothing but what is understood follows, or a comma or dash that parts it from the rest. */
function isLast(text: string, end: number): boolean {
  return new RegExp(`^[\\s${TAKEN},;.!)–—-]*$`).test(text.slice(end));
}

/** "Biology: lab 3". */
function isHeading(text: string, { start, end }: Span): boolean {
  return /^\s*$/.test(text.slice(0, start)) && /^\s*[:,–—|-]/.test(text.slice(end));
}
