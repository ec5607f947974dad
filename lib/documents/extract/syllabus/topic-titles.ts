import { findDates } from "@/lib/documents/dates/find";
import { MONTH, MONTH_START, WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";
import type { Span } from "@/lib/text/quote";
import { endsNoSentence, endsWithSubject } from "@/lib/text/sentences";
import { COUNT, COUNTED } from "./counted-words";
import { NO_TOPIC_BEGINNINGS } from "./no-topic-words";
import { isPerson } from "./person-names";

const NO_TOPIC = pattern("iu")`^${NO_TOPIC_BEGINNINGS}|\b(?:due|out|assigned)(?:;|$)|\bdue\b`;
/** "Varian 1-3", "Ch. 5", "Smith (2010), pp. 3-12": what to read and not what it is about. */
const READING = pattern("u")`
  ^(?:
  \p{Lu}[\p{L}'’-]+(?:\s(?:&|and|et al\.?)\s?\p{Lu}?[\p{L}'’-]*)?,?
  \s(?:ch(?:ap(?:ter)?)?s?\.?\s|pp?\.?\s|\(?\d{4}\)?|§)?\d{1,4}(?:\.\d+)?(?:\s?[–-]\s?\d{1,4}(?:\.\d+)?)?
  (?!\d*(?::|\s[–—-])\s\p{L}{3})|
  .*\bpp?\.\s?\d|
  .*\bISBN\b|
  .*\(\d{4}[a-z]?\)[.,]|
  \p{Lu}[\p{L}'’-]+,\s\p{Lu}.*\(\d{4}[a-z]?\)$|
  .*\d{1,3}\s?[(:]\s?\d{1,4}[)–-]|
  [\d.,\s–§-]+$
  )`;

/** The subject in a cell: without its date, and without detail in brackets or after a colon. */
export function topicTitle(part: string): string {
  let plain = part.replace(ADDRESS, "").replace(LEADERS, "").trim();
  for (let round = 0; round < 4; round += 1) {
    const dated = plain.replace(BEFORE_DATE, "");
    const first = DATE_FIRST.exec(dated);
    const counted = first ? null : COUNTED_FIRST.exec(plain);
    const rest = first ? dated.slice(first[0].length) : plain.slice(counted?.[0].length ?? 0);
    if (rest === plain || rest === "") break;
    plain = rest;
  }
  plain = plain
    .replace(/^\s*\((?:[^)]*\d[^)]*\)\s*[:–-]?|[^)]{1,40}\)\s*:)\s*/, "")
    .replace(/^[\s:–—•●○■►|▪◦*-]+/u, "")
    .replace(/^\p{L}?\s*-{3,}\s*/u, "")
    .replace(/^\((\p{Lu}[^()]*)\)$/u, "$1")
    .replace(CHAPTER_FIRST, "")
    .replace(
      /^(?:lecture|seminar|workshop|class|cours|clase|topics?|themes?|tema|thema)\s?:\s+(?=\p{L})/iu,
      "",
    )
    .replace(
      /\s*\((?:read|ch|see|due|cont|lit(?:erat|\b)|[~∼]?\d+ (?:hours?|hrs?|lectures?|weeks?|h\b|pp?\b))[^)]*\)?\s*$/i,
      "",
    )
    .replace(/\s*\(\p{Lu}[\p{L}&.]*,?\s[^)]*\d[^)]*\)$/u, "")
    .replace(/\.?\s*\([^()]{0,12}\b\d{1,2}[./-]\d{1,2}\b[^()]{0,12}\)$/, "")
    .replace(
      /\s*\((?:[^()]{0,30}\s)?(?:quiz|assignment|homework|hw|lab|exam|test)\s?#?\d{1,2}\)$/i,
      "",
    )
    .replace(/\s*[[(]\d{1,3}\s?(?:hours?|hrs?|h|periods?|lectures?)[\])]\s*$/i, "");
  const [named_first = plain] = plain.split(OTHER_ENTRY);
  if (isTopic(named_first.trim())) plain = named_first.trim();
  const segments = plain.split(/\s\|\s/).filter((segment) => isTopic(segment));
  const named = segments.length > 0 ? (segments[0] ?? plain) : plain;
  const head = firstSentence(named);
  // What follows a colon is detail, unless what stands before it is but a word.
  const [before = "", ...after] = head.split(/:\s/);
  const title = after.length > 0 && head.length > 110 ? before : head;
  return title
    .replace(OPEN_BRACKET, "")
    .replace(OTHER_AT_END, "")
    .replace(NEEDS_MORE, "")
    .replace(/[.;,:]+$/, "");
}

