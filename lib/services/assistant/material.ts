import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { topicItems } from "@/db/schema/topics";
import type { Turn } from "@/lib/answering/chat-prompt";
import { isFollowUp } from "@/lib/answering/follow-up";
import { asksForGpa, asksForGrades } from "@/lib/answering/own-data/answer";
import { questionScope } from "@/lib/answering/own-data/question-scope";
import { type Respelt, respell } from "@/lib/answering/respell";
import type { Citation, CourseFact, Passage } from "@/lib/answering/types";
import type { QuestionType } from "@/lib/contract/values";
import { definitionsFor, withDefinitions } from "@/lib/services/assistant/definitions";
import { readAllGrades } from "@/lib/services/courses/grades/gpa";
import { gradesOfCourses } from "@/lib/services/courses/grades/read";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { courseFacts } from "@/lib/services/overview/course-facts";
import { namesOfCourses } from "@/lib/services/overview/course-names";
import type { StoredDefinition } from "@/lib/services/retrieval/definitions";
import { findPassages } from "@/lib/services/retrieval/find-passages";
import { type DescribedPassage, describePassages } from "@/lib/services/retrieval/found-passages";
import type { SearchScope } from "@/lib/services/retrieval/scope";

/** The number of passages an answer is searched for in. */
const PASSAGES = 30;
const COVERED_TOPICS = 6;
/** A question with at most this many words is searched together with the question before it. */
const FEW_WORDS = 5;

export type Question = {
  question: string;
  /** Of the same conversation, oldest first. */
  before?: Turn[];
  course_id?: number | null;
  /** Only these files of the student. */
  file_ids?: number[] | null | undefined;
  question_type?: QuestionType;
  /** Chosen by the student; ignored when it was deleted or belongs to another student. */
  exam_id?: number | null;
  topic_id?: number | null;
};

/** What an answer may stand on. */
export type Material = {
  /** What the question goes on from: the question before it, the chosen topic, what the exam covers. Mostly empty. */
  before: string;
  /** The question, with the one it goes on from: "And in biology?" */
  question: string;
  /** The question without the name of the course it is searched in, its misspelt words as the files write them. */
  searched: string;
  /** Those misspelt words. */
  respelt: Respelt[];
  passages: DescribedPassage[];
  /** Where the files say what the terms asked about are, the strongest first; their passages are among `passages`. */
  definitions: StoredDefinition[];
  /** Stems by which the same question is recognized. */
  terms: string[];
  /** What the student has chosen comes first. */
  facts: CourseFact[];
  /** The facts are those of one course alone. */
  is_of_course: boolean;
  topic: { title: string } | undefined;
  exam: { name: string } | undefined;
};

/**
 * Passages and data for a question, by its type and what the student has chosen. 404 for another student's course.
 */
export async function gatherMaterial(owner: Owner, asked: Question): Promise<Material> {
  const { course_id = null, file_ids, question_type = "general" } = asked;
  const [exam, topic, courses] = await Promise.all([
    readExam(owner, asked.exam_id, course_id),
    readTopic(owner, asked.topic_id, course_id),
    namesOfCourses(owner),
  ]);
  // Of a student with many courses not all are among the names.
  if (course_id && !courses.some(({ id }) => id === course_id)) {
    await requireCourse(owner, course_id);
  }
  const question_before = questionBefore(asked);
  const scope = questionScope({ question: asked.question, before: question_before }, courses);
  const prepares = question_type === "exam_prep" || question_type === "study_strategy";
  const covered = prepares ? (exam?.topics.slice(0, COVERED_TOPICS) ?? []) : [];
  const before = [question_before, topic?.title, ...covered].filter(Boolean).join(" ");
  const query = `${before} ${scope.searched}`.trim();
  const within = {
    course_id: course_id ?? (file_ids?.length ? null : scope.course_id),
    file_ids: file_ids ?? undefined,
  };
  const facts_of = scope.course_id ?? course_id ?? exam?.course_id ?? topic?.course_id ?? null;
  const [{ hits, terms, replaced }, definitions, facts] = await Promise.all([
    findPassages(owner, query, { ...within, limit: PASSAGES }),
    definitionsFor(owner, scope.searched, within),
    courseFacts(owner, { course_id: facts_of }),
  ]);
  const { question: searched, respelt } = respell(scope.searched, replaced, hits);
  const graded = await withGrades(owner, facts, [asked.question, scope.question]);
  const isChosen = ({ kind, id }: CourseFact) =>
    (kind === "exam" && id === exam?.id) || (kind === "topic" && id === topic?.id);
  return {
    before,
    question: scope.question,
    searched,
    respelt,
    passages: await describePassages(owner, withDefinitions(hits, definitions)),
    definitions,
    terms,
    facts: [...graded.filter(isChosen), ...graded.filter((fact) => !isChosen(fact))],
    is_of_course: facts_of !== null,
    topic,
    exam,
  };
}

