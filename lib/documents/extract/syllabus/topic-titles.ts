import { findDates } from "@/lib/documents/dates/find";
import { MONTH, MONTH_START } from "@/lib/text/calendar";
import { pattern, source } from "@/lib/text/pattern";
import { COUNT, COUNTED } from "./counted-words";
import { NO_TOPIC_BEGINNINGS } from "./no-topic-words";

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
  .*\d{1,3}\s?[(:]\s?\d{1,4}[)–-]|
  [\d.,\s–§-]+$
  )`;

/** The subject in a cell: without its date, and without detail in brackets or after a colon. */
export function topicTitle(part: string): string {
  let plain = part.replace(ADDRESS, "").replace(LEADERS, "").trim();
  for (let round = 0; round < 4; round += 1) {
    const first = DATE_FIRST.exec(plain) ?? COUNTED_FIRST.exec(plain);
    if (!first || first[0].length === plain.length) break;
    plain = plain.slice(first[0].length);
  }
  plain = plain
    .replace(/^\s*\((?:[^)]*\d[^)]*\)\s*[:–-]?|[^)]{1,40}\)\s*:)\s*/, "")
    .replace(/^[\s:–—•|▪◦*-]+/u, "")
    .replace(CHAPTER_FIRST, "")
    .replace(/^(?:lecture|seminar|workshop|class|topics?|themes?|tema|thema)\s?:\s+(?=\p{L})/iu, "")
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
  const head = named.split(/\s…|\s[•▪◦]\s|[.!]\s+(?=\p{Lu})/u)[0]?.trim() ?? "";
  // What follows a colon is detail, unless what stands before it is but a word.
  const [before = "", ...after] = head.split(/:\s/);
  const title = after.length > 0 && head.length > 110 ? before : head;
  return title.replace(/[.;,:]+$/, "");
}

/** Another entry of the same cell, behind a label of its own. */
const OTHER_ENTRY =
  /\s(?=(?:workshop|lab|readings?|read|homework|hw|assignment|activity|exercise|quiz|due)s?:\s)/iu;
/** "Chapters 4-6: Loops": the subject follows. */
const CHAPTER_FIRST =
  /^(?:ch(?:ap(?:ter)?)?s?|kap(?:itel)?|cap(?:[ií]tulos?)?|chapitres?)\.?\s?\d[\d\s,.&/–-]*[:–-]\s*(?=\p{L}{3})/iu;

const ADDRESS = /\s*\(?(?:https?:\/\/|www\.)\S+/giu;
/** The dots and the page number at the end of a line of printed contents. */
const LEADERS = /\s*(?:[.…·]\s?){2,}[.…·\s]*\d*\s*$/u;

/** A date at the head of a line of a schedule, with its weekday. */
const WEEKDAY = source`
  (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|mo|di|mi|do|fr|lun|mar|mer|jeu|ven|m|t|w|r|f|th|tu)
  (?:day|di)?\.?`;
/** "Lecture 3:", "Week Five –", "2. Sitzung:", "7 –": the count of an entry before its subject. */
const COUNTED_FIRST = pattern("iu")`
  ^(?:(?:${COUNTED}\s?${COUNT}|l\d{1,2}|\d{1,2}\.\s${COUNTED})\s?[:.,–—-]|\d{1,2}\s[–—-])\s*(?=["“¿(]?\d?\p{L})`;

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
  if (READING.test(title) || /\d\s?%/.test(title)) return false;
  if (!/\d/.test(title)) return true;
  const dates = findDates(title);
  return dates.reduce((sum, date) => sum + date.end - date.start, 0) <= title.length * 0.4;
}

/** Cells that may stand beside a topic and are none: readings, page numbers, dates, work. */
export function isNoTopic(text: string): boolean {
  return NO_TOPIC.test(text) || READING.test(text) || !/\p{L}{3}/u.test(text);
}
