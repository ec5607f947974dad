import { pattern, words } from "@/lib/text/pattern";

export type Unit = "percent" | "points";

const POINTS = words`points?, pts\.?, marks?, punkte?, puntos, pontos, punti, bodů, body, pkt`;
/** What a row is called that sums up the others. */
export const TOTALS = words`
  total, sum, summe, gesamt, insgesamt, suma, soma, somme, totale, totaal, celkem, spolu, razem, toplam, totalt, summa,
  i alt, yhteensä, összesen, 合計, 合计, 总计, 합계, итого, всего, סה["״]כ
`;
/** Says that a line may hold a share of the grade at all. */
export const MAY_HOLD_SHARE = pattern(
  "iu",
)`%|٪|percent|per cent|Prozent|(?<!\p{L})${POINTS}(?!\p{L})`;

const NOT_THE_GRADE = words`
  class, students, points, time, sessions, material, assignment, possible, total points, available, original, value,
  score
`;
/** After a percentage these say that it is no share: a scale of grades, a penalty, a rule of attendance. */
const NO_SHARE = words`
  (?:or|and) (?:above|more|higher|up|better|over|below|lower), penalt, late, off, deduct,
  per (?:calendar |business |school )?(?:day|hour|class|session|absence), per (?:missed|unexcused), each day,
  (?:grade )?reduc, discount, of (?:the|all|your) ${NOT_THE_GRADE}, minimum,
  attendance (?:is|rate|required|policy), will be deducted, chance, confidence, similarity, threshold
`;
export const AMOUNTS: Record<Unit, RegExp> = {
  percent: pattern("giu")`
    (?<![\d.,–-]|\[(?![^\[\],;]{1,40}\])|\d\d\s?%?\s?[–-]\s|[<>≥≤]=?\s?|\d\s?%?\sto\s)
    (\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|٪|percent(?![\p{L}])|per cent|Prozent)
    (?!\s?(?:[–-]|to|through)\s?(?:below |less than )?\d|\s?\+|\s*${NO_SHARE})`,
  points: pattern("giu")`
    (?<![\d.,[–-]|[–-]\s)
    (\d{1,4}(?:\.\d)?)(?:\s?(?:total\s)?${POINTS}(?![\p{L}]))
    (?!\s?(?:each|apiece|per|[–-]\s?\d|deduct|off|penalt|late|extra|or (?:above|more)))`,
};
/** "2. Midterm. In class, on Wednesday. (30%)": a title, its description, and its share at the end. */
export const LED_BY_TITLE = pattern("u")`
  ^(?:\d{1,2}[.)]\s*|[•◦▪–-]\s*)?(\p{Lu}[\p{L}\d ,/&'’-]{2,50}?)
  \s*(?:[.:–]|\s-)\s(?=.*\p{L}{3}).*[\s(](\d{1,2})\s?%\)?\.?$`;
/** "One 10-page paper (or two of 5), due Dec 11 (30%)": the share stands after what is said of the piece. */
export const LED_BY_WORK = pattern("u")`
  ^(?:\d{1,2}[.)]\s*|[•◦▪–-]\s*)?(\p{Lu}[\p{L}\d '’-]{2,50}?),?
  \s(?:\([^)%]*\)[\s,]|(?:is |are )?due\s|or\s)[^.%]*[\s(](\d{1,2})\s?%`;
/** "D2, 6%: progress update". */
export const CODED =
  /^(?:[•◦▪–-]\s*)?(\p{Lu}{1,3}\d{1,2}),\s(\d{1,2})\s?%\s*[:–-]\s(.{3,60}?)(?:\s\(.*)?$/u;
const SHARE_LABELS = {
  en: words`weight(?:ing|age)?, worth, value, percentage, % of (?:final )?grade, share`,
  de: words`gewichtung`,
  fr: words`pondération`,
  es: words`peso, ponderación`,
};
export const LABELS_ONLY = pattern("i")`^${SHARE_LABELS}\s*[:=]?\s*(\d{1,3}(?:[.,]\d)?)\s?%`;

/** Over a column of bare numbers. */
const SHARE_HEADS = {
  en: words`weight(?:ing|age)?, percent(?:age)?, proportion, share, worth, value`,
  de: words`gewicht(?:ung)?, anteil`,
  fr: words`pondération, coefficient, poids`,
  es: words`peso, ponderación, valor, porcentaje`,
  it_pt: words`peso, percentuale, percentual, ponderação`,
};
/** Says anywhere in a column's head that its numbers are shares. */
export const SHARE_HEAD = pattern("iu")`
  %|(?<![\p{L}])(?:
  ${SHARE_HEADS}s?|
  (?:of|towards?) (?:the |your )?(?:final |course |total |overall )?(?:grade|mark)
  )(?![\p{L}])`;
/** The whole title of a row that sums up the others. */
export const GRADE_TOTAL = pattern("iu")`
  ^(?:
  (?:grand |course |overall )?total(?: points| marks| possible| percent(?:age)?)?(?: points)?|
  ${TOTALS}
  )(?:\s?\(?%\)?)?\s*[:=]?(?:\s*\d[\d.,]*\s*%?)?$`;
export const HEADS: Record<Unit, RegExp> = {
  percent: pattern("i")`
    ^(?:
    %.{0,20}|
    ${SHARE_HEADS}s?\s*(?:\(?\s?(?:%|in %|percent).{0,18}|of (?:final |course )?grade)?|
    .{0,24}\(%\)
    )$`,
  points: pattern("i")`
    ^(?:
    (?:max(?:imum)?|total|possible)?\.?\s*${POINTS}(?: possible| available)?|
    .{0,14}\((?:points|pts|marks)\)
    )$`,
};
