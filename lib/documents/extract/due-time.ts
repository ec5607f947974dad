import { findDates } from "@/lib/documents/dates/find";
import { findTimes, type TimeMention } from "@/lib/documents/dates/times";
import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { type Passage, passagesOf, sentencesOf } from "./syllabus/passages";

const HANDS_IN = {
  en: words`
    submit(?:ted)?, submissions?, hand(?:ed)? (?:it )?in, turn(?:ed)? (?:it )?in, upload(?:ed)?, due, deadlines?
  `,
  de: words`abgabe, abzugeben, hochladen, hochzuladen, einzureichen`,
  fr: words`remise, rendre, remettre, déposer`,
  es: words`entregar?, entregas?, subir, se recib\p{L}+`,
  it: words`consegnare?, consegna`,
};
const IS_HANDING_IN = pattern("iu")`(?<![\p{L}])${HANDS_IN}(?![\p{L}])`;
const ON_THAT_DAY = {
  en: words`
    (?:on|of|by) (?:the|that|its|their|each) (?:due |stated |given |listed |indicated )?(?:date|day|deadline)s?,
    (?:all|each|every|any|your) (?:\p{L}+ ){0,3}(?:is|are|(?:must|should|will) be) (?:due|submitted|uploaded|turned in)
  `,
  de: words`am (?:abgabetag|tag der abgabe)`,
  fr: words`le jour (?:dit|même|de la remise)`,
  es: words`(?:el|del) (?:mismo )?día (?:indicado|de (?:la )?entrega)`,
};
const IS_ON_THAT_DAY = pattern("iu")`(?<![\p{L}])${ON_THAT_DAY}(?![\p{L}])`;
const NO_DEADLINE = /\b(?:late|office hours?|opens?|available from|penalt\p{L}+|released?)\b/iu;

/**
 * A time that stands in another sentence than the date: in the next ones of its paragraph, or where the document says
 * by when anything is handed in on its day.
 */
export function timeApart(document: DocumentText, date_end: number): TimeMention | null {
  const passages = passagesOf(document);
  const own = passages.find(({ start, end }) => start < date_end && end >= date_end);
  const beside = own ? timesOfHandingIn(own, date_end, false) : [];
  if (beside[0]) return beside[0];
  const elsewhere = passages.flatMap((passage) => timesOfHandingIn(passage, 0, true));
  const [first] = elsewhere;
  return first && elsewhere.every(({ time }) => time === first.time) ? first : null;
}

function timesOfHandingIn(passage: Passage, after: number, on_that_day: boolean): TimeMention[] {
  return sentencesOf(passage)
    .filter(({ start }) => start >= after)
    .filter(({ text }) => IS_HANDING_IN.test(text) && !NO_DEADLINE.test(text))
    .filter(({ text }) => !on_that_day || IS_ON_THAT_DAY.test(text))
    .filter(({ text }) => findDates(text).every((date) => date.bare))
    .flatMap(({ text, start }) =>
      findTimes(text)
        .filter(({ until, stamp }) => until === null && !stamp)
        .map((time) => ({ ...time, start: start + time.start, end: start + time.end })),
    );
}
