import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { DUE } from "./dated-item";
import { type Day, within } from "./days";
import { isHead, isUnderGradingHead, saysGrading } from "./grading-heads";
import { type Passage, passagesOf } from "./passages";
import { isSectionName } from "./section-words";
import { capitalised, cleanTitle, isTitle } from "./weight-titles";
import { GRADED, WORK_PHRASE } from "./work-words";

/** A place where a document names what may be a piece of work, and what can be told of that place. */
export type Mention = {
  title: string;
  start: number;
  end: number;
  /** No word in it names work: it only stands where a name would. */
  is_other: boolean;
  signs: Record<Sign, boolean>;
};

export type Sign = (typeof SIGNS)[number];

export const SIGNS = [
  "begins",
  "whole",
  "ends",
  "bullet",
  "numbered",
  "head",
  "bold",
  "in_grading",
  "of_grades",
  "says_grading",
  "share",
  "points",
  "due",
  "dated",
  "sentence",
  "announced",
  "told",
  "row",
  "first_cell",
  "open",
  "listed",
  "capital",
  "late",
] as const;

/** No document names more that matters; a page of nothing but such words must not take long. */
const MOST_MENTIONS = 4000;

export function workMentions(document: DocumentText, days: Day[]): Mention[] {
  const mentions: Mention[] = [];
  for (const passage of passagesOf(document)) {
    if (mentions.length >= MOST_MENTIONS) break;
    const at = placeOf(document, passage);
    for (const phrase of phrasesIn(passage.text)) {
      const title = capitalised(cleanTitle(phrase.text));
      const is_title = isTitle(title) && !(phrase.is_other && isNoName(title));
      const is_left_open = EMPTY_BOX.test(passage.text.slice(phrase.index + phrase.text.length));
      if (!is_title || IS_TO_DO.test(title) || is_left_open) continue;
      const start = passage.start + phrase.index;
      mentions.push({
        title,
        start,
        end: start + phrase.text.length,
        is_other: phrase.is_other,
        signs: { ...at, ...signsOf(passage, phrase, days) },
      });
    }
  }
  return mentions;
}

/** On a form that is ticked, this is not. */
const EMPTY_BOX = /^\s*(?:\(\s*\)|\[\s*\]|☐)/u;

type Phrase = { index: number; text: string; is_other: boolean };

