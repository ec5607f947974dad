import { plainText } from "@/lib/text/fold";
import { words as listed } from "@/lib/text/pattern";
import { isStopWord } from "@/lib/text/stop-words";
import { isSame } from "./titles";
import type { Word } from "./words";
import { wordsOf } from "./words";

/** Words of a request that name topics: which words, and which titles they may mean. */
export interface TopicMention {
  first: number;
  last: number;
  titles: string[];
  /** Whether all that the title says was said. */
  whole: boolean;
}

const KIND_OF_PART = new Set(listed`
  chapter, unit, section, part, module, lecture, week, topic,
  kapitel, teil, woche, chapitre, partie, semaine, capitulo, tema, unidad, semana
`);
const SHORTEST_ABBREVIATION = 4;

/** The topics that are named from a word on, by the most words. */
export function topicAt(
  words: Word[],
  first: number,
  titles: string[],
  written: string,
): TopicMention | null {
  const found = titles.flatMap((title) => {
    const mention = mentionOf(title, words, first, written);
    return mention ? [mention] : [];
  });
  const longest = Math.max(...found.map(({ last }) => last));
  const best = found.filter(({ last }) => last === longest).sort((a, b) => b.score - a.score);
  const meant = best.filter(({ score }) => score === best[0]?.score);
  const [one] = meant;
  if (!one) return null;
  return { first, last: one.last, titles: meant.map(({ title }) => title), whole: one.score >= 2 };
}

interface Candidate {
  title: string;
  last: number;
  score: number;
}

/** Twice the share of the title's words that were said, more where they are written alike. */
function mentionOf(title: string, words: Word[], first: number, written: string): Candidate | null {
  const literal = literalLength(title, words, first);
  if (literal > 1) return { title, last: first + literal - 1, score: 3 };
  const content = contentOf(title);
  const word = words[first];
  if (!word || content.length === 0) return null;
  const short = written.slice(word.start, word.end);
  if (isInitials(short, title)) return { title, last: first, score: 2 };
  const said = new Set<string>();
  let last = first - 1;
  let alike = 0;
  for (let index = first; index < words.length; index += 1) {
    const next = words[index]?.plain ?? "";
    const meant = content.find((each) => !said.has(each) && isMeant(next, each));
    if (meant) {
      said.add(meant);
      last = index;
      if (plainText(meant) === plainText(next)) alike += 1;
    } else if (index === first || !isStopWord(next) || !/^\p{L}/u.test(next)) break;
  }
  if (said.size === 0) return null;
  return { title, last, score: (2 * said.size) / content.length + alike / 100 };
}

/** How many words a title takes that stands there as it is, none where it does not. */
function literalLength(title: string, words: Word[], first: number): number {
  const spelled = wordsOf(title);
  const same = spelled.every(({ plain }, index) => words[first + index]?.plain === plain);
  return same ? spelled.length : 0;
}

function isMeant(said: string, word: string): boolean {
  if (!/^[\p{L}\d]{2,}/u.test(said) || isStopWord(said)) return false;
  if (isSame(said, word)) return true;
  const bare = plainText(said).replace(/s$/, "");
  return (
    bare.length >= SHORTEST_ABBREVIATION && !/\d/.test(bare) && plainText(word).startsWith(bare)
  );
}

function contentOf(title: string): string[] {
  return wordsOf(title)
    .map(({ plain }) => plain)
    .filter(
      (word) =>
        /^\p{L}|\d{3}/u.test(word) && !isStopWord(word) && !KIND_OF_PART.has(plainText(word)),
    );
}

/** "SVD" for "Singular value decomposition". */
function isInitials(said: string, title: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(said)) return false;
  const words = title.split(/[^\p{L}]+/u).filter(Boolean);
  const initials = (list: string[]) => list.map((word) => word.charAt(0).toUpperCase()).join("");
  return [words, words.filter((word) => !isStopWord(word))].some((list) => initials(list) === said);
}

/** Titles by the numbers they bear, or else by their place in the course. */
export function numberedTitles(numbers: number[], titles: string[]): string[] {
  const bear = (title: string) => /^\s*(?:\p{L}+\s+)?(\d{1,2})(?![\d.])/u.exec(title)?.[1];
  const any = titles.some((title) => bear(title) !== undefined);
  return numbers.flatMap((number) => {
    const found = any
      ? titles.filter((title) => Number(bear(title)) === number)
      : titles.slice(number - 1, number);
    return number > 0 ? found : [];
  });
}
