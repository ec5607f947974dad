import type { DateMention } from "@/lib/documents/dates/find";
import { type DocumentText, lineIndexAt, type PlacedCell } from "@/lib/documents/document-text";
import { sharesColumn } from "@/lib/documents/extract/cells";
import { pattern, source, words } from "@/lib/text/pattern";
import { titleKey } from "./title-words";

const LONGEST_LEAD = 120;
/** A cell, a new line that does not go on, and the end of a sentence part what is said of a day from the rest. */
const PARTS = pattern("u")`
  \t|\n(?=[^\p{Ll}])(?<!(?<!\p{L})${words`by, on, before, until, the, after, of, is, are, than`}\n)|
  (?<=[\p{L}\d)][.!?;])\s+(?=\p{Lu})`;

const ABOUT = {
  en: words`around, about, approx(?:imately)?\.?, circa, ca\., roughly, sometime(?: around| near)?`,
  de: words`etwa, ungefähr, gegen`,
  fr: words`vers, environ`,
  es: words`alrededor del?, hacia, aproximadamente`,
};
const STEP = words`
  days?, weeks?, class(?:es)?, hours?, meetings?, lectures?, tage?, wochen?, días?, semanas?, jours?, semaines?
`;
const FROM_A_DAY = words`
  before, after, following, prior to, preceding, from, vor, nach, antes del?, después del?, avant, après
`;
const EARLIEST = {
  en: words`after, not before, (?:no|not) (?:earlier|sooner) than, as of`,
  de: words`nach, frühestens, nicht vor`,
  fr: words`après, pas avant`,
  es: words`después del?, no antes del?`,
};
const NOT_THEN = words`
  (?:not|n['’]t)(?: be)? (?:due|held|given|meet(?:ing)?|accepted)(?: on| by| in| at)?, nicht am
`;
const ARTICLE = words`the, le, el, dem, den, am, on`;
const FIRST_OF_SEVERAL = source`
  ${words`from, between, du, entre, del?, vom, zwischen`}\s(?:${ARTICLE}\s)?\d{1,2}(?:st|nd|rd|th|er|\.)?
  \s${words`to, and, through, au, et, al?, y, bis, und`}`;
/** What stands straight before a day that is not meant, but one near it, and before the last of several. */
const BESIDE = pattern("iu")`
  (?<![\p{L}])(?:${ABOUT}|${STEP}\s+${FROM_A_DAY}|${EARLIEST}|${NOT_THEN}|${FIRST_OF_SEVERAL})
  \s*(?:${ARTICLE}\s*)?$|~\s*$`;
/** "Originally planned for October 14": a day that holds no longer, up to the next number. */
const REPLACED = pattern("iu")`
  (?<![\p{L}])${words`originally, ursprünglich, initialement, originalmente, moved from, instead of`}
  (?![\p{L}])\D{0,60}$`;
/** "If homework is due September 9 and you submit it on ...": a rule, by the first word of its sentence. */
const RULE = pattern("iu")`^[\s•◦▪–-]*${words`if, whenever, wenn, falls, si, se`}(?![\p{L}])`;

const LATE = {
  en: words`
    late (?:submissions?|work|homeworks?|assignments?|papers?|deadlines?|days?|penalty),
    late(?=(?:(?!due)[^\t]){0,60}$)
  `,
  de: words`verspätet\p{L}*`,
  fr: words`en retard`,
  es: words`fuera de plazo`,
};
const EARLIER_COURSE = {
  en: words`(?:last|previous|prior|past) (?:year|term|semester|spring|fall|autumn|winter|summer)`,
  de: words`letzte[nsr]? (?:jahr|semester)`,
  fr: words`(?:l['’]année|le semestre) derni(?:ère|er)`,
  es: words`(?:año|semestre) (?:pasado|anterior)`,
};
const ABOUT_THE_WORK = {
  en: words`
    re-?grad(?:e|es|ing), sign(?:ing|ed)?[- ]up for, sign-?ups?, appeals?, conflicts?, make-?ups?, notify, inform,
    (?:regist(?:er|ration|rations)|enrol\p{L}*) (?:for|in|to), requests? (?:for|about|to|are|must|will),
    let (?:me|us|the \p{L}+|your \p{L}+) know, (?:announced|scheduled|posted) (?:by|on|until), practice \p{L}+,
    mock \p{L}+, (?:course|midterm|teaching) evaluations?, extra credit (?:for|on), solutions?(?=\W*(?:on|by|due)?\W*$),
    (?:first|last) (?:homework|problem set|quiz|lab)
  `,
  de: words`anmeldung, anmelden, anzumelden, einsicht(?:nahme)?, nachklausur`,
  fr: words`inscri(?:re|ption), rattrapage`,
  es: words`inscri(?:bir\p{L}*|pción), recuperatori[oa]s?, recuperación`,
};
/** What makes a day that of something about the work: a request, a registration, what is late. */
const ASIDE = pattern("iu")`
  (?<![\p{L}])(?:${LATE}|${EARLIER_COURSE}|${ABOUT_THE_WORK})(?![\p{L}])`;

