import { pattern, words } from "@/lib/text/pattern";
import { answerOf, newDraft } from "./draft";
import { plainMarkdown } from "./plain-markdown";
import { termMatcher } from "./term-matcher";
import type { Answer, AnswerInput, AnswerKind, CourseFact } from "./types";
import { contentWords, wordsOf } from "./words";

const EXAM = /\b(?:exams?|mid-?terms?|finals?|quiz(?:zes)?|tests?)\b/i;
const WORK_WORDS = words`
  assignments?, home ?works?, essays?, projects?, papers?, reports?, problem sets?, submissions?, due, hand in, labs?,
  worksheets?
`;
const WORK = pattern("i")`\b${WORK_WORDS}\b`;
/** Words of such a question that name no single thing. */
const COMMON_WORDS = {
  work: words`
    exams?, assignments?, home ?works?, quiz(?:zes)?, tests?, submissions?, course ?work, projects?, papers?, work
  `,
  time: words`
    next, upcoming, coming, due, dates?, deadlines?, weeks?, months?, days?, today, tomorrow, soon, time, left, overdue,
    late, open, pending, missed, remaining, schedule, first, until, right, current, currently, year, semester, term
  `,
  request: words`hand, submit, get, up, anything, everything, class(?:es)?, courses?, list, show, plans?`,
};
const COMMON = pattern("giu")`\b${COMMON_WORDS}\b`;
const MOST_LINES = 8;

/** When something is due, from the student's own data. */
export function answerDeadlines({ question, facts }: AnswerInput): Answer {
  const dated = sorted(facts.filter(({ date, kind }) => date && isWanted(kind, question)));
  const named = contentWords(question.replace(COMMON, " "));
  const about = named.length ? bestNamed(dated, named) : dated;
  const asks_late = /\b(?:overdue|late|missed)\b/i.test(question);
  const in_time = about.filter(
    ({ is_done, is_overdue = false }) => !is_done && is_overdue === asks_late,
  );
  const one_named = named.length > 0 && about.length === 1;
  const wanted = one_named ? about : in_time.filter((fact) => isInWindow(fact, question));
  if (wanted.length === 0)
    return nothingDueText(question, named.length > 0 && about.length === 0, dated);
  const is_one =
    one_named ||
    (/\bnext (?!week|month|few)/i.test(question) &&
      !/\b\w+s\b (?:are|do)|\bdeadlines\b/i.test(question));
  const used = wanted.slice(0, is_one ? 1 : MOST_LINES);
  const [only] = used;
  const text = is_one && only ? sentenceOf(only) : used.map(lineOf).join("\n");
  const more =
    wanted.length > used.length && !is_one ? `\n\nand ${wanted.length - used.length} more.` : "";
  return made("deadlines", text + more, used);
}

function nothingDueText(question: string, is_unknown: boolean, dated: CourseFact[]): Answer {
  const next = dated.filter(({ is_done, is_overdue }) => !is_done && !is_overdue).slice(0, 3);
  const what = EXAM.test(question) && !WORK.test(question) ? "exam" : "deadline";
  const none = is_unknown
    ? `I can't find a date for that in your courses. Add the ${what} to its course and I'll keep track of it.`
    : /\b(?:overdue|late|missed)\b/i.test(question)
      ? "Nothing is overdue."
      : `I don't see any ${what} for that time.`;
  const rest = next.length ? `\n\nWhat comes next:\n\n${next.map(lineOf).join("\n")}` : "";
  return made("deadlines", none + rest, next, !is_unknown && dated.length > 0);
}

/** How far the student is, from the student's own data. */
export function answerProgress({ question, facts }: AnswerInput): Answer {
  const kinds = ["progress", "plan", "course"];
  const told = facts.filter(({ kind }) => kinds.includes(kind));
  const named = contentWords(
    question.replace(COMMON, " ").replace(/\bprogress|track|behind|done|finished|far\b/gi, " "),
  );
  const about = named.length ? bestNamed(told, named) : [];
  const used = (about.length ? about : told).slice(0, MOST_LINES);
  const topics = facts.filter(({ kind }) => kind === "topic");
  const left = topics.filter(({ is_done }) => !is_done);
  const lines = used.map(lineOf);
  if (topics.length > 0)
    lines.push(`- Topics: ${topics.length - left.length} of ${topics.length} completed`);
  if (lines.length === 0) {
    return made(
      "progress",
      "There's no progress to show yet. Tick off a topic or an assignment, and I can tell you how far you are.",
      [],
      false,
    );
  }
  const next = left.slice(0, 3);
  const still = next.length
    ? `\n\nStill open: ${next.map(({ title }) => plainMarkdown(title)).join(", ")}.`
    : "";
  return made("progress", lines.join("\n") + still, [...used, ...topics.slice(0, 40)]);
}

const MODALS = words`should, do, can, must`;
const STUDY_VERBS = words`study, learn, review, revise, focus, work, start, prepare, do`;
const STUDY_NEXT = pattern("i")`
  \b(?:what|which topics?|where) ${MODALS} i ${STUDY_VERBS}\b|
  \bhow ${MODALS} i (?:study|prepare|revise|start|plan)\b|
  \bhelp me (?:prepare|plan|study)\b|
  \bwhat to (?:study|revise|review)\b|
  \b(?:make|create) (?:me )?a (?:study )?plan\b`;

