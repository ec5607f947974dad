import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";

const GRADING = {
  en: words`
    grad(?:e|es|ing)(?! (?:scale|cutoffs?|appeals?|disputes?|changes?|inquir))(?![- ]?points?), assessments?,
    evaluations?, marking, mark distribution, coursework, course (?:requirements?|components?|work), weights?,
    weighting, distribution of (?:points|marks), graded, assessed, evaluated, examination requirements,
    (?<=^[\d.\s]*)examinations?(?=:?$)
  `,
  de: words`
    (?:leistungs)?bewertung, benotung, notengebung, prüfungsleistung(?:en)?, leistungsnachweise?,
    studienleistung(?:en)?, prüfung(?:en|sform(?:en)?)?, notenbildung
  `,
  fr: words`évaluations?, évaluée?s?, notation, pondération, barème, modalités de contrôle, contrôle des connaissances`,
  es: words`evaluaci(?:ón|ones), calificaci(?:ón|ones), ponderaci(?:ón|ones), nota final, acreditación, evaluad[oa]s?`,
  pt: words`avaliaç(?:ão|ões), avaliad[oa]s?, nota final, critérios de aprovação`,
  it: words`valutazione, modalità d['’]esame, verifica dell['’]apprendimento`,
  nl: words`toetsing, beoordeling`,
  sv_da_no: words`
    betyg(?:ssättning)?, bedömning, examinationsform(?:er)?, bedømmelse(?:sform)?, vurdering(?:sform(?:er)?)?
  `,
  fi: words`arviointi, arvostelu`,
  pl: words`ocen[ay], ocenianie, zaliczeni[ea], kryteria oceny`,
  cs_sk: words`hodnocení, hodnotenie, klasifikace, podmínky (?:zápočtu|ukončení)`,
  tr: words`değerlendirme(?: sistemi)?, notlandırma, not dağılımı`,
  ro: words`evaluare(?:a)?, notare`,
  ca: words`avaluació, qualificació`,
  ru_uk: words`оценк[аи], оценивани[ея], аттестаци[яи], оцінювання`,
};
/** Beside the words above these say that it is not the course's grade that is parted. */
const OTHER_HEADS = {
  en: words`
    rubrics?, criteria for, scales?, letters?, late, policy on, appeals?, disputes?, integrity, honesty, regrad\p{L}*,
    make-?ups?, missed, learning outcomes, prerequisites?, course evaluations?, student evaluations?
  `,
  es: words`rúbricas?, escalas?`,
  fr: words`échelles?, grilles?`,
  pt: words`escalas?`,
  de: words`notenskala, notenschlüssel`,
};
/** Languages that set no blanks between their words. */
const UNSPACED = words`評価, 成績, 评分, 评价, 成绩, 考核, 評分, 평가, 성적`;
const IS_GRADING = pattern("iu")`(?<![\p{L}])${GRADING}(?![\p{L}])|${UNSPACED}`;
const IS_OTHER = pattern("iu")`(?<![\p{L}])${OTHER_HEADS}(?![\p{L}])`;
const LONGEST_HEAD = 70;
/** A colon ends sentences as well as labels. */
const MOST_WORDS_OF_LABEL = 6;
const FARTHEST_HEAD = 14;
/** A table's own title and the wrapped words over its columns look like headings, too. */
const MOST_HEADS = 3;

/** Whether a heading close above a line is that of the course's grading. */
export function isUnderGradingHead(document: DocumentText, line: number): boolean {
  let heads = 0;
  for (let at = line - 1; at >= Math.max(0, line - FARTHEST_HEAD) && heads < MOST_HEADS; at -= 1) {
    if (!isHead(document, at)) continue;
    heads += 1;
    if (saysOther(document.lines[at]?.line.text ?? "")) return false;
    if (isGradingHead(document, at)) return true;
  }
  return false;
}

/** "Grading rubric", "Late work": about grades, and not about what the course's grade is made of. */
function saysOther(text: string): boolean {
  return IS_OTHER.test(text);
}

/** Whether words name the grading of a course. */
export function saysGrading(text: string): boolean {
  return IS_GRADING.test(text) && !saysOther(text);
}

export function isGradingHead(document: DocumentText, at: number): boolean {
  const text = document.lines[at]?.line.text ?? "";
  return isHead(document, at) && saysGrading(text);
}

/** A short line that stands out: bold, larger, in capitals, with a number or a colon, or with room above it. */
export function isHead(document: DocumentText, at: number): boolean {
  const entry = document.lines[at];
  if (!entry) return false;
  const { line, cells } = entry;
  const numbered =
    cells.length === 2 && /^(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5})[.)]?$/.test(cells[0]?.text ?? "");
  const text = numbered ? (cells[1]?.text ?? "") : line.text;
  if ((cells.length > 1 && !numbered) || text.length > LONGEST_HEAD) return false;
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(text) || /[.,;]$/.test(text) || /\d\s?%/.test(text))
    return false;
  if (/^[•◦▪–]/u.test(text)) return false;
  const above = document.lines[at - 1];
  const apart =
    above === undefined ||
    above.page !== entry.page ||
    line.y - above.line.y > 1.7 * line.size ||
    line.y < above.line.y;
  const larger = line.size > bodySize(document) + 0.8;
  return (
    numbered ||
    line.bold ||
    larger ||
    (/:$/.test(text) &&
      text.split(" ").length <= MOST_WORDS_OF_LABEL &&
      (apart || /[.:;!?]$/.test(above.line.text) || above.line.bold)) ||
    (/\p{Lu}{4}/u.test(text) && text === text.toUpperCase()) ||
    /^(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5})[.)]\s/.test(text) ||
    (apart && text.length < 45)
  );
}

const SIZES = new WeakMap<DocumentText, number>();

/** The size that most letters are set in. */
function bodySize(document: DocumentText): number {
  const known = SIZES.get(document);
  if (known !== undefined) return known;
  const letters = new Map<number, number>();
  for (const { line } of document.lines)
    letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length);
  const size = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
  SIZES.set(document, size);
  return size;
}
