import type { Tag } from "./words/claim-words";

/** The compounds that German and Dutch write as one word: the kind of work a word ends with, and where it begins. */
export function compoundEnd(word: string): { at: number; tag: Tag } | null {
  for (const [ending, tag] of COMPOUND_ENDINGS) {
    if (word.length > ending.length + 2 && word.endsWith(ending)) {
      return { at: word.length - ending.length, tag };
    }
  }
  return null;
}

const COMPOUND_ENDINGS: (readonly [string, Tag])[] = [
  ["abschlussklausur", "final"],
  ["abschlussprufung", "final"],
  ["zwischenklausur", "midterm"],
  ["eindtentamen", "final"],
  ["klausuren", "exam"],
  ["klausur", "exam"],
  ["prufung", "exam"],
  ["tentamen", "exam"],
  ["kurztest", "quiz"],
  ["quiz", "quiz"],
  ["toets", "quiz"],
  ["sprechstunde", "office"],
  ["verslag", "task"],
  ["opdracht", "task"],
  ["werkstuk", "task"],
  ["bericht", "task"],
  ["protokoll", "task"],
  ["aufgabe", "task"],
  ["aufgaben", "task"],
];

/** "Morgenochtend". */
export const PARTS_OF_TOMORROW: readonly (readonly [string, Tag])[] = [
  ["morgenochtend", "morning"],
  ["morgenvroeg", "morning"],
  ["morgenmiddag", "afternoon"],
  ["morgenavond", "evening"],
];

export const PARTS_OF_DAYS: Record<"de" | "nl", (readonly [string, Tag])[]> = {
  de: [
    ["früh", "morning"],
    ["morgen", "morning"],
    ["vormittag", "morning"],
    ["mittag", "noon"],
    ["nachmittag", "afternoon"],
    ["abend", "evening"],
    ["nacht", "evening"],
  ],
  nl: [
    ["ochtend", "morning"],
    ["morgen", "morning"],
    ["middag", "afternoon"],
    ["namiddag", "afternoon"],
    ["avond", "evening"],
    ["nacht", "evening"],
  ],
};
