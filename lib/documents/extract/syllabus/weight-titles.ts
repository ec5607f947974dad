import { MONTH_START, MONTHS_IN_FULL, WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { pattern, words } from "@/lib/text/pattern";
import { TOTALS } from "./share-patterns";
import { GRADED } from "./work-words";

const MOST_LETTERS = 70;
const MOST_WORDS = 9;

/** The name of a component without its bullet, number, articles, dates and remarks in brackets. */
export function cleanTitle(text: string): string {
  const plain = text
    .replace(/^[\s•·◦▪▫‣○●■□❖✓➢*‐‑–—()\-:|,;.…=]+/u, "")
    .replace(CONSISTS_OF, "")
    // "Exam-1" is no exam of one point.
    .replace(/(?<=\p{L}{2})-(?=\d{1,2}$)/u, " ")
    .replace(/^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+/i, "")
    .replace(/^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu})/u, "")
    .replace(/[\s:([–—=+,|.…-]+$/u, "")
    .replace(/[\s(,]+(?:each|each worth|worth)$/i, "")
    .replace(/\s*\((?:worth|total|weight(?:ed)?|weighting)?$/i, "")
    .replace(/\s*\(\s*\d{1,2}\s*(?:[x×@]|at)\s*$/iu, "")
    .replace(/\s+\d{1,2}\s*[x×@]\s*$/iu, "")
    .replace(/\s*[@x×–-](?<!\([^)]*)\s*\d{1,4}(?:\s*(?:points?|pts?|marks?)\b.*)?$/iu, "")
    .replace(/\s*@$/, "")
    .replace(DAY_IN_FRONT, "")
    .replace(DETAIL_IN_BRACKETS, "")
    .replace(
      /,\s*(?:due|held|in class|on|by|submitted|available|collected|lowest|dropping|best)(?![\p{L}]).*$/iu,
      "",
    )
    .replace(ARTICLE, "")
    .replace(/^(?:and|plus|y|und|et|each|worth|for|(?:mientras )?que)[,\s]+/i, "")
    .replace(ARTICLE, "")
    .replace(/^(?:l['’])/i, "")
    .replace(
      /\s+(?:im Umfang von|with a length of|of (?:about |approximately )?[\d,.–-]+[- ](?:words|pages))(?:\s.*)?$/i,
      "",
    )
    .replace(COUNTS_FOR, "")
    .replace(/\s+(?:según|conforme|according to|gemäß|selon|secondo)\s.*$/iu, "")
    .replace(/\s+(?:is|are|will be) (?:worth|counted|weighted)(?![\p{L}]).*$/iu, "")
    .replace(/\s+(?:will|shall|is|are|wird|es|est)(?: (?:now|each))?$/iu, "")
    .replace(ROUGHLY_AT_END, "")
    // "Project (+5% extra credit)" has its bracket opened before the share.
    .replace(/^([^()]*)\)$/u, "$1")
    .replace(/(?<=\p{L}{3}):?\s+\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/u, "")
    .replace(/[\s(,:–-]+(?:date )?(?:tbd|tba|to be (?:determined|announced))\)?$/i, "")
    .replace(/\s*…\s*$/, "")
    .replace(/^(?:\p{Lu}{2,6}[- ]?\d{2,4}\p{L}?(?:\s*\/\s*)?)+:\s+/u, "")
    .replace(/\s+(?:ausschlaggebend|entscheidend|maßgeblich)$/i, "")
    .replace(/(?<=klausur)note$/i, "")
    .replace(/(?<=exam|quiz|project|homework|paper|midterm|test|lab)\s+(?:scores?|grades?)$/i, "")
    .replace(/\s+in (?:the )?(?:teaching )?weeks?\s[\d,–-]+.*$/i, "")
    .replace(/\s*\((?:\S+ ){3,}[^)]*\)$/, "")
    .replace(DAY_AT_END, "")
    .replace(/[*∗†‡§¹²³]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  const [label = "", ...rest] = plain.split(/:\s+/);
  const is_label =
    SCHEME_LABEL.test(label) || (/^grad(?:es?|ing)\b/i.test(label) && !/\d/.test(label));
  return rest.length > 0 && is_label ? rest.join(": ").replace(ARTICLE, "") : plain;
}

/** What softens a share. */
export const ROUGHLY = {
  en: words`about, approx\p{L}*\.?, roughly, around, ca\.?, up to, another, an additional`,
  de: words`etwa, rund, circa, bis zu`,
  fr: words`environ, jusqu['’]à`,
  es: words`aproximadamente, alrededor de, hasta`,
  pt: words`cerca de, até`,
  it: words`circa, fino a`,
};
const ROUGHLY_AT_END = pattern("iu")`\s+${ROUGHLY}$|\s*[∼~≈]$`;
const CONSISTS_OF_WORDS = words`
  based on, consists? of, comprised? of, made up of, includes?, weighted (?:average|sum) of, zusammen aus, besteht aus,
  (?:course|class|module|unit) has, will have, there will be,
  média ponderada (?:entre|d[eoa]s?), promedio ponderado (?:entre|de)(?: l[oa]s)?, moyenne pondérée (?:entre|d[eu]s?)
`;
const CONSISTS_OF = pattern("iu")`^.*(?<![\p{L}])${CONSISTS_OF_WORDS}\s+`;
const ARTICLES = words`
  die, der, das, dem, den, des, eine?[nmrs]?, le, la, les, el, los, las, il, lo, os, as, o, the, an?, and, plus,
  y, e, und, et, une?, una, uma?
`;
const ARTICLE = pattern("i")`^(?:(?:and|plus|an?|und|et|y|e|ed|en)\s+)*${ARTICLES}\s+`;
const COUNTS_FOR_WORDS = {
  de: words`zählt, zählen`,
  fr: words`compte`,
  es: words`
    valen?, (?:con|tienen?) un valor de(?:l)?, (?:equivalen?|corresponden?) a(?:l| un)?,
    (?:representan?|constituyen?|aportan?|pesan?)(?: el| un)?, el, un
  `,
  pt: words`valem?, (?:equivalem?|correspondem?) a, (?:representam?|constituem)(?: os?)?`,
  it: words`(?:vale|valgono|pesa|pesano|costituisc(?:e|ono)|rappresenta(?:no)?)(?: il)?`,
  en: words`
    counts?(?: for)?, (?:is|are|will be)?\s*worth, makes? up,
    (?:will )?count(?: for)?(?: the (?:remaining|other|rest of the))?, comprises?, represents?,
    (?:will )?accounts? for(?: the (?:remaining|other))?,
    contributes?, weight, equals?
  `,
};
const COUNTS_FOR = pattern("i")`\s+${COUNTS_FOR_WORDS}$`;
/** The words in front of a share that is said by a verb, and of nothing else: "account for the remaining". */
export const SAYS_SHARE = pattern("i")`^${COUNTS_FOR_WORDS}$`;
/** Without May, which is a word of its own. */
const MONTHS = MONTHS_IN_FULL.en.filter((name) => name !== "may");
const DAY_IN_FRONT = pattern("iu")`^(?:${MONTH_START})\p{L}*\.? \d{1,2}\s*[:–-]\s*(?=\p{L})`;
const DAY_AT_END = pattern("iu")`
  [,–-]\s*(?:
  ${WEEKDAYS_IN_FULL.en}|
  ${MONTHS}\s\d
  )(?![\p{L}]).*$`;
const DETAILS = words`
  \bdue\b, \beach\b, points, pts, marks, drop, lowest, best, cumulative, comprehensive, minut\p{L}*, \bmin\b, hours?\b,
  stunden, heures, horas, weekly, [x×@]\s?\d, \d\s?[x×@], \d{1,2}[/.]\d{1,2}, \btotal\b, \d{3,5} ?words, approx,
  (?:${MONTH_START})\p{L}*\.? \d, \d{1,2}\.? (?:${MONTH_START})
`;
const DETAIL_IN_BRACKETS = pattern("giu")`\s*\((?=[^)]*${DETAILS})[^)]*\)?`;
/** What stands before a list of components and names none of them. */
const GRADE_SCHEMES = words`
  breakdown, distribution, policy, scheme, components?, weights?, will be
`;
const SCHEME_LABELS = {
  en: words`
    (?:final |course |your )?grad(?:es?|ing)(?: ${GRADE_SCHEMES})?,
    (?:course )?(?:evaluation|assessment|weights?|weightings?|breakdown|requirements?), marks?,
    marking(?: scheme)?, distribution, method of evaluation
  `,
  de: words`prüfungs(?:form|leistung(?:en)?), leistungsnachweise?, benotung`,
  fr: words`évaluations?, modalités? d['’]évaluation, note`,
  es: words`evaluación, nota`,
  pt: words`avaliação`,
  it: words`voto`,
  nl: words`toetsing, beoordeling`,
};
const SCHEME_LABEL = pattern("i")`^${SCHEME_LABELS}$`;
const GRADE_VERBS = words`
  is, are, will be, will, comes?, based, determined, allocated, given, derived, earned, calculated
`;
const OF_THE_GRADE = pattern("iu")`
  ^\s*(?:
  [–—:-]\s*|
  (?:of|towards?) (?:the |your |a )?(?:\p{L}+ ){0,2}(?:grade|mark|score|total)[\])]?(?: ${GRADE_VERBS})*
  (?: (?:by|on|from|for|to|through|upon))?\s*(?:(?:your|the|an?)\s+)?|
  (?:each )?for (?:each of )?(?:the )?|
  (?:(?:is|are|comes?|will be|will come) )?(?:from|on|by|for) (?:the |your )?
  )`;

const NAME_AFTER_ENDS = /[,;(|]|\sbased on\s|\.\s|\s[–+]\s|—|:\s|\s\d{1,3}\s?%/;

/** "20% Homework, due weekly", "20%: Homework—every week": the name is what comes first. */
export function titleAfter(after: string): string {
  return cleanTitle(
    after
      .replace(OF_THE_GRADE, "")
      .replace(/^[\s:–—-]+(?=\p{L})/u, "")
      .split(NAME_AFTER_ENDS)[0] ?? "",
  );
}

/** The last piece of what stands before a share in a list or sentence. */
export function titleBefore(before: string, in_list: boolean): string {
  const plain = before
    // Marks within a remark do not part the list.
    .replace(/\s*\([^()%]*[;,.:][^()%]*\)/g, "")
    .replace(/[\s:(–—=-]+$/u, "");
  const parts = plain.split(in_list ? LIST_BREAK : ROW_BREAK);
  const last = parts.at(-1) ?? "";
  return /^\s*(?:each|every|per|any)\s/i.test(last) ? "" : cleanTitle(last);
}

const LIST_BREAK = pattern("iu")`
  [,;]\s+|\.\s+|(?<!\d):\s+|\s[–—|•+=]\s|
  (?:^|\s)(?:and|und|et|y|e|sowie|plus)
  \s(?!(?:peer|participation|attendance|presentation|class|discussion|final report)\b)`;
const ROW_BREAK = /;\s+|\.\s+(?=\p{Lu})|\s[•|]\s/u;

export function capitalised(title: string): string {
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "PS", "TP 3", "P1". */
const SHORT_CODE = /^(?:\p{Lu}{2,4} ?\d?|\p{Lu} ?(?:\d|1[0-2]))$/u;

export function isTitle(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MOST_LETTERS &&
    (/\p{L}{3}/u.test(text) || SHORT_CODE.test(text)) &&
    text.split(" ").length <= MOST_WORDS &&
    !NO_TITLE.test(text) &&
    !IS_RULE.test(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))
  );
}

/** Words of a rule about grades; the name of a component has none, unless in capitals: "Standards of Your Field". */
const RULE_WORDS = words`
  will be, you, your, must, should, shall, if, late, penalt\w*, lose[sd]?, deduct\w*, lowers?, reduce[sd]?,
  credits? hours?, tolerance, plagiarism, absence, missed, not, awarded
`;
const IS_RULE = pattern("")`[.;]\s|\b${RULE_WORDS}\b`;
/** Whole titles that name no component: totals, steps of a scale, headings of the table. */
const NO_TITLES = {
  order: words`first, second, third, finally, of, from, to, or, the, will`,
  totals: [...TOTALS, ...words`subtotal, grand total, overall, a total`],
  headings: words`
    grades?, grading(?: \p{L}+)?, evaluation, assessments?, grade points?, score, weight, weighting, percent(?:age)?,
    final (?:course )?grades?, letter, points?, marks?, scheme [a-z\d], option [a-z\d], poids, pondération, note, nota,
    peso, gewichtung
  `,
  scale: words`
    minimum, maximum, at least, at most, up to, above, below, less than, more than, greater, excellent, good,
    outstanding, satisfactory, pass, fail(?:ing|ure)?, very good, poor, [a-df][+-]?
  `,
  dates: words`
    ${MONTHS}\.?(?: \d{1,2})?,
    w(?:ee)?k \d{1,2}
  `,
};
const NO_TITLE_BEGINNINGS = words`
  if, you, late, of, at least, minimum, less, more, above, below, from, or, up to, between, over, under, students?(?!-),
  each, every, cada, chaque, jede[mnrs]?, it, this, these, they, we, there, never, given, ese, esta?
`;
const NO_TITLE = pattern("iu")`^${NO_TITLES}$|^${NO_TITLE_BEGINNINGS}\b`;

/** In running text only words that name work are a component. */
export function isWorkTitle(text: string): boolean {
  return isTitle(text) && GRADED.test(text) && text.split(" ").length <= 6;
}
