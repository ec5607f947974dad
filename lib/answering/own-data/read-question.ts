import type { CourseFact } from "@/lib/answering/types";
import { weekdayOf } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { isStopWord } from "@/lib/text/stop-words";
import { type AskedGoal, type Supposed, takeGoal } from "./goal";
import { EXAMS, type Intent, intentOf, OF_SCORES, WORK } from "./intents";
import { courseMentions, type KnownCourse, namedBy } from "./named-courses";
import { type Meaning, meaningOf, PHRASE_WORDS, respelt, type Token, tokensOf } from "./tokens";

/** What a question asks of the student's own data. */
export interface OwnQuestion {
  intent: Intent;
  meanings: ReadonlySet<Meaning>;
  /** Ids; empty where it names none. */
  courses: number[];
  /** Words that tell one thing from another: "1848", "3". */
  titled: string[];
  /** Those, and the nouns before them: "essay". */
  naming: string[];
  /** 0 is Sunday; null where it names no day of the week. */
  weekday: number | null;
  /** A grade that the student wants to reach. */
  goal: AskedGoal | null;
  /** A score that the student only supposes. */
  supposed: Supposed | null;
}

interface Known {
  courses: readonly KnownCourse[];
  /** Where names of things are taken from. */
  facts?: readonly CourseFact[];
}

/**
 * What a question asks of the student's own data, or null. Every word of it has to be one of asking for them, a name of
 * a course, or of a title: one other word, and it is a question for the documents ("What is the worth of a bond?").
 */
export function readOwnQuestion(question: string, known: Known): OwnQuestion | null {
  const { goal, supposed, rest } = takeGoal(question);
  if (goal || supposed) {
    const asked = readWords(rest, known, { goal, supposed });
    if (asked && OF_SCORES.includes(asked.intent)) return asked;
  }
  return readWords(question, known, { goal: null, supposed: null });
}

function readWords(
  question: string,
  { courses, facts = [] }: Known,
  { goal, supposed }: Pick<OwnQuestion, "goal" | "supposed">,
): OwnQuestion | null {
  if (INDEFINITE.test(question.trim())) return null;
  const tokens = tokensOf(question);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  const mentions = courseMentions(tokens, courses);
  const in_titles = wordsOfTitles(facts);
  const meanings = new Set<Meaning>();
  const [titled, naming]: [string[], string[]] = [[], []];
  let weekday: number | null = null;
  let has_score = false;
  for (let at = 0; at < tokens.length; ) {
    const mention = mentions.find(({ start }) => start === at);
    const phrase = phraseAt(tokens, at, mention?.end);
    const word = tokens[at]?.word ?? "";
    const day = weekdayNamed(word);
    if (mention) at = mention.end;
    else if (phrase) {
      if (phrase.meaning) meanings.add(phrase.meaning);
      if (isNoun(phrase.meaning)) naming.push(...phrase.words);
      at += phrase.words.length;
    } else if (day !== null) {
      weekday = day;
      at += 1;
    } else if (in_titles.has(word) || (NUMBER.test(word) && naming.length > 0)) {
      naming.push(word);
      titled.push(word);
      at += 1;
    } else if (SCORE.test(word)) {
      has_score = true;
      at += 1;
    } else {
      const meaning = meaningOf(respelt(word) ?? "");
      if (meaning === null) return null;
      if (meaning) meanings.add(meaning);
      if (isNoun(meaning)) naming.push(respelt(word) ?? word);
      at += 1;
    }
  }
  const named = namedBy(mentions);
  const names_topic = titled.some((word) => in_titles.get(word)?.of_topic);
  const intent = intentOf({
    meanings,
    names_course: named.length > 0,
    names_topic,
    weekday,
    names_goal: goal !== null,
    supposes: supposed !== null,
  });
  if (has_score && intent !== "needed") return null;
  return intent && { intent, meanings, courses: named, titled, naming, weekday, goal, supposed };
}

/** Asks what something is, whatever it is ("What is a final exam?"), or for a lesson. */
const WHAT_IS = {
  en: words`what's, what’s, whats, what is, what are, define, explain`,
  de: words`was ist`,
  fr: words`qu'est-ce que c'est qu', qu’est-ce qu’, qu'est-ce qu'`,
  es: words`qué es, que es`,
};
const INDEFINITE = pattern(
  "iu",
)`^(?:so |and )?(?:teach me\b|${WHAT_IS} ?(?:an?|eine?|une?|una?)\s)`;
const MOST_WORDS = 24;
/** What a student wants to reach: "Do I need a 90?" */
const SCORE = /^\d{2,3}$/;
/** After a noun, the number of a thing, be it there or not: "quiz 2". */
const NUMBER = /^\d{1,2}$/;
function phraseAt(tokens: Token[], start: number, end = tokens.length) {
  for (let length = Math.min(PHRASE_WORDS, end - start); length > 0; length -= 1) {
    const phrase = tokens.slice(start, start + length).map(({ word }) => word);
    const meaning = meaningOf(phrase.join(" "));
    if (meaning !== null) return { meaning, words: phrase };
  }
  return null;
}

function isNoun(meaning: Meaning | ""): boolean {
  return [...EXAMS, ...WORK, "deadline", "date"].some((noun) => noun === meaning);
}

/** Words by which the student's things are told apart: of titles, and of the topics of exams. */
function wordsOfTitles(facts: readonly CourseFact[]): Map<string, { of_topic: boolean }> {
  const known = new Map<string, { of_topic: boolean }>();
  const add = (text: string, of_topic: boolean) => {
    for (const { word } of tokensOf(text)) {
      const before = known.get(word)?.of_topic ?? false;
      if (isTelling(word)) known.set(word, { of_topic: of_topic || before });
    }
  };
  for (const { covers = [] } of facts) for (const { topic } of covers) add(topic, true);
  for (const { kind, title } of facts) {
    if (kind === "exam" || kind === "assignment") add(title, false);
  }
  return known;
}

function isTelling(word: string): boolean {
  return /\p{N}/u.test(word) || (word.length >= 3 && !isStopWord(word) && meaningOf(word) === null);
}

/** 0 is Sunday. Short names are other words too often. */
function weekdayNamed(word: string): number | null {
  if (word.length < SHORTEST_WEEKDAY) return null;
  return weekdayOf(word) ?? weekdayOf(word.replace(/s$/, ""));
}

const SHORTEST_WEEKDAY = 5;
