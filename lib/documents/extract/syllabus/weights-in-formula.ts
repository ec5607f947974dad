import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source, words } from "@/lib/text/pattern";
import { singular } from "./title-words";
import type { WeightedItem } from "./weight-rows";
import { capitalised, cleanTitle, isTitle, isWorkTitle } from "./weight-titles";
import { GRADED, WORK_PHRASE } from "./work-words";

const TIMES = source`[*×x·∗⋅•]`;
const FACTOR = source`(?<factor>\d{1,3}(?:[.,]\d{1,2})?\s?%|[01]?[.,]\d{1,3}|[1-9]/[1-9]\d?)`;
const FACTOR_FIRST = pattern("iu")`^\(?${FACTOR}\s*(?:${TIMES}|of|de|del)?\s*(?<name>\p{L}.*)$`;
const FACTOR_LAST = pattern("iu")`^(?<name>.*\p{L}.*?)\s*(?:${TIMES}\s*\(?|\()${FACTOR}\)?$`;
/** Of the left side's words these leave the grade of a course and not that of one piece. */
const GRADE_WORDS = words`
  final, course, overall, total, grade, mark, score, note, nota, de, del, la, do, da, du, the, your, curso, cours,
  moyenne, media, média, promedio
`;
const GRADE_WORD = pattern("giu")`(?<![\p{L}])${GRADE_WORDS}(?![\p{L}])`;
const MOST_LINES = 4;

const MOST_LETTERS_OF_LEFT = 60;

type Formula = { left: string; terms: Term[]; line: number; start: number; end: number };

/** "Grade = 0.4 × Exam + 0.6 × Project": what a formula weighs, by the names its letters stand for. */
export function weightsInFormula(document: DocumentText): WeightedItem[][] {
  const formulas = document.lines.flatMap((_, index) => formulaAt(document, index) ?? []);
  const isPart = ({ left }: Formula) =>
    formulas.some(({ terms }) => terms.some(({ name }) => name === left));
  return formulas
    .filter((formula) => !isPart(formula))
    .flatMap((formula) => {
      const parts = partsOf(document, formula, formulas).map((part) => ({
        ...part,
        title: nameOf(document, part.name, part.from.line),
      }));
      // Letters that nothing explains are shown as they are where other parts have names.
      const are_named = parts.some(({ title }) => title !== null);
      const items = parts.flatMap(({ title, name, weight, from }) => {
        const shown = title ?? (are_named ? lettersIn(name) : null);
        const { line, start, end } = from;
        return shown ? [{ title: shown, weight, line, start, end }] : [];
      });
      return items.length >= 2 ? [items] : [];
    });
}

type Part = Term & { from: Formula };

/** "F = 0.5 P + 0.5 E" where P and E name no work, and the document says what they are made of. */
function partsOf(document: DocumentText, formula: Formula, all: Formula[]): Part[] {
  return formula.terms.flatMap((term) => {
    const inner = all.find(({ left }) => left === term.name);
    const is_named = nameOf(document, term.name, formula.line) !== null;
    if (!inner || inner === formula || is_named) return [{ ...term, from: formula }];
    return inner.terms.map(({ name, weight }) => {
      const share = Math.round(weight * term.weight) / 100;
      return { name, weight: share, from: inner };
    });
  });
}

function formulaAt(document: DocumentText, index: number): Formula | null {
  const { line, start } = document.lines[index] ?? {};
  if (!line || start === undefined) return null;
  const colon = /:\s.*\+/.test(line.text) ? line.text.indexOf(":") : -1;
  const equals = line.text.includes("=") ? line.text.indexOf("=") : colon;
  const left = line.text.slice(0, Math.max(0, equals)).trim();
  const names_piece = GRADED.test(left.replace(GRADE_WORD, ""));
  if (left === "" || left.length > MOST_LETTERS_OF_LEFT || names_piece) return null;
  const from = start + equals + 1;
  const end = endOfFormula(document, index, from);
  const terms = termsOf(document.text.slice(from, end));
  const sum = terms.reduce((all, { weight }) => all + weight, 0);
  if (terms.length < 2 || Math.abs(sum - 100) > 0.6) return null;
  return { left, terms, line: index, start, end };
}

/** A formula goes on below where a sum or a product is left open. */
function endOfFormula(document: DocumentText, index: number, from: number): number {
  let end = from;
  for (const [step, { line, start }] of document.lines.slice(index, index + MOST_LINES).entries()) {
    const written = document.text.slice(from, end);
    const is_open = /\+\s*$/.test(written) || termsOf(written).length === 0;
    if (step > 0 && !is_open && !/^\s*\+/.test(line.text)) break;
    end = start + line.text.length;
  }
  return end;
}

type Term = { name: string; weight: number };

/** The terms of a sum, each with its factor in percent; none where one of them has no factor. */
function termsOf(written: string): Term[] {
  const parts = written.replace(/\s+/g, " ").split("+");
  const terms = parts.flatMap((part) => {
    const plain = part
      .trim()
      .replace(/[.;,]$/, "")
      .replace(/^\(([^()]*)\)$/, "$1");
    const { factor, name } = (FACTOR_FIRST.exec(plain) ?? FACTOR_LAST.exec(plain))?.groups ?? {};
    return factor && name ? [{ name: name.trim(), weight: percentOf(factor) }] : [];
  });
  return terms.length === parts.length ? terms : [];
}