const UP_TO = words`through, thru, to, until, till, bis, au, al, hasta, até, a`;
const AND = words`and, &, or, und, oder, y, o, et, ou, e`;
/** Days that go on behind a day without their month: "14..18", "14/15", "9 through 13", "18 & 20", "2, 9)". */
const MORE_DAYS = pattern("iu")`
  ^(?:
  \s?(?:\.{2,3}|…)\s?\d|
  \s?/\s?\d{1,2}(?![\d/])|
  \s${UP_TO}\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?!\d|[:.]\d|\s?(?:[ap]\.?m|uhr|h|hrs)(?![\p{L}]))|
  \s?${AND}\s\d{1,2}(?:st|nd|rd|th)?(?=\s*(?:[.,;:)]|\n|\t|$))|
  (?:,\s?\d{1,2}){1,9}(?=\s*(?:[;)]|\n|\t|and\s|&|$))
  )`;

/** Whether a day is said for something else than the work, only for about then, or as the first of several. */
export function isOtherDay({ text }: DocumentText, { start, end }: DateMention): boolean {
  const lead =
    text
      .slice(Math.max(0, start - LONGEST_LEAD), start)
      .split(PARTS)
      .at(-1) ?? "";
  if (BESIDE.test(lead) || ASIDE.test(lead) || REPLACED.test(lead)) return true;
  return RULE.test(lead) || MORE_DAYS.test(text.slice(end, end + 40));
}

const WEEK_HEADS = {
  en: words`
    weeks? (?:of|beginning|commencing|starting|ending|start), w\/?[ce], week ?\((?:mon|beginning|starting|of)\p{L}*\),
    start(?:ing)? (?:date|day)
  `,
  de: words`woche (?:vom|ab|beginnend)`,
  fr: words`semaine du`,
  es: words`semana del?`,
  pt: words`semana de`,
  it: words`settimana del`,
};
const WEEK_HEAD = pattern("iu")`^${WEEK_HEADS}\.?$`;
const ROWS_BELOW = 60;
const FEWEST_COLUMNS = 2;

/** The cells that name a week by the day it begins with: below "Week of" in a table. */
export function weekCells({ lines }: DocumentText): PlacedCell[] {
  return lines.flatMap(({ cells }, index) => {
    const head = cells.find(({ text }) => WEEK_HEAD.test(text.trim()));
    if (!head || cells.length < FEWEST_COLUMNS) return [];
    return lines
      .slice(index + 1, index + ROWS_BELOW)
      .flatMap((row) =>
        row.cells.filter((cell) => row.cells.length > 1 && sharesColumn(head, cell)),
      );
  });
}

const SECTION_HEAD = pattern("iu")`^(?:${{
  en: words`sections?, sec\.?, groups?`,
  de: words`gruppen?`,
  fr: words`groupes?`,
  es_pt: words`secci(?:ón|ones), grupos?, turmas?`,
}})(?: ?(?:no\.?|number|#))?$`;

type Placed = { title: string; mention: DateMention };

/** Work without what a table puts on a day per section: which of them is the student's is not known. */
export function withoutSections<W extends Placed>(document: DocumentText, works: W[]): W[] {
  const of_sections = works.filter(({ mention }) => isInRowOfSection(document, mention));
  if (of_sections.length < 2) return works;
  const days = Map.groupBy(of_sections, ({ title }) => titleKey(title));
  const has_several = (title: string) =>
    new Set(
      (days.get(titleKey(title)) ?? []).map(({ mention }) => `${mention.month}-${mention.day}`),
    ).size > 1;
  return works.filter((work) => !of_sections.includes(work) || !has_several(work.title));
}

function isInRowOfSection(document: DocumentText, { start }: DateMention): boolean {
  const at = lineIndexAt(document, start);
  for (let above = at - 1; above >= Math.max(0, at - ROWS_BELOW); above -= 1) {
    const cells = document.lines[above]?.cells ?? [];
    if (cells.length < FEWEST_COLUMNS) return false;
    if (cells.some(({ text }) => SECTION_HEAD.test(text.trim()))) return true;
  }
  return false;
}