const SENTENCE_END = /\s…|\s[•▪◦]\s|[.!]\s+(?=\p{Lu})/gu;
/** In a title such a letter is a number: "World War I. The causes". */
const ENDS_WITH_NUMERAL = /[^\p{L}.][IVX]\.$/u;

/** Up to its first mark of a list, too, and with short names of subjects: a title is no running text. */
function firstSentence(text: string): string {
  for (const { 0: match, index } of text.matchAll(SENTENCE_END)) {
    if (!match.startsWith(".") || !isShortened(text, { start: index, end: index + match.length }))
      return text.slice(0, index).trim();
  }
  return text.trim();
}

function isShortened(text: string, { start: dot, end }: Span): boolean {
  const before = text.slice(0, dot + 1);
  if (ENDS_WITH_NUMERAL.test(before)) return false;
  return endsWithSubject(before) || endsNoSentence(text, dot, { start: 0, end });
}

/** Work, or the label of what stands beside, behind the subject it was printed with. */
const SESSIONS = words`tutorials?, discussions?, labs?, exercises?, practice`;
const NUMBERED_WORK = words`
  [Aa]ssign(?:e?ment)s?, [Hh]omeworks?, HW, [Qq]uiz(?:zes)?, [Pp]roblem\s[Ss]ets?, [Ll]abs?, [Pp]rojects?, [Ee]ssays?
`;
const OTHER_AT_END = pattern("u")`
  (?:(?<=\p{L}{4})(?:
  \s${NUMBERED_WORK}\s?#?\d{1,2}\s(?:(?:is|are)\s)?(?:due|assigned|out|given|posted|released)(?!\p{L}).*|
  \s(?:[Mm]id-?term|[Ff]inal|[Ee]xam|[Qq]uiz|[Tt]est)(?:\s[Ee]xam)?\s[Rr]eview(?:\s[Ss]ession)?|
  \s(?:Lecturas|Bibliografía|Lectures\ssuggérées))|
  \s\(${SESSIONS}(?:(?:,\s|\s(?:and|&)\s)${SESSIONS})*\)|
  \s?[:,(]\s(?:[Aa]pprox\.?\s)?(?:[Cc]lass(?:es)?|[Ll]ectures?|[Ss]essions?)\s\d{1,2}(?:\s?[–-]\s?\d{1,2})?\)?
  )$`;