function percentOf(factor: string): number {
  const number = (text: string) => Number(text.replace("%", "").replace(",", "."));
  const [over, under] = factor.split("/");
  const value = under ? number(over ?? "") / number(under) : number(factor);
  return Math.round((factor.includes("%") ? value : value * 100) * 100) / 100;
}

/** The name itself, or the work that the document writes before or behind the letters it shortens. */
function nameOf(document: DocumentText, name: string, line: number): string | null {
  const title = cleanTitle(
    name.replace(/[\u0304\u0305¯]/g, "").replace(/^(?:average|mean) of /i, ""),
  );
  if (isTitle(title) && /\p{L}{4}/u.test(title)) return capitalised(title);
  const letters = lettersIn(title);
  if (!letters) return null;
  const before = new RegExp(`([\\p{L}\\d /-]{3,60})\\(\\s*${letters}\\s*\\)`, "u").exec(
    document.text,
  )?.[1];
  const behind = new RegExp(`(?<![\\p{L}])${letters}\\s*[:=–-]\\s*([\\p{L} -]{3,60})`, "u").exec(
    document.text,
  )?.[1];
  for (const text of [before, behind]) {
    const phrase = [...(text ?? "").matchAll(WORK_PHRASE)].at(-1);
    const count = /\d{1,2}\s+$/.exec(phrase?.input.slice(0, phrase.index) ?? "")?.[0] ?? "";
    if (phrase) return `${count}${capitalised(cleanTitle(phrase[0]))}`;
  }
  return (
    labelOf(document, letters) ??
    spelledOut(document, letters) ??
    toldOf(document, letters) ??
    byInitial(document, letters, line)
  );
}

/** "NT", which a typesetter of formulas may part: "N T". */
function lettersIn(name: string): string | null {
  const joined = cleanTitle(name).replace(/ (?=(?:\d|\p{Lu})$)/u, "");
  return /^\p{L}{1,5}\d?$/u.test(joined) ? joined : null;
}

/** "Lectura de Artículos (LA)", "evaluaciones escritas (E)": the words before the bracket that its letters begin. */
function spelledOut(document: DocumentText, letters: string): string | null {
  const [first = "", ...others] = letters;
  const behind =
    others.length > 0 ? others.map((letter) => `${SMALL_WORDS}${letter}\\p{L}+`) : [FEW_WORDS];
  const written = new RegExp(
    `(?<![\\p{L}])(${first}\\p{L}{3,}${behind.join("")})\\s*\\(\\s*${letters}\\s*\\)`,
    "iu",
  );
  const title = cleanTitle(written.exec(document.text)?.[1]?.replace(/\s+/g, " ") ?? "");
  return isTitle(title) ? capitalised(title) : null;
}

const SMALL_WORDS = String.raw`\s+(?:\p{Ll}{1,3}\s+){0,2}`;
const FEW_WORDS = String.raw`(?:\s+\p{Ll}+){0,2}`;

/** "PI corresponds to the mean of the three tests": the work that the sentence about the letters ends with. */
function toldOf(document: DocumentText, letters: string): string | null {
  const told = new RegExp(`(?<![\\p{L}])${letters} ${IS_SOURCE}([^.;]{3,120})`, "u");
  const [only, another] = (told.exec(document.text)?.[1] ?? "").matchAll(WORK_PHRASE);
  return only && !another ? capitalised(cleanTitle(only[0])) : null;
}

const IS_SOURCE = source`(?:
  is|are|denotes|means|stands for|(?:corresponds?|refers?) to|es|son|corresponde a(?:l)?|equivale a(?:l)?|é|são|
  est|sont|ist|sind|bezeichnet|è
  )\s`;

/** "Workshops: PT (mean of the workshops)": the name whose letters stand behind its colon. */
function labelOf(document: DocumentText, letters: string): string | null {
  const labelled = new RegExp(
    `^[^\\p{L}]*(\\p{Lu}[\\p{L} -]{3,40}):\\s*${letters}(?![\\p{L}\\d])`,
    "u",
  );
  for (const { line } of document.lines) {
    const name = cleanTitle(labelled.exec(line.text)?.[1] ?? "");
    if (isWorkTitle(name)) return name;
  }
  return null;
}

const LINES_NEAR = 8;

/** "P1" of "two papers and a project" is the first of the papers: the letter its name begins with. */
function byInitial(document: DocumentText, letters: string, line: number): string | null {
  const [, initial, number = ""] = /^(\p{L})(\d?)$/u.exec(letters) ?? [];
  if (!initial) return null;
  const near = document.lines.slice(Math.max(0, line - LINES_NEAR), line + LINES_NEAR);
  const text = near.map((entry) => entry.line.text).join(" ");
  const names = [...text.matchAll(WORK_PHRASE)].map(([phrase]) => phrase);
  const name = names.find((phrase) => phrase.toLowerCase().startsWith(initial.toLowerCase()));
  if (!name) return null;
  return capitalised(number ? `${singular(name)} ${number}` : name);
}
