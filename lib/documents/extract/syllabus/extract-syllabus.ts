import { withPlainDigits } from "@/lib/documents/dates/find";
import { type DocumentText, documentText, lineIndexAt } from "@/lib/documents/document-text";
import { evidenceBetween, type Found, proven } from "@/lib/documents/evidence";
import { datingOf, type Term } from "@/lib/documents/extract/dating";
import { notingNothingFound } from "@/lib/documents/extract/empty-notes";
import { withoutFurniture } from "@/lib/documents/layout/furniture";
import type { Page } from "@/lib/documents/types";
import { pattern, words } from "@/lib/text/pattern";
import { announcedExams, listedPieces } from "./announced";
import { statedDue } from "./component-due";
import type { Component } from "./components-of-work";
import { findCourse } from "./course";
import { findDated } from "./dated";
import { withDaysByName } from "./dated-by-own-name";
import type { DatedItem } from "./dated-item";
import { daysOf } from "./days";
import { findDetails } from "./details";
import { findClassTimes } from "./find-class-times";
import { findGradingRemarks } from "./grading-remarks";
import { mergeItems } from "./items";
import { findLetterScale } from "./letter-scale";
import { likelyWork } from "./likely-work";
import { namedWork } from "./named-work";
import { numberedSeries } from "./numbered-series";
import { withPieceCounts } from "./piece-counts";
import { repeatedDeadlines } from "./repeated-deadlines";
import { withSureFigures } from "./sure-figures";
import { notesAbout } from "./syllabus-notes";
import { findTopics } from "./topics";
import type { FoundItem, ItemFact, SyllabusFacts, SyllabusTopic } from "./types";
import { undatedDays } from "./undated-days";
import { dueInWeek } from "./week-relative";
import { withOtherWeighting } from "./weightings";
import { findWeights } from "./weights";
import { listedInDueColumns } from "./work-in-due-columns";

/** No syllabus is longer; a book uploaded as one is not searched to its end. */
const MOST_PAGES = 60;

/**
 * Reads a syllabus by rules: the course, what is graded with weight and date, and the topics in order. `besides` names
 * graded work that the rules missed.
 */
export function extractSyllabus(
  pages: Page[],
  term: Term = {},
  besides = likelyWork,
): SyllabusFacts {
  const document = documentText(withoutFurniture(pages.slice(0, MOST_PAGES)));
  const dating = datingOf(document, pages, term);
  const { rows: found, other } = withOtherWeighting(document, findWeights(document));
  const course = findCourse(document, dating);
  const first_day = term.term_start ?? course.term_start?.value ?? null;
  const weighted = found.map((item) => ({
    ...item,
    own: statedDue(document, item, found, dating) ?? dueInWeek(document, item, found, first_day),
  }));
  const titles = found.map(({ title }) => title);
  const dated = findDated(document, dating, titles).filter(
    (item) => !isInRowOf(document, item, weighted),
  );
  const joined = mergeItems(weighted, dated);
  const days = daysOf(document, dating);
  const told = [...joined, ...announcedExams(document, joined), ...listedPieces(document, joined)];
  told.push(...listedInDueColumns(document, days, told));
  told.push(...numberedSeries(document, told));
  told.push(...(found.length === 0 ? namedWork(document, told) : []));
  const likely = besides(document, days, told);
  const all = withDaysByName(document, days, [...told, ...likely]);
  const work = all.slice(0, told.length);
  const topics = topicsWithoutDeadlines(findTopics(document), work);
  const series = repeatedDeadlines(document, dating, found);
  const details = findDetails(document, course.instructor);
  const items = work.map((item) => provenItem(document, item));
  const figured = withSureFigures(withPieceCounts(document, items), found, other !== null);
  const is_weighed_twice = figured.some(({ value }) => value.other_weight !== undefined);
  const of_all = figured.some(({ value }) => value.points !== undefined)
    ? found.find(({ points_in_all }) => points_in_all !== undefined)?.points_in_all
    : undefined;
  const undated_days = undatedDays(dating, figured);
  return notingNothingFound({
    course: {
      name: proven(document, course.name),
      code: proven(document, course.code),
      instructor: proven(document, course.instructor),
      semester: proven(document, course.semester),
      term_start: proven(document, course.term_start),
      term_end: proven(document, course.term_end),
    },
    details: {
      credits: proven(document, details.credits),
      instructor_email: proven(document, details.instructor_email),
      office_hours: proven(document, details.office_hours),
      meeting_times: proven(document, details.meeting_times),
    },
    items: [...figured, ...all.slice(told.length).map((item) => proven(document, item))],
    topics: topics.map((topic) => proven(document, topic)),
    series: series.map((each) => proven(document, each)),
    class_times: findClassTimes(document).map((each) => proven(document, each)),
    letter_scale: proven(document, findLetterScale(document, of_all)),
    other_weighting: is_weighed_twice ? proven(document, other) : null,
    grading_remarks: findGradingRemarks(document).map((each) => proven(document, each)),
    undated_days,
    notes: notesAbout(document, dating, { weighted, dated, items: figured, undated_days }),
  });
}

/** What a table of deadlines lists is work and no topic. */
function topicsWithoutDeadlines(
  topics: Found<SyllabusTopic>[],
  items: FoundItem[],
): Found<SyllabusTopic>[] {
  const titles = new Set(items.map(({ value }) => value.title.toLowerCase()));
  return topics.filter(({ value }) => !titles.has(value.title.toLowerCase()));
}

/** What a row says of a graded piece and its day names no other piece that is due then. */
function isInRowOf(document: DocumentText, item: DatedItem, weighted: Component[]): boolean {
  const line = lineIndexAt(document, item.start);
  return weighted.some(
    (row) => row.line === line && row.own !== undefined && row.own.due.date === item.due?.date,
  );
}

function provenItem(document: DocumentText, { weight_span, ...item }: FoundItem): ItemFact {
  const is_open =
    item.value.due !== null && TENTATIVE.test(document.text.slice(item.start, item.end));
  const fact = withDayInQuote(
    proven(document, is_open ? { ...item, confidence: "inferred" } : item),
  );
  return weight_span ? { ...fact, weight_evidence: evidenceBetween(document, weight_span) } : fact;
}

/** A day that the words shown for it do not hold is not shown. */
function withDayInQuote(fact: ItemFact): ItemFact {
  const { due } = fact.value;
  if (!due || due.from_week) return fact;
  const numbers = withPlainDigits(fact.evidence.quote).match(/\d+/g) ?? [];
  const is_said = numbers.some((number) => Number(number) === Number(due.date.slice(8)));
  return is_said ? fact : { ...fact, value: { ...fact.value, due: null } };
}

/** Beside a day that may still change. */
const TENTATIVE_WORDS = {
  en: words`tentative(?:ly)?, provisional(?:ly)?, subject to change, to be confirmed, tbc`,
  de: words`voraussichtlich, vorläufig(?:er)?, unter vorbehalt`,
  fr: words`provisoire, sous réserve, à confirmer`,
  es: words`tentativ[oa], provisional, por confirmar, sujet[oa] a cambios?`,
  it_pt: words`provvisori[oa], provisóri[oa], a confirmar, da confermare`,
};
const TENTATIVE = pattern("iu")`(?<![\p{L}])${TENTATIVE_WORDS}(?![\p{L}])`;