const EVERY_GRADED = new RegExp(GRADED.source, "giu");
const MARKER = /^[\s•◦▪▫‣○●■□❖✓➢*–—-]+/u;
const BEGINS = /^[\s•◦▪▫‣○●■□❖✓➢*–—\d.)(-]*$/u;
const HEAD_OF_ENTRY = /^(?:\(?(?:\d{1,2}|[a-z])[.)]\s+)?([^:–—(\t.%]{3,60}?)\s*(?:[:–—(]|$)/u;
const MOST_WORDS = 6;
/** What comes before the first letters of an entry may be its number. */
const NEAR = 6;

/** Phrases that name work, with the words that belong to their names, and what an entry begins with. */
function phrasesIn(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  for (const every of [WORK_PHRASE, EVERY_GRADED])
    for (const { index, 0: found } of text.matchAll(every)) {
      const is_known = phrases.some(
        (other) => index < other.index + other.text.length && index + found.length > other.index,
      );
      if (phrases.length >= MOST_IN_PASSAGE) break;
      if (!is_known) phrases.push({ index, text: found, is_other: false });
    }
  const named = phrases.map((phrase) => {
    const from = Math.max(0, phrase.index - LONGEST_NAME);
    const before = BEFORE_NAME.exec(text.slice(from, phrase.index))?.[1] ?? "";
    if (before === "" || NO_NAME.test(before)) return phrase;
    return { ...phrase, index: phrase.index - before.length, text: before + phrase.text };
  });
  const offset = MARKER.exec(text)?.[0].length ?? 0;
  const [all = "", first = ""] = HEAD_OF_ENTRY.exec(text.slice(offset)) ?? [];
  const index = offset + all.indexOf(first);
  const is_name = first !== "" && first.split(" ").length <= MOST_WORDS;
  if (is_name && !named.some((phrase) => phrase.index <= offset + NEAR))
    named.push({ index, text: first, is_other: true });
  return named;
}

const LONGEST_NAME = 200;
const MOST_IN_PASSAGE = 500;
/** A count, or capitalised words: "5 Labs", "Special Topic Presentation". */
const BEFORE_NAME = /(?:^|[\s•◦▪–(])((?:\d{1,2}\s)?(?:\p{Lu}[\p{L}'’-]{2,}\s){1,3})$/u;
const NO_NAMES = words`
  the, your, this, each, every, all, in, on, for, if, no, any, final grade, an?, late, missed, practice
`;
const NO_NAME = pattern("i")`^${NO_NAMES}\s`;
const TELLS = pattern("i")`\b${words`please, you, will, must, should, are, is`}\b`;
/** What to do with a piece of work is another one's name. */
const TO_DO_WORDS = words`
  submit, start, read, begin, work on, introduce, return, review, discuss, post, nota, grade, see, due, complete
`;
const IS_TO_DO = pattern("i")`^${TO_DO_WORDS}(?![\p{L}])`;

function isNoName(title: string): boolean {
  return isSectionName(title) || TELLS.test(title);
}

const LONGEST_HEAD = 60;
/** The last third of a document. */
const LATE = 2 / 3;

type SignOfPlace = "head" | "bold" | "in_grading" | "bullet" | "numbered" | "row" | "first_cell";

function placeOf(document: DocumentText, { text, start, line: at }: Passage) {
  const entry = document.lines[at];
  const cells = entry?.cells ?? [];
  const place: Record<SignOfPlace | "late", boolean> = {
    head: text.length < LONGEST_HEAD && isHead(document, at),
    bold: entry?.line.bold === true,
    in_grading: isUnderGradingHead(document, at),
    bullet: /^\s*[•◦▪▫‣○●■□❖✓➢*–—-]/u.test(text),
    numbered: /^\s*\(?(?:\d{1,2}|[a-z])[.)]\s/.test(text),
    row: cells.length > 1,
    first_cell: cells.length > 1 && cells[0]?.start === start,
    late: at > LATE * document.lines.length,
  };
  return place;
}

const NEAR_A_DAY = 80;
/** No sentence that tells of work is longer; a page may be a single passage. */
const LONGEST_SENTENCE = 1500;

function signsOf({ start, end, text }: Passage, { index, text: name }: Phrase, days: Day[]) {
  const behind = index + name.length;
  const before = text.slice(Math.max(0, index - LONGEST_SENTENCE), index);
  const after = text.slice(behind, behind + LONGEST_SENTENCE);
  const sentence = `${before.split(SENTENCE_END).at(-1)}${name}${after.split(SENTENCE_END)[0]}`;
  const from = Math.max(start, start + index - NEAR_A_DAY) - NEAR_A_DAY;
  const to = Math.min(end, start + index + NEAR_A_DAY) + NEAR_A_DAY;
  const signs: Record<Exclude<Sign, SignOfPlace | "late">, boolean> = {
    begins: BEGINS.test(before),
    whole: BEGINS.test(before) && /^[\s.:;,)]*$/.test(after),
    ends: /^\s*(?:$|[:(–—|-])/u.test(after),
    of_grades: OF_GRADES.test(sentence),
    says_grading: saysGrading(sentence),
    share: /\d\s?%/.test(sentence),
    points: /\d\s?(?:points?|pts|marks?|puntos)\b/i.test(sentence),
    due: DUE.test(sentence),
    dated: within(days, from, to).length > 0,
    sentence: IS_SENTENCE.test(sentence),
    announced: ANNOUNCED.test(before),
    told: TOLD.test(before),
    open: /^[^.]{0,30}\b(?:tba|tbd|to be)/i.test(after),
    listed: /,\s*(?:and\s|y\s|e\s|und\s)?$/.test(before) || /^\s*(?:,|and\b|y\b|und\b)/.test(after),
    capital: /^\p{Lu}/u.test(name),
  };
  return signs;
}

const SENTENCE_END = /[.!?]\s/;
const GRADES = {
  en: words`grad(?:es?|ed|ing), assess\w*, evaluat\w*, marks?, credit, worth, weight\w*, points?, pts`,
  es: words`nota, calificaci\p{L}*, evaluaci\p{L}*`,
  pt: words`avalia\p{L}*`,
  de: words`bewert\p{L}*, benot\p{L}*, prüfung\p{L}*`,
  fr: words`évalu\p{L}*, noté\p{L}*`,
};
const OF_GRADES = pattern("iu")`(?<![\p{L}])${GRADES}(?![\p{L}])`;
const VERBS = words`is, are, will, must, should, can, may, you, your, we, be`;
const IS_SENTENCE = pattern("iu")`(?<!\p{L})${VERBS}(?!\p{L})`;
const ANNOUNCES = words`
  there (?:will be|is|are), you will, we will have, consists? of, include, habrá, se rendirá, haverá, il y aura, es gibt
`;
const ANNOUNCED = pattern("iu")`${ANNOUNCES}\s(?:[\p{L}\d-]+\s){0,3}$`;
/** What speaks of work that is known already, or of none in particular. */
const TELLS_OF = words`
  no, not, missed, late, practice, sample, previous, past, make-?up, each, every, any, for, all, during, on, in, of,
  the, your, before, after, with
`;
const TOLD = pattern("iu")`${TELLS_OF}\s$`;
