import type { Language } from "./words/all";
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

/** Numbers with a half that are one word. */
export const DECIMALS: Partial<Record<Language, (readonly [string, number])[]>> = {
  de: [
    ["anderthalb", 1.5],
    ["eineinhalb", 1.5],
    ["zweieinhalb", 2.5],
    ["dreieinhalb", 3.5],
    ["viereinhalb", 4.5],
    ["fünfeinhalb", 5.5],
    ["sechseinhalb", 6.5],
    ["siebeneinhalb", 7.5],
  ],
  nl: [
    ["anderhalf", 1.5],
    ["tweeënhalf", 2.5],
    ["tweeëneenhalf", 2.5],
    ["drieënhalf", 3.5],
    ["vierenhalf", 4.5],
    ["vijfenhalf", 5.5],
    ["zesenhalf", 6.5],
  ],
  pl: [
    ["półtorej", 1.5],
    ["półtora", 1.5],
  ],
};

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

/** Places in an order, from the second on, where the tables of numbers have the first alone. */
export const ORDINALS: Partial<Record<Language, string>> = {
  fr: "deuxième, troisième, quatrième, cinquième, sixième, septième, huitième, neuvième, dixième",
  es: "segundo, tercero, cuarto, quinto, sexto, séptimo, octavo, noveno, décimo",
  it: "secondo, terzo, quarto, quinto, sesto, settimo, ottavo, nono, decimo",
  pt: "segundo, terceiro, quarto, quinto, sexto, sétimo, oitavo, nono, décimo",
};
