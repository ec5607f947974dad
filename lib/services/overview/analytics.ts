import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { searchFeedback, searchQueries } from "@/db/schema/retrieval";
import { studyPlans, studySessions } from "@/db/schema/study-plans";
import { topicItems } from "@/db/schema/topics";
import type { Received } from "@/lib/contract/endpoint";
import type { knowledge as endpoints } from "@/lib/contract/knowledge";
import { percentage } from "@/lib/progress/percentage";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import { STUDIED_HOURS } from "@/lib/services/overview/studied-hours";
import { type StudyNeed, studyState } from "@/lib/services/overview/study-needs";
import { describePassages } from "@/lib/services/retrieval/found-passages";
import { topicPassages } from "@/lib/services/retrieval/topic-passages";
import { firstSentence } from "@/lib/text/sentences";

const WEAK_TOPICS = 5;
const RECOMMENDATIONS = 5;

type Analytics = Received<typeof endpoints.analytics>;

/** How a course is going, from what the student did. A bounded number of queries. */
export async function courseAnalytics(owner: Owner, course_id: number): Promise<Analytics> {
  await requireCourse(owner, course_id);
  const counts = await readCounts(owner, course_id);
  const { needs } = await studyState(owner, course_id);
  const weak_topics: Analytics["weak_topics"] = [];
  for (const need of needs.filter(({ kind }) => kind !== "next").slice(0, WEAK_TOPICS)) {
    const resource = await passageAbout(owner, course_id, need.topic);
    weak_topics.push({ topic: need.topic, reason: reasonOf(need), resource });
  }
  const { topics_done, topics_all, assignments_done, assignments_all, rated, helpful } = counts;
  return {
    course_id,
    progress: {
      completed_topics: topics_done,
      total_topics: topics_all,
      completed_assignments: assignments_done,
      total_assignments: assignments_all,
      percentage: percentage(topics_done + assignments_done, topics_all + assignments_all),
    },
    weak_topics,
    hours_planned: rounded(counts.hours_planned),
    hours_studied: rounded(counts.hours_studied),
    questions_asked: counts.questions_asked,
    helpful_share: rated === 0 ? null : rounded(helpful / rated),
    recommendations: [
      ...overdueSentence(counts.assignments_overdue),
      ...needs.slice(0, RECOMMENDATIONS).map((need) => `Study “${need.topic}”: ${reasonOf(need)}`),
    ],
  };
}

async function readCounts(owner: Owner, course_id: number) {
  const now = new Date().toISOString();
  const in_course = sql`course_id = ${course_id}`;
  const of_topics = sql`from ${topicItems} where ${ownedBy(topicItems, owner)} and ${in_course}`;
  const of_tasks = sql`from ${assignments} where ${ownedBy(assignments, owner)} and ${in_course}`;
  const of_questions = sql`from ${searchQueries} where ${ownedBy(searchQueries, owner)} and ${in_course}`;
  const count = (rows: ReturnType<typeof sql>) => sql<number>`(select count(*)::int ${rows})`;
  const rated = (worth: ReturnType<typeof sql>) => sql<number>`(
    select coalesce(sum(${worth}), 0)::float8 from ${searchQueries} q
    join ${searchFeedback} f on f.query_id = q.id and f.owner_id = q.owner_id
    where q.owner_id = ${owner.id} and q.course_id = ${course_id})`;
  const [row] = await db()
    .select({
      topics_all: count(of_topics),
      topics_done: count(sql`${of_topics} and ${topicItems.completed_at} is not null`),
      assignments_all: count(of_tasks),
      assignments_done: count(sql`${of_tasks} and ${assignments.status} = 'completed'`),
      assignments_overdue: count(sql`${of_tasks} and ${assignments.due_date} < ${now}::timestamptz
        and ${assignments.status} in ('not_started', 'in_progress')`),
      questions_asked: count(sql`${of_questions} and ${searchQueries.kind} <> 'search'`),
      rated: rated(sql`1`),
      helpful: rated(
        sql`case f.rating when 'helpful' then 1.0 when 'partially_helpful' then 0.5 else 0 end`,
      ),
      ...hoursOf(owner, course_id),
    })
    .from(sql`(select 1) as one`);
  return found(row, "Course");
}

/** Of plans that are not cancelled: their sessions, or what a plan without sessions estimates. */
function hoursOf(owner: Owner, course_id: number) {
  const plans = and(
    eq(studyPlans.owner_id, owner.id),
    eq(studyPlans.course_id, course_id),
    sql`${studyPlans.trash_id} is null and ${studyPlans.status} <> 'cancelled'`,
  );
  const of_sessions = (hours: ReturnType<typeof sql>) =>
    sql`(select sum(${hours}) from ${studySessions} s
      where s.plan_id = "study_plans"."id" and s.owner_id = ${owner.id})`;
  const estimated = sql`(${studyPlans.plan_data} ->> 'estimated_hours')::numeric`;
  return {
    hours_planned: sql<number>`(select coalesce(sum(coalesce(${of_sessions(sql`s.hours`)}, ${estimated}, 0)), 0)::float8
      from ${studyPlans} where ${plans})`,
    hours_studied: sql<number>`(select coalesce(sum(${of_sessions(STUDIED_HOURS)}), 0)::float8
      from ${studyPlans} where ${plans})`,
  };
}

async function passageAbout(owner: Owner, course_id: number, topic: string) {
  const [hit] = await topicPassages(owner, topic, { course_id, kinds: ["resource"] });
  if (!hit) return null;
  const [passage] = await describePassages(owner, [hit]);
  if (!passage) return null;
  return {
    file_id: passage.file_id,
    file_title: passage.resource_title,
    page: passage.page,
    chunk_number: passage.number,
    quote: firstSentence(passage.chunk_text),
  };
}

function reasonOf({ reasons }: StudyNeed): string {
  const text = `${reasons.join("; ")}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function overdueSentence(overdue: number): string[] {
  if (overdue === 0) return [];
  return [overdue === 1 ? "One assignment is overdue." : `${overdue} assignments are overdue.`];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
