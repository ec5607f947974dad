import { pattern, source } from "@/lib/text/pattern";
import type { Work } from "./dated-work";
import type { Passage } from "./passages";
import { countIn, numberIn, singular } from "./title-words";

/** The components of a document's own grading scheme by which it names their pieces: "Source analysis 2". */
export type OwnWork = { title: string; one: string; piece: RegExp }[];

const MOST_WORDS = 4;
const MOST_COMPONENTS = 30;

/** Of "Source analyses (2)" and "Two lab notebooks" the name of one, and a pattern for one with its number. */
export function ownWorkOf(graded: string[]): OwnWork {
  return graded.slice(0, MOST_COMPONENTS).flatMap((title) => {
    const counted = countIn(title) > 0 ? title.replace(/^[\p{L}\d]+\s+(?=\p{L})/u, "") : title;
    const plain = counted.replace(/\s*\([^)]*\)$/, "").trim();
    const words = plain.split(/\s+/);
    const is_name = words.length <= MOST_WORDS && /^[\p{L}\s-]{4,}$/u.test(plain);
    if (!is_name || numberIn(plain) !== null) return [];
    const name = words.map((word) => `${stem(word)}\\p{L}{0,3}`).join("\\s");
    return [
      {
        title,
        one: oneOf(plain),
        piece: pattern("giu")`(?<![\p{L}-])${source`${name}`}${NUMBERED}`,
      },
    ];
  });
}

const NUMBERED = source`\s?(?:#|no\.?\s?|nr\.?\s?|n[º°]\s?)?\d{1,2}(?![\d/%\p{L}]|[:.]\d)`;

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:zes|ies|es|is|s|en|e)$/iu, "") : word;
}

/** "Quizzes", "Source analyses", "Entries" by one of them. */
function oneOf(plural: string): string {
  if (/analyses$/i.test(plural)) return plural.replace(/es$/i, "is");
  if (/ies$/i.test(plural)) return plural.replace(/ies$/i, "y");
  if (/(?:ss|sis)$/i.test(plural)) return plural;
  return /s$/i.test(plural)
    ? plural.replace(/zes$/i, "z").replace(/(?<!z)s$/i, "")
    : singular(plural);
}

/** The numbered pieces of the document's own components that a stretch of text names. */
export function ownWorksIn({ text, start }: Passage, own: OwnWork): Work[] {
  return own.flatMap(({ piece }) =>
    [...text.matchAll(piece)].map((match) => ({
      title: match[0].replace(/\s+/g, " "),
      start: start + match.index,
      end: start + match.index + match[0].length,
    })),
  );
}