/** With the scores of the courses, where one of the questions asks for them. */
async function withGrades(
  owner: Owner,
  facts: CourseFact[],
  questions: readonly string[],
): Promise<CourseFact[]> {
  const ids = [...new Set(questions)].flatMap((question) => asksForGrades(question, facts) ?? []);
  const isOfGpa = questions.some((question) => asksForGpa(question, facts));
  const [grades, all_grades] = await Promise.all([
    gradesOfCourses(owner, [...new Set(ids)]),
    isOfGpa ? readAllGrades(owner) : undefined,
  ]);
  return facts.map((fact) => {
    if (fact.kind !== "course") return fact;
    const own = grades.find(({ course_id }) => course_id === fact.id);
    return { ...fact, ...(own && { grades: own }), ...(all_grades && { all_grades }) };
  });
}

/** The passages found for a query, described for the answer. 404 for another student's course. */
export async function findMaterial(
  owner: Owner,
  query: string,
  scope: SearchScope & { limit: number },
) {
  if (scope.course_id) await requireCourse(owner, scope.course_id);
  const { hits, ...words } = await findPassages(owner, query, scope);
  return { passages: await describePassages(owner, hits), ...words };
}

export function passageOf(passage: DescribedPassage): Passage {
  return {
    id: passage.chunk_id,
    file_id: passage.file_id,
    title: passage.resource_title,
    heading_path: passage.heading_path,
    text: passage.chunk_text,
    page_start: passage.page,
    page_end: passage.page_end,
    page_breaks: passage.page_breaks,
    score: passage.relevance_score,
  };
}

/** In the order of their markers. */
export function sourcesOf(citations: Citation[], passages: DescribedPassage[]) {
  return citations.flatMap(({ marker, passage_id, quote, page }) => {
    const passage = passages.find(({ chunk_id }) => chunk_id === passage_id);
    return passage ? [{ ...passage, marker, quote, page }] : [];
  });
}

function questionBefore({ question, before = [] }: Question): string {
  const words = question.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const last = before.findLast(({ role }) => role === "user");
  return last && (words <= FEW_WORDS || isFollowUp(question)) ? last.content : "";
}

async function readExam(
  owner: Owner,
  exam_id: number | null | undefined,
  course_id: number | null,
) {
  if (!exam_id) return undefined;
  const [exam] = await db()
    .select({
      id: exams.id,
      name: exams.name,
      course_id: exams.course_id,
      coverage: exams.syllabus_coverage,
    })
    .from(exams)
    .where(
      and(ownedBy(exams, owner, exam_id), course_id ? eq(exams.course_id, course_id) : undefined),
    );
  return exam && { ...exam, topics: exam.coverage.map(({ topic }) => topic) };
}

async function readTopic(
  owner: Owner,
  topic_id: number | null | undefined,
  course_id: number | null,
) {
  if (!topic_id) return undefined;
  const [topic] = await db()
    .select({ id: topicItems.id, title: topicItems.title, course_id: topicItems.course_id })
    .from(topicItems)
    .where(
      and(
        ownedBy(topicItems, owner, topic_id),
        course_id ? eq(topicItems.course_id, course_id) : undefined,
      ),
    );
  return topic;
}
