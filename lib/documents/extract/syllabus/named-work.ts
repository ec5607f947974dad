import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { NUMBER_WORD } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { isGradingHead, isHead, saysGrading } from "./grading-heads";
import { type Passage, passagesOf } from "./passages";
import { tickedWork } from "./ticked-work";
import { sameWords, titleKey, wordsOf } from "./title-words";
import type { SyllabusItem } from "./types";
import { capitalised, cleanTitle, isTitle, isWorkTitle } from "./weight-titles";
import { typeOfItem, WORK_PHRASE } from "./work-words";

type Named = { title: string; start: number; end: number };
const FEWEST = 2;
const MOST_LINES_OF_SECTION = 60;
const LONGEST_ENTRY = 60;
/** In points. */
const INDENT = 4;
const MARKER =
  /^(?:[•◦▪●○■‣–—*-]|o(?=\s)|\(?\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+|\(?[a-z][.)]|\([ivx]{1,4}\))\s+/u;
/** These words part what an entry is called from what is said of it. */
const SAID_OF_IT = words`
  based on, that, which, who, to be, worth, due, including, includes?, consist\p{L}*, where,
  submitted, covering, in, as \p{L}+ by, with, using, para, que, qui, die, der, das
`;
/** An entry that is a sentence names nothing. */
const IS_SENTENCE =
  /^[^:(–—]{0,60}?\s(?:is|are|will|must|should|may|can|has|have|es|son|está|será|est|sont|ist|sind|wird|werden)\s/iu;
const NAME_ENDS = pattern("iu")`\s*[:(;–—]|\s-\s|[.,](?:\s|$)|\s(?:${SAID_OF_IT})(?![\p{L}])`;
/** What a list of work may begin its entries with. */
const AMOUNTS = words`
  (?:a|an|the) (?:series|set|number|couple|few|variety) of, several, some, all, your (?:performance|work) (?:on|in),
  performance (?:on|in), (?:preparation|completion|submission)(?: and \p{L}+)? of, ${NUMBER_WORD},
  n, at least, approximately, about, small, short, moderate sized, large
`;
const AMOUNT_IN_FRONT = pattern("iu")`^(?:(?:${AMOUNTS}|\d{1,2}(?:\s?[-–]\s?\d{1,2})?)\s+)+`;
const NOT_GRADED_WORDS = words`
  polic(?:y|ies), late, missed, make-?ups?, grad(?:es?|ing|ed), deadlines?, submissions?, guidelines?, rules?, schedule,
  not graded, ungraded, optional, no, sample, past, previous, review, solutions?, dates?,
  practice (?:exams?|tests?|midterms?|quiz(?:zes)?)
`;
const NOT_GRADED = pattern("iu")`(?<![\p{L}])${NOT_GRADED_WORDS}(?![\p{L}])`;
const LEAD_WORDS = {
  en: words`
    (?:is|are|will be) (?:based|determined|computed|calculated|assessed|evaluated)(?: up)?on(?: the basis of)?,
    (?:based|determined|computed|calculated|assessed|evaluated|graded)(?: \p{L}+){0,3}
    (?:on|by|from|of|through|using|via),
    consists? of, comprised? of, composed of, made up of, includes?, basis .{0,30}? (?:is|are)(?: in this course is)?,
    (?:types|forms|kinds|components) of .{0,30}?:, following(?: \p{L}+){0,4}:
  `,
  es: words`
    se compone de, en base a, se basa en, consiste en, consta de, mediante, a través de, siguientes(?: \p{L}+){0,4}:
  `,
  pt: words`composta (?:de|por), consiste em, por meio de, através d[eoa]s?, seguintes(?: \p{L}+){0,4}:`,
  fr: words`se compose de, comprend, repose sur, basée sur, suivantes?(?: \p{L}+){0,4} ?:`,
  de: words`setzt sich zusammen aus, besteht aus, ergibt sich aus, basiert auf`,
  it: words`consiste in, si compone di, basata su`,
};
const LEAD = pattern("iu")`^.*?(?<![\p{L}])${LEAD_WORDS}(?=[\s:]|$)[\s:]*`;
const LEAD_AT_END = pattern("iu")`(?<![\p{L}])${LEAD_WORDS}\s*:?\s*$|:\s*$`;
/** "They consist of three parts:" */
const LEADS_ON = pattern("iu")`(?<![\p{L}])${LEAD_WORDS}(?: \p{L}+){0,4}\s?:$`;
const ENUMERATOR = /\(?(?<![\p{L}\d])(?:\d|[ivx]{1,4}|[a-e])\)\s*/u;

/** A section that tells what students hand in. */
const WORK_HEADS = {
  en: words`assignments?, requirements?, deliverables?, graded work, types of work`,
  de: words`aufgaben, leistungen`,
  fr: words`travaux`,
  es: words`tareas, trabajos, actividades`,
  pt: words`trabalhos, atividades`,
};
const WORK_HEAD = pattern("iu")`
  ^[\d.\s]*(?:(?:course|graded|major|types of) )?${WORK_HEADS}
  (?:(?:,|,? (?:and|&)) \p{L}+){0,3}(?:\s\([^()]*\))?:?$`;

/** Work that the document lists as graded without saying how much it counts. */
export function namedWork(
  document: DocumentText,
  known: Found<SyllabusItem>[],
): Found<SyllabusItem>[] {
  const named = [tickedWork, inLists, inSentences, inSubheads, inHeads]
    .map((find) => distinct(find(document)))
    .find((found) => found.length >= FEWEST);
  const known_exams = known.filter(({ value }) => EXAMS.includes(typeOfItem(value.title))).length;
  const exams = distinct([...(named ?? announced(document)), ...examsAlone(document)]);
  return (
    exams
      .filter(({ title }) => !known.some(({ value }) => isSame(value.title, title)))
      // "Exams" are those that were found one by one.
      .filter(({ title }) => !(known_exams >= FEWEST && /^exam(?:ination)?s$/i.test(title)))
      .map(({ title, start, end }) => ({
        value: { title, type: typeOfItem(title), due: null, weight_percent: null },
        start,
        end,
        confidence: "inferred",
      }))
  );
}

const ORDINAL =
  /^(?:\d{1,2}\.?\s?(?:er|ª|º|o|a|ro|do|st|nd|rd|th)?\.?|primer|segund[oa])\s+(?=\p{L})/iu;
const LONGEST_EXAM = 40;

/** An exam that is the whole of a heading or of a cell in a row of the schedule. */
function examsAlone(document: DocumentText): Named[] {
  return document.lines.flatMap(({ line, cells }, at) => {
    if (cells.length === 1 && !(line.bold && isHead(document, at))) return [];
    const own = cells.length === 1 ? cells : cells.slice(1);
    return own.flatMap(({ text, start }) => {
      const plain = text.trim().replace(ORDINAL, "");
      const [match] = plain.matchAll(WORK_PHRASE);
      const is_exam = EXAMS.includes(typeOfItem(plain));
      const is_whole = match?.[0].length === plain.length && text.length <= LONGEST_EXAM;
      const says_which = /[\s\d]|mid|final|parcial|klausur/i.test(text.trim());
      return is_whole && is_exam && says_which && !/s$/i.test(plain)
        ? [{ title: capitalised(text.trim()), start, end: start + text.length }]
        : [];
    });
  });
}

const EXAMS = ["exam", "midterm", "final"];

/** "Final examination" is the "final exam"; "Quiz 3" is one of the "Quizzes". */
function isSame(known: string, title: string): boolean {
  const [left, right] = [wordsOf(known), wordsOf(title)];
  const code = /^(\p{Lu})\d{1,2}(?!\d)/u.exec(known)?.[1];
  return (
    (code !== undefined && title.startsWith(code)) ||
    sameWords(known, title) ||
    [...right].every((word) => left.has(word)) ||
    (typeOfItem(known) === typeOfItem(title) && ["final", "midterm"].includes(typeOfItem(title)))
  );
}

function distinct(named: Named[]): Named[] {
  const seen = new Set<string>();
  return named.filter(({ title }) => !seen.has(titleKey(title)) && seen.add(titleKey(title)));
}

/** The lines below a heading of grading, or below words that announce what the grade is made of. */
function sectionsOf(document: DocumentText): number[][] {
  return document.lines.flatMap(({ line }, at) => {
    const announces =
      line.text.length < 120 && saysGrading(line.text) && LEAD_AT_END.test(line.text);
    const of_work = isHead(document, at) && WORK_HEAD.test(line.text);
    if (!isGradingHead(document, at) && !announces && !of_work) return [];
    const lines: number[] = [];
    for (let next = at + 1; next < document.lines.length; next += 1) {
      const text = document.lines[next]?.line.text ?? "";
      const ends =
        isHead(document, next) &&
        nameOf(text) === null &&
        !saysGrading(text) &&
        !LEADS_ON.test(text) &&
        !/^overview$/i.test(text);
      if (ends || lines.length >= MOST_LINES_OF_SECTION) break;
      lines.push(next);
    }
    return [lines];
  });
}

/** The entries of a list below such a heading, where most of them name work. */
function inLists(document: DocumentText): Named[] {
  const passages = new Map(passagesOf(document).map((passage) => [passage.line, passage]));
  return sectionsOf(document).flatMap((lines) => {
    const below = lines.flatMap((at) => passages.get(at) ?? []);
    const first = below.findIndex((passage) => isEntry(passage) && nameOf(passage.text) !== null);
    const is_marked = MARKER.test(below[first]?.text ?? "");
    const lineOf = ({ line }: Passage) => document.lines[line]?.line;
    const styleOf = (passage: Passage) => lineOf(passage)?.bold;
    const isWithin = (passage: Passage, [one] = below.slice(first)) =>
      one !== undefined &&
      styleOf(one) === true &&
      styleOf(passage) === false &&
      (lineOf(passage)?.x ?? 0) > (lineOf(one)?.x ?? 0) + INDENT;
    // What stands further in below a bold entry is said of it.
    const rest = first < 0 ? [] : below.slice(first).filter((passage) => !isWithin(passage));
    const end = rest.findIndex(
      (passage, _, [one]) =>
        !isEntry(passage) ||
        MARKER.test(passage.text) !== is_marked ||
        (one !== undefined && styleOf(passage) !== styleOf(one)),
    );
    const list = end < 0 ? rest : rest.slice(0, end);
    const named = list.flatMap(namedIn);
    return named.length >= FEWEST && named.length >= list.length * 0.6 ? named : [];
  });
}

function isEntry({ text }: Passage): boolean {
  return MARKER.test(text) || (text.length <= LONGEST_ENTRY && !/[.!?:]$/.test(text));
}

const IN_ONE_LINE = /[,;]\s+(?:(?:and|und|y|e|et)\s)?/iu;

function namedIn(passage: Passage): Named[] {
  const { start, text } = passage;
  const end = start + Math.min(240, text.length);
  // "Participation, home assignments": several on one line.
  const parts = text.length <= LONGEST_ENTRY ? text.replace(/\.$/, "").split(IN_ONE_LINE) : [text];
  const names = parts.map((part) => nameOf(part.trim()));
  const titles = names.every((name) => name !== null) ? names : [nameOf(text)];
  return titles.flatMap((title) => (title ? [{ title, start, end }] : []));
}

/** What an entry of a list calls its piece of work, before what it says of it. */
function nameOf(text: string): string | null {
  const plain = text.replace(MARKER, "").replace(AMOUNT_IN_FRONT, "");
  if (IS_SENTENCE.test(plain)) return null;
  const title = cleanTitle((plain.split(NAME_ENDS)[0] ?? "").replace(AMOUNT_IN_FRONT, ""));
  return isWorkTitle(title) &&
    !NOT_GRADED.test(title) &&
    !/\)(?!.*\()|\([^)]*$/.test(title) &&
    !/\d\s?%/.test(text)
    ? capitalised(title)
    : null;
}

/** "Your grade is based on weekly labs, two quizzes, and a project." */
function inSentences(document: DocumentText): Named[] {
  return statementsIn(document).flatMap(({ text, start }) => {
    const lead = LEAD.exec(text)?.[0];
    if (!lead || !saysGrading(text.slice(0, lead.length + 1)) || /%/.test(text)) return [];
    const list = text.slice(lead.length);
    const by = ENUMERATOR.test(list)
      ? new RegExp(ENUMERATOR, "gu")
      : /[,;]\s+(?:and|y|e|et|und|sowie)\s+|[,;]\s+|\s(?:and|und|et|y|e)\s/gu;
    const parts = list
      .replace(/\s*\([^()]{6,}\)/g, "")
      .split(by)
      .filter((part) => /\p{L}{3}/u.test(part));
    const known = parts.filter((part) => nameOf(part.trim()) !== null);
    if (known.length < FEWEST || known.length < parts.length * 0.6) return [];
    return parts.flatMap((part) => {
      const plain = cleanTitle(
        (part.trim().split(NAME_ENDS)[0] ?? "").replace(AMOUNT_IN_FRONT, ""),
      );
      const short = isTitle(plain) && plain.split(" ").length <= 4 && !NOT_GRADED.test(plain);
      const title = nameOf(part.trim()) ?? (short ? capitalised(plain) : null);
      return title ? [{ title, start, end: start + text.trimEnd().length }] : [];
    });
  });
}

const THERE_IS = pattern("iu")`
  (?<![\p{L}])(?:
  there (?:will be|is|are)|you will (?:write|take|sit|submit|hand in|complete)|
  habrá|se rendirá|contará con|haverá|il y aura|es gibt|ci sarà
  )\s+(?<name>(?:an?|one|two|three|uno?|una|dos|tres|uma?|une?|deux|eine?|zwei|\d)\s[^,.;]{3,60})`;

/** "There will be a take-home exam", below a heading of grading. */
function announced(document: DocumentText): Named[] {
  const lines = new Set(sectionsOf(document).flat());
  const offsets = [...lines].map((at) => document.lines[at]?.start ?? -1);
  return statementsIn(document).flatMap(({ text, start }) => {
    const match = THERE_IS.exec(text);
    const title = match ? nameOf(match.groups?.name ?? "") : null;
    const is_inside = offsets.some((offset) => offset >= start - 200 && offset <= start);
    return match && title && is_inside
      ? [{ title, start: start + match.index, end: start + match.index + match[0].length }]
      : [];
  });
}

/** The sentences of the document; a semicolon ends none, as it parts the pieces of a list. */
function statementsIn(document: DocumentText): { text: string; start: number }[] {
  return passagesOf(document).flatMap(({ text, start }) =>
    [...text.matchAll(/\S.*?(?:[.!?](?=\s+\p{Lu}|\s*$)|$)/gu)].map((match) => ({
      text: match[0],
      start: start + match.index,
    })),
  );
}

/** Headings that are the names of work, within the grading. */
function inSubheads(document: DocumentText): Named[] {
  return sectionsOf(document).flatMap((lines) =>
    lines.flatMap((at) => {
      const entry = document.lines[at];
      const title = entry && isHead(document, at) ? nameOf(entry.line.text) : null;
      return entry && title
        ? [{ title, start: entry.start, end: entry.start + entry.line.text.length }]
        : [];
    }),
  );
}

/** "Exams", "Quizzes", "Projects", "Laboratory": headings one after the other that are nothing but work. */
function inHeads(document: DocumentText): Named[] {
  const runs: Named[][] = [[]];
  for (const [at, { line, start }] of document.lines.entries()) {
    const title = isHead(document, at) ? nameOf(line.text) : undefined;
    if (title) runs.at(-1)?.push({ title, start, end: start + line.text.length });
    else if (title === null) runs.push([]);
  }
  return runs.find((run) => distinct(run).length >= 2 * FEWEST) ?? [];
}
