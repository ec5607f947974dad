import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { searchFeedback, searchQueries } from "@/db/schema/retrieval";
import { topicItems } from "@/db/schema/topics";
import type { Exam } from "@/lib/contract/exams";
import type { FeedbackRating } from "@/lib/contract/values";
import { stemsOf } from "@/lib/knowledge/words";
import { selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { DAY_MS } from "@/lib/time/durations";
import { relativeDay } from "@/lib/time/format";

/** A topic to study, why, and how much it matters (0 to 1). */
export type StudyNeed = {
  topic: string;
  course_id: number;
  kind: "exam" | "weak" | "next";
  reasons: string[];
  weight: number;
};

export type StudyState = {
  /** The most pressing one first. */
  needs: StudyNeed[];
  /** Files that a search or an answer showed lately. */
  used_files: Set<number>;
};

const EXAM_DAYS = 21;
const EXAMS = 10;
const ASKED_DAYS = 60;
const ASKED = 200;
const TOPICS = 200;
/** Asked about this often, a topic counts as not understood. */
const OFTEN = 3;
const NEXT = 3;

/**
 * What a student should study in a course, or in all: what upcoming exams cover and is not prepared, what
 * they asked about again and again or got no help with, and what comes next. Three queries.
 */
export async function studyState(owner: Owner, course_id: number | null): Promise<StudyState> {
  const now = Date.now();
  const in_course = (column: Parameters<typeof eq>[0]) =>
    course_id === null ? undefined : eq(column, course_id);
  const [soon, topics, asked] = await Promise.all([
    selectExams(
      owner,
      and(
        in_course(exams.course_id),
        gte(exams.exam_date, new Date(now).toISOString()),
        lt(exams.exam_date, new Date(now + EXAM_DAYS * DAY_MS).toISOString()),
      ),
      EXAMS,
    ),
    readTopics(owner, in_course(topicItems.course_id)),
    readAsked(owner, course_id, new Date(now - ASKED_DAYS * DAY_MS).toISOString()),
  ]);
  const open = topics.filter(({ is_completed }) => !is_completed);
  const covered = soon.flatMap(({ course_id: of, syllabus_coverage }) =>
    syllabus_coverage.map(({ topic }) => ({ topic, course_id: of })),
  );
  const named = [
    ...topics.map(({ title, course_id: of }) => ({ topic: title, course_id: of })),
    ...covered,
  ];
  const needs = merged([
    ...soon.flatMap(needsOfExam),
    ...named.flatMap((topic) => needOfQuestions(topic, asked) ?? []),
    ...open.slice(0, NEXT).map(needOfOrder),
  ]);
  return {
    needs,
    used_files: new Set(asked.flatMap(({ passages }) => passages.map(({ file_id }) => file_id))),
  };
}

function readTopics(owner: Owner, condition: SQL | undefined) {
  return db()
    .select({
      title: topicItems.title,
      course_id: topicItems.course_id,
      is_completed: sql<boolean>`${topicItems.completed_at} is not null`,
    })
    .from(topicItems)
    .where(and(ownedBy(topicItems, owner), condition))
    .orderBy(asc(topicItems.order), asc(topicItems.id))
    .limit(TOPICS);
}

type Asked = {
  stems: Set<string>;
  rating: FeedbackRating | null;
  passages: { file_id: number }[];
};

async function readAsked(owner: Owner, course_id: number | null, since: string): Promise<Asked[]> {
  const rows = await db()
    .select({
      query: searchQueries.query,
      passages: searchQueries.passages,
      rating: sql<FeedbackRating | null>`(select f.rating from ${searchFeedback} f
        where f.owner_id = ${owner.id} and f.query_id = "search_queries"."id")`,
    })
    .from(searchQueries)
    .where(
      and(
        ownedBy(searchQueries, owner),
        gte(searchQueries.created_at, since),
        course_id === null
          ? undefined
          : or(eq(searchQueries.course_id, course_id), isNull(searchQueries.course_id)),
      ),
    )
    .orderBy(desc(searchQueries.created_at))
    .limit(ASKED);
  return rows.map(({ query, ...row }) => ({ ...row, stems: new Set(stemsOf(query)) }));
}

function needsOfExam(exam: Exam): StudyNeed[] {
  const { name, course_id, days_until_exam, syllabus_coverage, preparation_status } = exam;
  const nearness = 1 - days_until_exam / EXAM_DAYS;
  return syllabus_coverage
    .filter(({ topic }) => preparation_status[topic] !== true)
    .map(({ topic, weightage }) => ({
      topic,
      course_id,
      kind: "exam",
      reasons: [
        `${name} ${relativeDay(days_until_exam)} covers it, and you haven't prepared it yet`,
      ],
      weight: 0.7 + 0.15 * nearness + 0.15 * (weightage / 100),
    }));
}

function needOfQuestions(
  { topic, course_id }: { topic: string; course_id: number },
  asked: Asked[],
): StudyNeed | null {
  const stems = stemsOf(topic);
  if (stems.length === 0) return null;
  const about = asked.filter((question) => stems.every((stem) => question.stems.has(stem)));
  const unhelped = about.filter(({ rating }) => rating === "not_helpful").length;
  if (unhelped === 0 && about.length < OFTEN) return null;
  const reason =
    unhelped > 0
      ? "an answer about it didn't help you"
      : `you asked about it ${about.length} times lately`;
  return { topic, course_id, kind: "weak", reasons: [reason], weight: 0.75 };
}

function needOfOrder(
  { title, course_id }: { title: string; course_id: number },
  index: number,
): StudyNeed {
  const reason = "it's next in the syllabus, and you haven't completed it";
  return { topic: title, course_id, kind: "next", reasons: [reason], weight: 0.5 - 0.05 * index };
}

/** One need for each topic, with all its reasons. */
function merged(needs: StudyNeed[]): StudyNeed[] {
  const by_topic = Map.groupBy(
    needs,
    ({ topic, course_id }) => `${course_id} ${stemsOf(topic).join(" ") || topic}`,
  );
  return [...by_topic.values()]
    .flatMap((same) => {
      const [best] = same.toSorted((a, b) => b.weight - a.weight);
      if (!best) return [];
      const reasons = [...new Set(same.flatMap((need) => need.reasons))];
      const weight = Math.min(1, best.weight + 0.05 * (reasons.length - 1));
      return { ...best, reasons, weight };
    })
    .sort((a, b) => b.weight - a.weight);
}
