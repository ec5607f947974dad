import { plainText } from "./fold";
import { LANGUAGE_WORDS } from "./languages/all";

const IRREGULAR = new Map(
  LANGUAGE_WORDS.flatMap(({ irregular_forms }) =>
    irregular_forms.split(",").flatMap((row) => {
      const [base = "", ...forms] = row.trim().split(/\s+/);
      return forms.map((form) => [form, base] as const);
    }),
  ),
);
const FORMS = new Map<string, string[]>(
  [...Map.groupBy(IRREGULAR, ([, base]) => base)].map(([base, rows]) => [
    base,
    [base, ...rows.map(([form]) => form)],
  ]),
);
const STEMS = new Map<string, string>();
const MOST_STEMS = 50_000;

/**
 * One light stem for the languages known, lower case and without accents: the same for "matrices" and "matrix",
 * "planned" and "planning", "théories" and "theory". Both sides of a comparison are to be stemmed by it.
 */
export function stemOf(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  if (STEMS.size >= MOST_STEMS) STEMS.clear();
  const stem = stemOfPlain(bareWord(word));
  STEMS.set(word, stem);
  return stem;
}

/** The base and the forms of a word that no rule of endings makes, none for other words: "child" and "children". */
export function irregularFormsOf(word: string): string[] {
  const bare = bareWord(word);
  return FORMS.get(IRREGULAR.get(bare) ?? bare) ?? [];
}

/** Without case, accents, a French article or an English genitive: "l'énergie", "Newton's". */
export function bareWord(word: string): string {
  return plainText(word)
    .replace(/^(?:qu|[cdjlmnst])[’'](?=\p{L}{2})/u, "")
    .replace(/[’']s?$|\.+$/, "");
}

/** Endings by what they are replaced with, and the letters that must remain; of each row the first that fits. */
const ENDINGS: [RegExp, string, number][][] = [
  [
    [/ies$/, "y", 2],
    [/(?<=ss|sh|ch|x|z)es$/, "", 3],
    [/(?<![sui])s$/, "", 3],
  ],
  [
    [/ungen$/, "ung", 3],
    [/(?:ing|edly|ed|en|er|em|es|e)$/, "", 4],
  ],
  [
    [/(?:ation|ativ|ating|at)$/, "", 4],
    [/(?<=[st])(?:ion|iv)$/, "", 4],
    [/(?:ically|ical|ic)$/, "", 5],
  ],
];

function stemOfPlain(word: string): string {
  let stem = IRREGULAR.get(word) ?? word;
  if (stem.length <= 3 || /\d/.test(stem)) return stem;
  for (const row of ENDINGS) {
    for (const [ending, instead, least] of row) {
      const next = stem.replace(ending, instead);
      if (next === stem || next.length < least) continue;
      stem = next;
      break;
    }
  }
  return stem.replace(/([bdfgmnprtz])\1$/, "$1").replace(/(?<=.{3})y$/, "i");
}