/** A list whose last entry stands elsewhere. */
const NEEDS_MORE = /,?\s(?:and|or|&|y|und|et|including|such as)$/u;
/** A remark whose end stands on another line. */
const OPEN_BRACKET = /(?<=\p{L}{3})\s[([][^()[\]]*$/u;

/** Another entry of the same cell, behind a label of its own. */
const OTHER_ENTRY =
  /\s(?=(?:workshop|lab|readings?|read|homework|hw|assignment|activity|exercise|quiz|due)s?:\s)/iu;
/** "Chapters 4-6: Loops": the subject follows. */
const CHAPTER_FIRST =
  /^(?:ch(?:ap(?:ter)?)?s?|kap(?:itel)?|cap(?:[ií]tulos?)?|chapitres?)\.?\s?\d[\d\s,.&/–-]*[:–-]\s*(?=\p{L}{3})/iu;

/** "Week of", or the count of an entry and its weekday, before its date. */
const BEFORE_DATE = pattern("iu")`
  ^(?:(?:week|semana|semaine|woche) (?:of|del?|du|vom) |\d{1,2}[.)]\s?(?:${WEEKDAYS_IN_FULL},?\s)?(?=\d|\p{L}))`;

const ADDRESS = /\s*\(?(?:https?:\/\/|www\.)\S+/giu;
/** The dots and the page number at the end of a line of printed contents. */
const LEADERS = /\s*(?:[.…·]\s?){2,}[.…·\s]*\d*\s*$/u;

/** A date at the head of a line of a schedule, with its weekday. */
const WEEKDAY = source`
  (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|mo|di|mi|do|fr|lun|mar|mer|jeu|ven|m|t|w|r|f|th|tu)
  (?:day|di)?\.?`;
const NUMBERED = words`handout, slides?, deck`;
/** "Lecture 3:", "Week Five –", "2. Sitzung:", "7 –": the count of an entry before its subject. */
const COUNTED_FIRST = pattern("iu")`
  ^(?:(?:(?:${COUNTED}|${NUMBERED})\s?${COUNT}|l\d{1,2}|\d{1,2}\.\s${COUNTED})\s?[:.,–—-]|
  \d{1,2}\s[–—-])\s*(?=["“¿(]?\d?\p{L})`;

const DAYS = source`\d{1,2}(?:(?:,|\s?[–&-]|\s(?:y|e|et|und|and|al?))\s?\d{1,2})*`;
/** "15, 17 y 22 de septiembre". */
const DAYS_OF_MONTH = source`${DAYS}\s(?:de\s|d['’])(?:${MONTH})(?!\p{L})(?:\s(?:de\s)?20\d\d)?`;
const DAY_OR_MONTH = source`(?:0?[1-9]|[12]\d|3[01])`;
export const DATE_FIRST = pattern("iu")`
  ^\(?(?:${WEEKDAY}[,:]?\s+)?(?:
  ${DAY_OR_MONTH}[-/.]${DAY_OR_MONTH}(?:[-/.]\d{2,4})?(?!\.?\d)|
  (?:${MONTH_START})\p{L}*\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s20\d\d)?|
  ${DAYS}\.?\s(?:${MONTH_START}|mär|mai|okt|dez)\p{L}*\.?(?:\s20\d\d)?|
  ${DAYS_OF_MONTH}(?:\s(?:y|e|et)\s${DAYS_OF_MONTH})*
  )(?:\s?(?:[–-]|to|&|and|,)\s?(?:\p{L}{3,9}\.?\s)?\d{1,2}(?:[/.]\d{1,2})?(?!\d))*(?:\s?,?\s20\d\d)?
  (?:\s?\(${WEEKDAY}\))?\)?\s*(?:[:–—|,-]|(?<=[\p{L}\d]{4})\.(?=\s+\p{Lu}))?\s*`;

export function isTopic(title: string): boolean {
  if (title.length < 3 || title.length > 160 || !/\p{L}{3}/u.test(title) || NO_TOPIC.test(title))
    return false;
  if (READING.test(title) || NO_WORDS.test(title) || /\d\s?%/.test(title)) return false;
  if (isCode(title) || isPerson(GUEST.test(title) ? title.replace(GUEST, "") : "")) return false;
  if (!/\d/.test(title)) return true;
  const dates = findDates(title);
  return dates.reduce((sum, date) => sum + date.end - date.start, 0) <= title.length * 0.4;
}

/** "MAT 101 Calculus", the identifier of a page, and what stands in brackets and tells of another entry. */
const NO_WORDS = /^\p{Lu}{2,4}\s?\d{3}[A-Z]?(?:$|\s[–-]\s|\s\p{Lu})|^\([\p{Ll}\d][^()]*\)$/u;
/** "Guest lecture Ann Example", whose subject is not said. */
const GUEST = /^guest (?:speakers?[\s:–-]+|(?:lect\w*|talk)\s+)(?=\p{Lu})/iu;

/** Numbers and letters that make no words: "4.4, 4.4.1", "3dfde75fc86b". */
function isCode(title: string): boolean {
  const digits = title.match(/\d/g)?.length ?? 0;
  const letters = title.match(/(?<![\p{L}\d])\p{L}{3,}(?!\d)/gu)?.join("").length ?? 0;
  return digits > 4 && letters < digits;
}

/** Cells that may stand beside a topic and are none: readings, page numbers, dates, work. */
export function isNoTopic(text: string): boolean {
  return NO_TOPIC.test(text) || READING.test(text) || !/\p{L}{3}/u.test(text);
}
