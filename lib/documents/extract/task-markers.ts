import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source, words } from "@/lib/text/pattern";
import { bodySize } from "./title";

export type Marker = {
  kind: "part" | "problem" | "roman" | "number" | "letter";
  number: number;
  /** As printed: "Problem 3", "Part B". */
  label: string;
  start: number;
  /** Of the marker itself, within its line. */
  length: number;
  x: number;
  column: number;
  /** "7.2" and "Problem 1-2" count within a sheet's or problem's number. */
  nested: boolean;
  /** The line looks like a heading and not like running text. */
  heading: boolean;
};

const SECTION_NUMBER = source`(?:\d+(?:\.\d+)*\.?\s+)?`;
const PART = pattern("iu")`
  ^${SECTION_NUMBER}[[(]?((?:part|section|teil|partie|parte|deel)\s+([A-Z]|\d{1,2}|[IVX]+)\b)[\])]?`;
const PROBLEM_WORDS = {
  en: words`
    problems?, questions?, exercises?, tasks?, ex\., q\.?, deliverable, activity, scenario, case, experiment, step
  `,
  de: words`\p{L}{0,12}aufgabe, frage, übung`,
  fr: words`exercice, problème`,
  es: words`ejercicio, pregunta, problema`,
  it: words`esercizio`,
  pt: words`exercício, questão`,
  nl: words`opgave, vraag`,
  sv_no: words`uppgift, oppgave`,
};
const PROBLEM = pattern("iu")`
  ^${SECTION_NUMBER}[[(]?(
  ${PROBLEM_WORDS}\s*#?\s*(\d{1,2}|[IVX]+|[A-H])(?:[.–-](\d{1,2})(?!\d|[.–-]\d))?(?![\p{L}\d])
  )[\])]?`;
const NUMBER = /^((\d{1,2})(?:[.)]|\s*[.)]?\t)|\((\d{1,2})\)|#(\d{1,2})\b)[!#]?\s*(?=\S)/u;
const ROMAN = /^(([ivxIVX]{1,4})[.)])\s+(?=\p{L})/u;
const LETTER = /^(\(?([a-zA-Z])[.)])\s+(?=\S)/u;

/** Every line that begins like a task, with its place in its own numbering. */
export function findMarkers(document: DocumentText, from: number): Marker[] {
  const body = bodySize(document);
  return document.lines.flatMap(({ line, start }): Marker[] => {
    if (start < from) return [];
    const large = line.size > body * 1.08 || line.bold;
    const heading = (words: string) => large || (words.length < 50 && !/[.;,]$/.test(words));
    const common = { start, x: line.x, column: line.column, nested: false };
    const named = PART.exec(line.text) ?? PROBLEM.exec(line.text);
    if (named?.[1] && named[2]) {
      const rest = line.text.slice(named[0].length);
      // Running text may begin a line with "Problem 4 asks ...".
      if (!large && !/^\s*(?:$|[.:)\]–—(\t-])/u.test(rest) && !/^\s+[\p{Lu}[(]/u.test(rest))
        return [];
      const kind = PART.test(line.text) ? "part" : "problem";
      const label = named[1]
        .replace(/\s+/g, " ")
        .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
      return [
        {
          ...common,
          kind,
          number: numeralOf(named[3] ?? named[2]),
          nested: named[3] !== undefined,
          label,
          length: named[0].length,
          heading: large || heading(rest.trim()),
        },
      ];
    }
    const number = NUMBER.exec(line.text);
    if (number) {
      const value = Number(number[2] ?? number[3] ?? number[4]);
      const rest = line.text.slice(number[0].length);
      return [
        {
          ...common,
          kind: "number",
          number: value,
          label: String(value),
          length: number[0].length,
          heading: heading(rest) && large,
        },
      ];
    }
    const roman = ROMAN.exec(line.text);
    if (roman?.[2] && romanValue(roman[2]) !== null) {
      const rest = line.text.slice(roman[0].length);
      return [
        {
          ...common,
          kind: "roman",
          number: romanValue(roman[2]) ?? 0,
          label: roman[2],
          length: roman[0].length,
          heading: heading(rest),
        },
      ];
    }
    const letter = LETTER.exec(line.text);
    if (letter?.[2]) {
      return [
        {
          ...common,
          kind: "letter",
          number: letter[2].toLowerCase().charCodeAt(0) - 96,
          label: letter[2],
          length: letter[0].length,
          heading: false,
        },
      ];
    }
    return [];
  });
}

function numeralOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const letter = text.toUpperCase();
  if (letter.length === 1 && !/[IVX]/.test(letter)) return letter.charCodeAt(0) - 64;
  return romanValue(text) ?? letter.charCodeAt(0) - 64;
}

function romanValue(text: string): number | null {
  const index = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"].indexOf(
    text.toLowerCase(),
  );
  return index < 0 ? null : index + 1;
}
