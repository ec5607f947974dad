import type { Known, KnownCourse, KnownItem } from "./known";
import { isOfVocabulary, matchEnd, tagsOfTitle } from "./lexicon";
import { plainSentence, type Token, tokensOf } from "./tokens";

/** What the student's own data call by these words. */
export interface Named {
  items: KnownItem[];
  courses: KnownCourse[];
  /** As the data spell it. */
  room: string | null;
  /** A course that is called by its subject. */
  is_subject?: true;
  /** One word of a title, which means it only beside work. */
  is_word?: true;
  /** Any word of a title that nothing else of the student's has: "smog" of "Essay: Smog over the city". */
  is_title_word?: true;
  /** "Control" of "Control 5": its number says which. */
  is_stem?: true;
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
  const add = (
    text: string,
    { items = [], courses = [], room = null, ...rest }: Partial<Named>,
  ) => {
    const tokens = tokensOf(plainSentence(text)).filter(({ word }) => word !== "-" && word !== "'");
    const words = tokens.map(({ word }) => word);
    const [first] = words;
    if (!first) return;
    const known = phrases.get(first) ?? [];
    const same = known.find((each) => each.words.join(" ") === words.join(" "));
    if (same) {
      if (rest.is_word && same.items.length > 0) return;
      same.items.push(...items);
      same.courses.push(...courses);
      same.room ??= room;
      return;
    }
    const is_capital = words.length === 1 && /^\p{Lu}/u.test(tokens[0]?.raw ?? "");
    const is_name = is_capital && !rest.is_word;
    known.push({
      ...rest,
      words,
      items: [...items],
      courses: [...courses],
      room,
      is_capital: is_name,
    });
    phrases.set(first, known);
  };
  for (const course of courses) {
    add(course.name, { courses: [course] });
    if (course.code) add(course.code, { courses: [course] });
  }
  for (const item of items) {
    add(item.title, { items: [item] });
    const stem = stemOfTitle(item);
    if (stem) add(stem, { items: [item], is_stem: true });
    const part = partOfTitle(item, items);
    if (part) add(part, { items: [item], ...(!/\s/.test(part) && { is_word: true }) });
    if (item.room) add(item.room, { room: item.room });
  }
  for (const { word, item } of titleWords(items, courses)) {
    const has = phrases.get(word)?.some(({ words }) => words.length === 1);
    if (!has) add(word, { items: [item], is_word: true, is_title_word: true });
  }
  return phrases;
}

const SHORTEST_WORD = 5;

/** Words of the titles of work that stand in one title alone, in no course, and in no vocabulary. */
function titleWords(items: readonly KnownItem[], courses: readonly KnownCourse[]) {
  const wordsOf = (text: string) =>
    tokensOf(plainSentence(text)).flatMap(({ word, kind }) => (kind === "word" ? [word] : []));
  const taken = new Set(courses.flatMap(({ name }) => wordsOf(name)));
  const works = items.filter(({ kind }) => kind === "exam" || kind === "assignment");
  const counts = new Map<string, number>();
  for (const { title } of items)
    for (const word of new Set(wordsOf(title))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return works.flatMap((item) =>
    wordsOf(item.title)
      .filter((word) => word.length >= SHORTEST_WORD && counts.get(word) === 1 && !taken.has(word))
      .filter((word) => !isOfVocabulary(word))
      .map((word) => ({ word, item })),
  );
}

/** "Problem set" of "Problem set 2": a word that the claims' own vocabulary does not have for a kind of work. */
function stemOfTitle({ title, kind }: KnownItem): string | null {
  const [, stem = ""] = /^(\p{L}[\p{L}\s-]*\p{L})\s+#?\d{1,2}(?!\d)/u.exec(title) ?? [];
  if (stem === "" || kind === "session" || kind === "topic") return null;
  return /\s/.test(stem) || tagsOfTitle(stem).size === 0 ? stem : null;
}

/** "Cien años" of "Ensayo: Cien años", "Titration" of "Lab 2: Titration", where nothing else has it. */
function partOfTitle({ title, kind }: KnownItem, items: readonly KnownItem[]): string | null {
  const [, part = ""] = /^[^:]{2,}:\s*(\S+\s.*\S|\p{L}{6,})\s*$/u.exec(title) ?? [];
  if (part === "" || kind === "session" || kind === "topic") return null;
  return items.filter((item) => item.title.includes(part)).length === 1 ? part : null;
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
