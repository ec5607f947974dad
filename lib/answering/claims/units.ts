import { isWideNumeral, wideNumber } from "@/lib/text/number-words";
import { compoundEnd } from "./compounds";
import type { Known } from "./known";
import { type KnownPhrases, knownAt, type Named } from "./known-phrases";
import { languagesOf } from "./language-of";
import { foreignNameAt, type Meaning, phraseAt } from "./lexicon";
import { correctMeanings } from "./misread-words";
import { type Numeric, numericAt } from "./numeric";
import { subjectAt, subjectsOf } from "./subjects";
import { plainSentence, type Token, tokensOf } from "./tokens";
import type { Language } from "./words/all";
import { type Tag, WORK_TAGS } from "./words/claim-words";

/** A piece of a sentence that is read as one: a name, a number, a phrase of the vocabulary, or any other token. */
export interface Unit extends Meaning {
  raw: string;
  start: number;
  end: number;
  tokens: Token[];
  named: Named | null;
  numeric: Numeric | null;
  /** A month or weekday of a language that the sentence is not written in. */
  is_foreign: boolean;
  /** Counts the quotations of a sentence; 0 is outside of all. */
  quote: number;
  /** Digits, or a number in words. */
  value: number | null;
  /** Accounted for by a value. */
  used: boolean;
}

export interface Reader {
  known: Known;
  phrases: KnownPhrases;
}

export interface Units {
  text: string;
  units: Unit[];
  tokens: Token[];
  languages: readonly Language[];
}

/** Cuts a sentence into units, in the language it is written in. */
export function unitsOf(sentence: string, reader: Reader, hints: readonly Language[]): Units {
  const text = plainSentence(sentence);
  const tokens = tokensOf(text);
  const own = tokens.map(() => false);
  const names = new Map<number, Named & { length: number }>();
  for (let at = 0; at < tokens.length; at += 1) {
    const named = knownAt(reader.phrases, tokens, at);
    if (!named) continue;
    names.set(at, named);
    own.fill(true, at, at + named.length);
    at += named.length - 1;
  }
  const others = tokens.filter((_, at) => !own[at]);
  const languages = languagesOf(others, hints);
  const names_work = [...names.values()].some(({ items, is_word }) => items.length > 0 && !is_word);
  for (const [at, { is_title_word, length }] of names)
    if (is_title_word && !isBeside(tokens, at, length, languages)) {
      names.delete(at);
      own.fill(false, at, at + length);
    }
  if (names_work || speaksOfStudy(others, languages))
    addSubjects(names, tokens, own, reader, languages);
  else for (const [at, { is_word }] of names) if (is_word) names.delete(at);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const unit = unitAt({ text, tokens, at, names, languages });
    units.push(...split(unit, reader, languages));
    at += Math.max(1, unit.tokens.length);
  }
  correctMeanings(units, languages);
  markQuotes(units);
  // A quotation is a title, whatever subject it speaks of.
  for (const unit of units) if (unit.quote > 0 && unit.named?.is_subject) unit.named = null;
  return { text, units, tokens, languages };
}

const OF_STUDY: readonly Tag[] = [
  ...WORK_TAGS,
  "topic",
  "office",
  "class",
  "plan",
  "session",
  "weight",
  "grade",
  "due",
  "progress",
  "point",
  "lasts",
];

/** Only beside work is "chemistry" a course; elsewhere it is a science. */
function speaksOfStudy(tokens: readonly Token[], languages: readonly Language[]): boolean {
  return tokens.some((_, at) => {
    const tags = phraseAt(tokens, at, languages)?.meaning.tags;
    return OF_STUDY.some((tag) => tags?.has(tag));
  });
}

const WORK: readonly Tag[] = [...WORK_TAGS, "topic", "office", "grade"];

/** "The exam in hydrology". */
const FAR_WORK = 3;

/** Whether a word for work stands right after some tokens, or little before them. */
function isBeside(
  tokens: readonly Token[],
  at: number,
  length: number,
  languages: readonly Language[],
): boolean {
  const isWork = (from: number) => {
    const tags = phraseAt(tokens, from, languages)?.meaning.tags;
    return WORK.some((tag) => tags?.has(tag));
  };
  const before = Array.from({ length: FAR_WORK }, (_, step) => at - 1 - step);
  return isWork(at + length) || before.some((from) => from >= 0 && isWork(from));
}

/** Courses that are called by their subject. */
function addSubjects(
  names: Map<number, Named & { length: number }>,
  tokens: readonly Token[],
  own: boolean[],
  { known }: Reader,
  languages: readonly Language[],
): void {
  const isBesideWork = (at: number, length: number) => isBeside(tokens, at, length, languages);
  const subjects = subjectsOf(known);
  for (let at = 0; at < tokens.length; at += 1) {
    if (own[at]) continue;
    const found = subjectAt(subjects, tokens, at, isBesideWork);
    if (!found || own.slice(at, at + found.length).some(Boolean)) continue;
    const named = { items: [], courses: [found.course], room: null, is_subject: true as const };
    names.set(at, { ...named, length: found.length });
    own.fill(true, at, at + found.length);
    at += found.length - 1;
  }
}