export function asksWhatToStudy(question: string): boolean {
  return STUDY_NEXT.test(question);
}

/** The next exam, the open topics and the nearest deadlines, as a start for today. */
export function answerStudyNext({ question, facts }: AnswerInput): Answer {
  const named = contentWords(
    question
      .replace(COMMON, " ")
      .replace(/\b(?:study|learn|review|revise|focus|prepare|start|help|should)\b/gi, " "),
  );
  const open = sorted(facts.filter(({ is_done, is_overdue }) => !is_done && !is_overdue));
  const exams = open.filter(({ kind, date }) => kind === "exam" && date);
  const [exam] = bestNamed(exams, named).length ? bestNamed(exams, named) : exams;
  const topics = open.filter(({ kind }) => kind === "topic").slice(0, 4);
  const work = open.filter(({ kind, date }) => kind === "assignment" && date).slice(0, 3);
  const parts = [
    exam ? `**Next exam**\n\n${lineOf(exam)}` : "",
    topics.length ? `**Open topics, in this order**\n\n${topics.map(lineOf).join("\n")}` : "",
    work.length ? `**Due soon**\n\n${work.map(lineOf).join("\n")}` : "",
  ].filter(Boolean);
  const used = [...(exam ? [exam] : []), ...topics, ...work];
  if (used.length === 0) {
    return made(
      "progress",
      "You have nothing open in your courses. Add exams, topics or assignments, and I can suggest what to study next.",
      [],
      false,
    );
  }
  parts.push(
    "Start with the first open topic: read its pages, close them, and write down what you remember.",
  );
  return made("progress", parts.join("\n\n"), used);
}

function made(kind: AnswerKind, text: string, facts_used: CourseFact[], found = true): Answer {
  return answerOf(newDraft(), { kind, text, facts_used, found, confidence: found ? 0.95 : 0.2 });
}

function isWanted(kind: CourseFact["kind"], question: string): boolean {
  const [exam, work] = [EXAM.test(question), WORK.test(question)];
  if (kind === "exam") return exam || !work || /\bdue\b/i.test(question);
  if (kind === "assignment") return work || !exam;
  return kind === "plan" && !exam && (!work || /\bplans?\b/i.test(question));
}

function sorted(facts: CourseFact[]): CourseFact[] {
  return facts.toSorted((a, b) => (a.at ?? "9999").localeCompare(b.at ?? "9999") || a.id - b.id);
}

/** Those that hold most of the named words; none when no word is known. */
function bestNamed(facts: CourseFact[], named: string[]): CourseFact[] {
  const match = termMatcher(named);
  const held = facts.map((fact) => ({
    fact,
    count: match(wordsOf(`${fact.title} ${fact.course_name} ${fact.detail ?? ""}`)).filter(
      (found) => found > 0,
    ).length,
  }));
  const most = Math.max(0, ...held.map(({ count }) => count));
  return most === 0 ? [] : held.filter(({ count }) => count === most).map(({ fact }) => fact);
}

/** Whether it lies in the time that the question names. What is past is in any. */
function isInWindow({ days_left }: CourseFact, question: string): boolean {
  if (days_left === undefined || days_left < 0) return true;
  if (/\btoday\b/i.test(question)) return days_left === 0;
  if (/\btomorrow\b/i.test(question)) return days_left === 1;
  if (/\bthis week\b|\bnext (?:7|seven|few) days\b/i.test(question)) return days_left <= 7;
  if (/\bnext week\b/i.test(question)) return days_left <= 14;
  if (/\b(?:this|next) month\b/i.test(question)) return days_left <= 31;
  return true;
}

function lineOf({ title, course_name, date, status, detail }: CourseFact): string {
  const course = course_name && course_name !== title ? ` (${plainMarkdown(course_name)})` : "";
  const facts = [date, wordsOfStatus(status), detail].filter((part): part is string =>
    Boolean(part),
  );
  return `- **${plainMarkdown(title)}**${course}${facts.length ? `: ${facts.map(plainMarkdown).join(" · ")}` : ""}`;
}

function sentenceOf({ title, course_name, date, kind, status, detail }: CourseFact): string {
  const course = course_name && course_name !== title ? ` in ${plainMarkdown(course_name)}` : "";
  const verb = kind === "exam" ? "is on" : "is due";
  const rest = [wordsOfStatus(status), detail].filter((part): part is string => Boolean(part));
  const tail = rest.length ? `\n\n${rest.map(plainMarkdown).join(" · ")}` : "";
  return `**${plainMarkdown(title)}**${course} ${verb} **${plainMarkdown(date ?? "")}**.${tail}`;
}

function wordsOfStatus(status: string | undefined): string | undefined {
  return /^(?:upcoming|open|not_started|active)$/i.test(status ?? "")
    ? undefined
    : status?.replace(/_/g, " ");
}
