import { likeness } from "@/lib/answering/words";
import { words } from "@/lib/text/pattern";
import { isStopWord } from "@/lib/text/stop-words";
import { meaningOf, type Token, tokensOf } from "./tokens";

export interface KnownCourse {
  id: number;
  name: string;
  code: string;
}

export interface Mention {
  /** More than one where the words fit several. */
  courses: number[];
  start: number;
  end: number;
  /** The whole name or the code, as opposed to a word of it. */
  is_whole: boolean;
  is_code: boolean;
}

/** Words of names that name no subject. */
const GENERIC = new Set([
  ...words`
    introduction, intro, advanced, basic, basics, elementary, fundamentals, foundations, principles, general, applied,
    modern, topics, theory, methods, science, sciences, sample, course, studies, practice, survey, special, part,
    einfuhrung, grundlagen, introduccion, science of
  `,
]);
const LEAST_PART = 4;
const LEAST_START = 3;
/** A word this long may be cut: "bio", "psych". */
const LEAST_CUT = 6;

/** Where a question names courses: by name, by code, or by a word or beginning of a word of the name. */
export function courseMentions(tokens: Token[], courses: readonly KnownCourse[]): Mention[] {
  const known = courses.map(aliasesOf);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = wholeAt(tokens, at, known) ?? partAt(tokens, at, known);
    if (!mention) continue;
    mentions.push(mention);
    at = mention.end - 1;
  }
  return mentions;
}

/** The courses that a question about the student's own things names; several where it is open which. */
export function namedBy(mentions: readonly Mention[]): number[] {
  const whole = mentions.filter(({ is_whole }) => is_whole);
  const all = (whole.length > 0 ? whole : mentions).map(({ courses }) => courses);
  const shared = all.reduce((a, b) => a.filter((id) => b.includes(id)), all[0] ?? []);
  return shared.length > 0 ? shared : [...new Set(all.flat())];
}

const BEFORE = new Set([
  ...words`in, for, from, my, our, im, fur, aus, vom, mein, meine, meinem, en, dans, mon, ma, mes, mi, mis, para`,
]);
const BELONGINGS = new Set([
  ...words`
    notes, book, textbook, slides, lecture, lectures, course, class, syllabus, material, materials, reader, script,
    readings, chapter, kurs, buch, skript, folien, cours, livre, curso, libro, clase, apuntes, homework, textbooks
  `,
]);

/**
 * The one course whose files a question is about: it names the code, or says "in biology" or "my biology notes". A name
 * that is itself the subject ("what is linear algebra?") names none, nor does a question with two.
 */
export function courseOfDocuments(
  question: string,
  courses: readonly KnownCourse[],
): number | null {
  const tokens = tokensOf(question);
  const mentions = courseMentions(tokens, courses);
  const places = mentions.filter((mention) => isPlace(tokens, mention));
  const meant = new Set(places.flatMap((mention) => mention.courses));
  const others = mentions.filter(
    ({ is_whole, courses: ids }) => is_whole && !ids.some((id) => meant.has(id)),
  );
  const [id] = meant;
  return meant.size === 1 && others.length === 0 ? (id ?? null) : null;
}

function isPlace(tokens: Token[], { start, end, is_code }: Mention): boolean {
  if (is_code) return true;
  const after = tokens[end]?.word ?? "";
  if (BELONGINGS.has(after)) return true;
  return BEFORE.has(tokens[start - 1]?.word ?? "") && (tokens[end - 1]?.closes ?? false);
}

/** As another language spells it: "biologie". */
function isLike(part: string, word: string): boolean {
  return word.length >= LEAST_CUT && likeness(part, word) > 0;
}

interface Aliases {
  id: number;
  names: string[][];
  codes: string[][];
  parts: string[];
}

function aliasesOf({ id, name, code }: KnownCourse): Aliases {
  const name_words = tokensOf(name).map(({ word }) => word);
  const code_words = tokensOf(code).flatMap(({ word }) => word.split(/(?<=\p{L})(?=\p{N})/u));
  const [letters = ""] = code_words;
  const parts = name_words.filter((word) => isPart(word) && word.length >= LEAST_PART);
  return {
    id,
    names: namesOf(name),
    codes: code_words.length > 0 ? [code_words, [code_words.join("")]] : [],
    parts:
      letters.length >= 2 && code_words.length > 1 && isPart(letters) ? [...parts, letters] : parts,
  };
}

/** The whole name, and what is said of "Sample: The Science of Learning" and "Introduction to Statistics". */
function namesOf(name: string): string[][] {
  const short = name.replace(/^[^:]{1,20}:\s*/, "").replace(LEADING, "");
  return [name, short].map((one) => tokensOf(one).map(({ word }) => word));
}

const LEADING =
  /^(?:an? )?(?:intro(?:duction)?|einführung|introducción) (?:to|in|a|into) |^the (?=\S+ \S)/iu;

function isPart(word: string): boolean {
  return (
    !GENERIC.has(word) && !/\p{N}/u.test(word) && !isStopWord(word) && meaningOf(word) === null
  );
}

function wholeAt(tokens: Token[], start: number, known: Aliases[]): Mention | null {
  const holds = (alias: string[]) =>
    alias.length > 0 && alias.every((word, index) => tokens[start + index]?.word === word);
  const found = known.flatMap(({ id, names, codes }) => [
    ...names.filter(holds).map(({ length }) => ({ id, length, is_code: false })),
    ...codes.filter(holds).map(({ length }) => ({ id, length, is_code: true })),
  ]);
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  if (best.length === 0) return null;
  return {
    courses: [...new Set(best.map(({ id }) => id))],
    start,
    end: start + longest,
    is_whole: true,
    is_code: best.some(({ is_code }) => is_code),
  };
}

function partAt(tokens: Token[], start: number, known: Aliases[]): Mention | null {
  const word = tokens[start]?.word ?? "";
  if (!isPart(word)) return null;
  const named = known.filter(({ parts }) => parts.includes(word));
  const begun =
    word.length >= LEAST_START
      ? known.filter(({ parts }) =>
          parts.some(
            (part) => part.length >= LEAST_CUT && (part.startsWith(word) || isLike(part, word)),
          ),
        )
      : [];
  const meant = named.length > 0 ? named : begun;
  if (meant.length === 0) return null;
  return {
    courses: meant.map(({ id }) => id),
    start,
    end: start + 1,
    is_whole: false,
    is_code: false,
  };
}