interface Place {
  text: string;
  tokens: Token[];
  at: number;
  names: Map<number, Named & { length: number }>;
  languages: readonly Language[];
}

function unitAt({ text, tokens, at, names, languages }: Place): Unit {
  const token = tokens[at];
  if (!token) throw new RangeError("no token");
  const made = (length: number, more: Partial<Unit> = {}) =>
    makeUnit(text, tokens.slice(at, at + length), more);
  const named = names.get(at);
  if (named) {
    // "Exam" is a title and a word for all exams.
    const meaning = phraseAt(tokens, at, languages)?.meaning;
    return made(named.length, { named, ...(meaning && { tags: meaning.tags }) });
  }
  if (token.kind === "digits") {
    const numeric = numericAt(text, token.start);
    const end = token.start + numeric.length;
    const length = tokens.slice(at).filter((each) => each.start < end).length;
    return made(length, { numeric, value: numeric.kind === "number" ? numeric.number : null });
  }
  const phrase = phraseAt(tokens, at, languages);
  if (token.kind === "wide" && isWideNumeral(token.word) && (phrase?.length ?? 0) < 2) {
    let length = 1;
    while (isWideNumeral(tokens[at + length]?.word ?? "") && tokens[at + length]?.glued)
      length += 1;
    const letters = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join("");
    const value = wideNumber(letters);
    return made(length, { value, is_article: value === 1 });
  }
  if (phrase) {
    const { meaning, length } = phrase;
    // English "due" is Italian for two.
    const number = meaning.tags.has("due") ? null : (meaning.number ?? null);
    return made(length, { ...meaning, value: number });
  }
  if (token.kind !== "mark" && besideNumber(tokens, at)) {
    const name = foreignNameAt(tokens, at);
    const is_long = name && (!name.is_short || token.kind === "wide" || token.word.length > 2);
    if (is_long) {
      const { length, is_short, ...rest } = name;
      return made(length, { ...rest, is_short_name: is_short, is_foreign: true });
    }
  }
  return made(1);
}

/** Whether a number in digits stands within two tokens: only then can an unknown word be a month. */
function besideNumber(tokens: readonly Token[], at: number): boolean {
  return [-3, -2, -1, 1, 2, 3].some((step) => tokens[at + step]?.kind === "digits");
}

function makeUnit(text: string, tokens: Token[], more: Partial<Unit>): Unit {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  return {
    tags: new Set<Tag>(),
    raw: text.slice(start, end),
    start,
    end,
    tokens,
    named: null,
    numeric: null,
    is_foreign: false,
    quote: 0,
    value: null,
    used: false,
    ...more,
  };
}

/** "Logikklausur" is a course and a kind of work. */
function split(unit: Unit, { known }: Reader, languages: readonly Language[]): Unit[] {
  const [token] = unit.tokens;
  if (token?.kind !== "word" || unit.named || unit.tokens.length > 1) return [unit];
  if (!languages.includes("de") && !languages.includes("nl")) return [unit];
  const found = compoundEnd(token.word);
  if (!found) return [unit];
  const first = token.raw.slice(0, found.at).replace(/s$/, "");
  const courses = known.courses.filter(({ name }) =>
    name.toLowerCase().startsWith(first.toLowerCase()),
  );
  if (courses.length === 0 || first.length < 4)
    return [{ ...unit, tags: new Set([...unit.tags, found.tag]) }];
  const named = { items: [], courses, room: null };
  return [
    { ...unit, tags: new Set<Tag>(), named },
    { ...unit, tags: new Set([found.tag]) },
  ];
}

const OPENS = "“„«「『‘»";

const CLOSES: Record<string, string> = {
  "“": "”",
  "„": '“”"',
  "«": "»",
  "「": "」",
  "『": "』",
  "‘": "’'",
  '"': '"',
};

/** A quotation of more units is no title. */
const MOST_IN_QUOTES = 14;

function markQuotes(units: Unit[]): void {
  let count = 0;
  for (let at = 0; at < units.length; at += 1) {
    const opening = units[at]?.raw ?? "";
    const closing = CLOSES[opening];
    if (!closing || (opening !== '"' && !OPENS.includes(opening))) continue;
    const end = units.findIndex(
      ({ raw }, index) =>
        index > at && index <= at + MOST_IN_QUOTES && raw.length === 1 && closing.includes(raw),
    );
    if (end <= at + 1) continue;
    count += 1;
    for (const unit of units.slice(at + 1, end)) unit.quote = count;
    at = end;
  }
}
