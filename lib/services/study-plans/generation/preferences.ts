import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { studyContexts } from "@/db/schema/retrieval";
import type { GenerationRequest, PlanSettings } from "@/db/schema/study-plans";
import type { PlanPreferences } from "@/lib/contract/plan-generation";
import { StudyContext, type StudyContextBody } from "@/lib/contract/study-contexts";
import type { PlanNote } from "@/lib/contract/study-plans";
import { STUDY_HOURS } from "@/lib/contract/values";
import { readRequest } from "@/lib/planning/request-words";
import { selectExams } from "@/lib/services/courses/exams";
import { invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import type { Material } from "@/lib/services/study-plans/generation/material";
import { followed, requestNotes } from "@/lib/services/study-plans/generation/request-notes";
import { withTimes } from "@/lib/services/study-plans/schedule/hours";
import { addMonths } from "@/lib/time/calendar-days";
import { addDays, dateIn } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

/** The preferences of a request, completed from the student's settings for the course. */
export async function readPreferences(
  owner: Owner,
  course_id: number,
  { query, exam_id, preferences }: Pick<GenerationRequest, "query" | "exam_id" | "preferences">,
  { graph }: Pick<Material, "graph">,
): Promise<ResolvedPreferences> {
  const now = new Date();
  const coming = await selectExams(
    owner,
    and(eq(exams.course_id, course_id), gt(exams.exam_date, now.toISOString())),
  );
  const last = coming.at(-1);
  return resolvePreferences({
    // Of a plan for an exam the words are ours, not the student's.
    query: exam_id === null ? query : "",
    preferences,
    context: await readStudyContext(owner, course_id),
    topic_titles: graph.nodes.map(({ topic }) => topic),
    today: dateIn(owner.timezone, now),
    last_useful_day: last ? addDays(dateIn(owner.timezone, new Date(last.exam_date)), -1) : null,
  });
}

/** A student's preferences, with defaults where nothing was said. */
export interface ResolvedPreferences {
  settings: PlanSettings;
  start: string;
  end: string;
  focus: string[];
  /** Topics that get less. */
  less: string[];
  skip: string[];
  understood: string[];
  notes: PlanNote[];
  /** What of the words was not understood or cannot be done. */
  request_notes: PlanNote[];
}

interface Asking {
  query: string;
  preferences: PlanPreferences;
  context: StudyContext;
  /** The course's topics, to recognize which ones to focus on and which to leave out. */
  topic_titles: string[];
  /** Of the student. */
  today: string;
  /** The last day that helps for what is coming up; null when nothing is. */
  last_useful_day: string | null;
}

/**
 * Fields that were filled in come before words, words before what the student told about the course, and
 * that before what is usual. Days that are over are not planned, and it is said.
 */
function resolvePreferences(asking: Asking): ResolvedPreferences {
  const { query, preferences, context, today, topic_titles, last_useful_day } = asking;
  const exam_date = last_useful_day && addDays(last_useful_day, 1);
  const words = readRequest(query, { today, topic_titles, exam_date });
  const notes: PlanNote[] = [];
  const start = notBefore(today, preferences.start_date ?? words.first_day ?? today, notes);
  const span = words.weeks ? addDays(start, 7 * words.weeks - 1) : undefined;
  const wanted = preferences.end_date ?? words.last_day ?? span;
  const usual = last_useful_day ?? addMonths(start, 1);
  const end = wanted && wanted > start ? wanted : usual > start ? usual : addDays(start, 1);
  if (wanted && wanted <= start) {
    const text = `${formatDate(wanted)} isn't after the start, so the plan ends on ${formatDate(end)}.`;
    notes.push({ code: "end_before_start", text });
  }
  const { mode: _, ...placed } = words.order ?? {};
  const order = preferences.difficulty_progression ? placed : words.order;
  const settings: PlanSettings = {
    hours_per_day:
      preferences.study_hours_per_day ??
      words.hours_per_day ??
      context.preferred_study_time_per_day,
    progression:
      preferences.difficulty_progression ??
      words.progression ??
      context.preferred_difficulty_progression,
    weekdays_off:
      preferences.weekdays_off ??
      (words.weekdays_off.length > 0 ? words.weekdays_off : context.weekdays_off),
    days_off: [...new Set([...context.days_off, ...words.days_off])],
    ...(words.hours_by_weekday &&
      !preferences.study_hours_per_day && { hours_by_weekday: words.hours_by_weekday }),
    ...(words.hours_on_date && { hours_on_date: words.hours_on_date }),
    ...(words.learn_by && { learn_by: words.learn_by }),
    ...(order && Object.keys(order).length > 0 && { order }),
  };
  const less = new Set(words.less);
  const focus = [
    ...(preferences.priority_topics ?? []),
    ...words.focus,
    ...context.priority_topics,
  ];
  return {
    settings: withTimes(settings, words.times),
    start,
    end,
    focus: focus.filter((title) => !less.has(title)),
    less: words.less,
    skip: words.skip,
    understood: followed(words, "make"),
    notes,
    request_notes: requestNotes(words, "make"),
  };
}

function notBefore(today: string, day: string, notes: PlanNote[]): string {
  if (day >= today) return day;
  const text = `${formatDate(day)} is over, so the plan starts today.`;
  notes.push({ code: "start_is_past", text });
  return today;
}

/** Before the student said anything. */
const USUAL: Omit<StudyContext, "course_id" | "updated_at"> = {
  preferred_study_time_per_day: STUDY_HOURS.default,
  preferred_difficulty_progression: "gradual",
  target_grade: "",
  priority_topics: [],
  weekdays_off: [],
  days_off: [],
  learning_style: {},
  current_knowledge_level: {},
  available_study_slots: [],
};

/** How the student studies for a course. 404 unless the course is theirs. */
export async function readStudyContext(owner: Owner, course_id: number): Promise<StudyContext> {
  await requireCourse(owner, course_id);
  const [row] = await db()
    .select({ preferences: studyContexts.preferences, updated_at: studyContexts.updated_at })
    .from(studyContexts)
    .where(and(ownedBy(studyContexts, owner), eq(studyContexts.course_id, course_id)));
  return {
    ...USUAL,
    ...Kept.parse(row?.preferences),
    course_id,
    updated_at: row?.updated_at ?? null,
  };
}

/** Fields that are not sent stay as they are; two requests at once both have their effect. */
export async function saveStudyContext(
  owner: Owner,
  { course_id, ...fields }: StudyContextBody,
): Promise<StudyContext> {
  if (course_id === null) throw invalidField("course_id", "Course is required");
  await requireCourse(owner, course_id);
  const preferences = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  await db()
    .insert(studyContexts)
    .values({ owner_id: owner.id, course_id, preferences })
    .onConflictDoUpdate({
      target: [studyContexts.owner_id, studyContexts.course_id],
      set: {
        preferences: sql`(${studyContexts.preferences}::jsonb || excluded.preferences::jsonb)::json`,
        updated_at: new Date().toISOString(),
      },
    });
  return readStudyContext(owner, course_id);
}

const Kept = StudyContext.omit({ course_id: true, updated_at: true }).partial().catch({});
