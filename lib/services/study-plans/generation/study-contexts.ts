import { and, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { studyContexts } from "@/db/schema/retrieval";
import { StudyContext, type StudyContextBody } from "@/lib/contract/study-contexts";
import { STUDY_HOURS } from "@/lib/contract/values";
import { invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";

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
