import type { Known, KnownCourse, KnownItem } from "./known";
import { matchEnd } from "./lexicon";
import { plainSentence, type Token, tokensOf } from "./tokens";

/** What the student's own data call by these words. */
export interface Named {
  items: KnownItem[];
  courses: KnownCourse[];
  /** As the data spell it. */
  room: string | null;
}

interface KnownPhrase extends Named {
  words: string[];
  /** A single word that is written with a capital, as a name is. */
  is_capital: boolean;
}

export type KnownPhrases = Map<string, KnownPhrase[]>;

/** Titles, courses, codes and rooms by their first word. */
export function knownPhrases({ items, courses }: Known): KnownPhrases {
  const phrases: KnownPhrases = new Map();
  const add = (text: string, { items = [], courses = [], room = null }: Partial<Named>) => {
    const tokens = tokensOf(plainSentence(text)).filter(({ word }) => word !== "-" && word !== "'");
    const words = tokens.map(({ word }) => word);
    const [first] = words;
    if (!first) return;
    const known = phrases.get(first) ?? [];
    const same = known.find((each) => each.words.join(" ") === words.join(" "));
    if (same) {
      same.items.push(...items);
      same.courses.push(...courses);
      same.room ??= room;
      return;
    }
    const is_capital = words.length === 1 && /^\p{Lu}/u.test(tokens[0]?.raw ?? "");
    known.push({ words, items: [...items], courses: [...courses], room, is_capital });
    phrases.set(first, known);
  };
  for (const course of courses) {
    add(course.name, { courses: [course] });
    if (course.code) add(course.code, { courses: [course] });
  }
  for (const item of items) {
    add(item.title, { items: [item] });
    if (item.room) add(item.room, { room: item.room });
  }
  return phrases;
}

/** The longest name of the student's own that begins at a token. */
export function knownAt(
  phrases: KnownPhrases,
  tokens: readonly Token[],
  at: number,
): (Named & { length: number }) | null {
  let best: (Named & { length: number }) | null = null;
  const token = tokens[at];
  for (const { words, is_capital, ...named } of phrases.get(token?.word ?? "") ?? []) {
    if (is_capital && !/^\p{Lu}/u.test(token?.raw ?? "")) continue;
    const end = matchEnd(words, tokens, at);
    if (end === null || end - at <= (best?.length ?? 0)) continue;
    // "Quiz 3" is not the beginning of "Quiz 3.5", nor "Statistics II" that of "Statistics III".
    if (tokens[end]?.glued && tokens[end]?.kind === "digits") continue;
    best = { ...named, length: end - at };
  }
  return best;
}
