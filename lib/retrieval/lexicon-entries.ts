import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { plainText } from "@/lib/text/fold";
import { stemOf } from "@/lib/text/stem";

/** The columns of lib/text/lexicon/*.csv, by their headings. */
const COLUMNS = {
  en: "english",
  de: "german",
  fr: "french",
  es: "spanish",
  it: "italian",
  pt: "portuguese",
} as const;
export type LexiconLanguage = (typeof COLUMNS)[keyof typeof COLUMNS];
export const LANGUAGES = Object.values(COLUMNS);

/** How well a form of a word fits the entry: the entry itself, its stem, or a stem cut shorter. */
export const FITS = { entry: 1, stem: 0.9, cut: 0.75 };
export const SHORTEST = 2;

/** Where the lexicon holds a form of a word: in which row and language. */
export type Entry = { row: number; language: LexiconLanguage; fit: number };

/** The rows that hold a form of the word; only those that fit best. */
export function entriesOf(bare: string, from?: LexiconLanguage): Entry[] {
  const stem = phraseStem(bare);
  const alike = entriesFrom(bare, from, (each) => each === bare, FITS.entry);
  if (alike.length > 0) return alike;
  for (const form of [stem, ...formsOf(bare)]) {
    const wanted = phraseStem(form);
    const fits = (each: string) => phraseStem(each) === (form === stem ? stem : wanted);
    const found = entriesFrom(form.replace(/[iy]$/, ""), from, fits, FITS.stem);
    if (found.length > 0) return found;
  }
  const cut = cutStem(bare);
  if (cut.length < 4) return [];
  return entriesFrom(cut, from, (each) => cutStem(each) === cut, FITS.cut);
}

/** The words of the lexicon that begin with these letters and fit, each with its row. */
function entriesFrom(
  letters: string,
  from: LexiconLanguage | undefined,
  fits: (word: string) => boolean,
  fit: number,
): Entry[] {
  if (letters.length < SHORTEST) return [];
  const { text, rows, places } = lexicon();
  const entries: Entry[] = [];
  for (const place of places.get(letters.slice(0, FIRST_LETTERS)) ?? []) {
    const [at, row, column] = unpacked(place);
    if (!text.startsWith(letters, at)) continue;
    const language = rows[row]?.columns[column];
    if (!language || (from !== undefined && from !== language)) continue;
    if (fits(text.slice(at, text.indexOf(AFTER_A_WORD, at)))) entries.push({ row, language, fit });
  }
  return entries;
}

/** What a participle of German may come from, "gemessen", and a plural of Spanish, "peces". */
function formsOf(bare: string): string[] {
  const participle = /^(.{0,4}?)ge(.{3,})(?:t|en)$/.exec(bare);
  const plural = /^(.{2,})ces$/.exec(bare);
  return [
    ...(participle ? [`${participle[1]}${participle[2]}en`] : []),
    ...(plural ? [`${plural[1]}z`] : []),
  ];
}

/** A stem without the endings of Romance and German verbs, for forms that no rule of `stemOf` knows. */
function cutStem(bare: string): string {
  return bare
    .replace(/s$/, "")
    .replace(/(?:ando|iendo|endo|aron|ieron|aba|ado|ada|ido|ida|ante|ente)$/, "")
    .replace(
      /(?:amo|emo|imo|ai|ei|iez|are|ere|ire|ez|an|en|on|ar|er|ir|re|st|te|ia|io|a|o|e|i|t)$/,
      "",
    )
    .replace(/([a-z])\1$/, "$1");
}

function phraseStem(words: string): string {
  return words.includes(" ") ? words.split(" ").map(stemOf).join(" ") : stemOf(words);
}

const AFTER_A_WORD = "\n";
/** By so many letters the words are found quickly enough. */
const FIRST_LETTERS = 2;

type Row = { line: string; columns: (LexiconLanguage | undefined)[] };
/** Where a word stands, in which row and column: one number, because there are many. */
type Place = number;
const MOST_COLUMNS = 8;
const MOST_ROWS = 2 ** 13;

function packed(at: number, row: number, column: number): Place {
  return (at * MOST_ROWS + row) * MOST_COLUMNS + column;
}

function unpacked(place: Place): [at: number, row: number, column: number] {
  const cell = Math.floor(place / MOST_COLUMNS);
  return [Math.floor(cell / MOST_ROWS), cell % MOST_ROWS, place % MOST_COLUMNS];
}

type Lexicon = {
  rows: Row[];
  /** All words without accents, one a line. */
  text: string;
  /** Where in `text` the words stand that begin with these letters. */
  places: Map<string, Place[]>;
};

let loaded: Lexicon | undefined;

/** Read when it is first asked for. */
function lexicon(): Lexicon {
  loaded ??= load(path.join(process.cwd(), "lib/text/lexicon"));
  return loaded;
}

function load(folder: string): Lexicon {
  const rows: Row[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".csv")) continue;
    const [head = "", ...lines] = readFileSync(path.join(folder, file), "utf8").trim().split("\n");
    const columns = head.split(",").map((name) => COLUMNS[name as keyof typeof COLUMNS]);
    rows.push(...lines.map((line) => ({ line, columns })));
  }
  const plain = plainText(rows.map(({ line }) => line).join("\n"));
  const places = new Map<string, Place[]>();
  let at = 0;
  for (const [row, line] of plain.split("\n").entries()) {
    for (const [column, cell] of line.split(",").entries()) {
      for (const word of cell.split("|")) {
        const first = word.slice(0, FIRST_LETTERS);
        const same = places.get(first);
        if (same) same.push(packed(at, row, column));
        else if (first) places.set(first, [packed(at, row, column)]);
        at += word.length + 1;
      }
    }
  }
  return { rows, text: `${plain.replace(/[|,]/g, AFTER_A_WORD)}\n`, places };
}

/** The words of a row by their languages. */
export function wordsAt(row: number): [LexiconLanguage, string[]][] {
  const { line, columns } = lexicon().rows[row] ?? { line: "", columns: [] };
  return line.split(",").flatMap((cell, at): [LexiconLanguage, string[]][] => {
    const language = columns[at];
    return language && cell ? [[language, cell.split("|")]] : [];
  });
}
