import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, desc, eq, gt, or, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { type GenerationRequest, studyPlans } from "@/db/schema/study-plans";
import { planRequested } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { planGeneration as endpoints } from "@/lib/contract/plan-generation";
import type { PlanGeneration, StudyPlan } from "@/lib/contract/study-plans";
import { readExam } from "@/lib/services/courses/exams";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { requireCourse } from "@/lib/services/kernel/require-course";
import type { PlanFilling } from "@/lib/services/study-plans/generation/fill";
import { missingMaterial, readMaterial } from "@/lib/services/study-plans/generation/material";
import {
  type ResolvedPreferences,
  readPreferences,
} from "@/lib/services/study-plans/generation/preferences";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import { freshGeneration } from "@/lib/services/study-plans/schedule/outcome";
import { factsOf, freeTitle, requireStored } from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn } from "@/lib/time/dates";

/** Clients give up after 30 seconds. */
const WAIT_LIMIT_MS = 22_000;
const FIRST_POLL_MS = 150;
const SLOWEST_POLL_MS = 1000;
/** Within this time the same request is taken for a repetition. */
const REPEATED_MS = 2 * 60 * 1000;

const FROM_MATERIAL =
  "RAG-powered AI study plan created successfully with context from your uploaded resources!";
const FROM_TOPICS =
  "We made your study plan from the topics and exams of your course. It has no readable resources that fit them yet.";
const UNDER_WAY =
  "We're making your study plan. We've saved a draft, and it fills in within moments.";

type Generated = Received<typeof endpoints.generate>;

/** A draft from the course's material: finished, or visibly on its way when that takes longer. */
export async function generatePlan(
  owner: Owner,
  { course_id, query, preferences }: ReadBody<typeof endpoints.generate>,
): Promise<Generated> {
  await requireCourse(owner, course_id);
  return begin(owner, course_id, { query, exam_id: null, preferences: preferences ?? {} });
}

/** The same for what one exam covers, until the day before it. */
export async function generateForExam(
  owner: Owner,
  place: { course_id: number; exam_id: number },
): Promise<Received<typeof endpoints.forExam>> {
  const exam = await readExam(owner, place);
  const { course_id, exam_id } = place;
  const named = { exam_id, exam_name: exam.name };
  const today = dateIn(owner.timezone, new Date());
  const date = dateIn(owner.timezone, new Date(exam.exam_date));
  if (!exam.is_upcoming) {
    const how = exam.status === "in_progress" ? "has begun" : "is over";
    return { ...refusal(`“${exam.name}” ${how}.`), ...named };
  }
  if (date <= today) {
    return { ...refusal(`“${exam.name}” is today, so there's no day left to plan.`), ...named };
  }
  const preferences = { end_date: addDays(date, -1) > today ? addDays(date, -1) : date };
  const asked = { query: `Prepare for ${exam.name}`, exam_id, preferences };
  return { ...(await begin(owner, course_id, asked, exam.name)), ...named };
}

/** Starts a failed generation once more, or one that nothing works on any more. */
export async function generateAgain(owner: Owner, plan_id: number): Promise<Generated> {
  const plan = await readPlan(owner, plan_id);
  const stage = plan.generation?.stage;
  if (stage === "generating") {
    const { generation_attempt: attempt } = await requireStored(owner, plan_id);
    await requestFilling(owner, { plan_id, attempt });
    return answerOf(await whenReady(owner, plan_id));
  }
  if (stage !== "failed") throw new Failure(409, "This study plan isn't waiting for another try.");
  await startNewAttempt(owner, plan.course_id, plan_id);
  return answerOf(await whenReady(owner, plan_id));
}

type Asked = Pick<GenerationRequest, "query" | "exam_id" | "preferences">;

/** `about` names what the plan is for, where that is not the course. */
async function begin(
  owner: Owner,
  course_id: number,
  asked: Asked,
  about?: string,
): Promise<Generated> {
  const missing = await missingMaterial(owner, course_id);
  if (missing) return refusal(missing);
  const material = await readMaterial(owner, course_id);
  const preferences = await readPreferences(owner, course_id, asked, material);
  const request: GenerationRequest = {
    ...asked,
    fingerprint: fingerprintOf(asked),
    settings: preferences.settings,
    suggestion: null,
  };
  const { plan_id, stage } = await db().transaction((tx) =>
    saveDraft(tx, owner, course_id, request, preferences, about),
  );
  if (stage === "failed") await startNewAttempt(owner, course_id, plan_id);
  return answerOf(await whenReady(owner, plan_id));
}

interface Draft {
  plan_id: number;
  stage: PlanGeneration["stage"];
}

/** One draft for a request, however often it comes at once: they wait for each other at the course. */
async function saveDraft(
  tx: Transaction,
  owner: Owner,
  course_id: number,
  request: GenerationRequest,
  { start, end, settings, understood, notes }: ResolvedPreferences,
  about: string | undefined,
): Promise<Draft> {
  const [course] = await tx
    .select({ name: courses.name })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("no key update");
  const { name } = found(course, "Course");
  const since = new Date(Date.now() - REPEATED_MS).toISOString();
  const stage = sql<PlanGeneration["stage"]>`${studyPlans.generation} ->> 'stage'`;
  const [same] = await tx
    .select({ plan_id: studyPlans.id, stage })
    .from(studyPlans)
    .where(
      and(
        ownedBy(studyPlans, owner),
        eq(studyPlans.course_id, course_id),
        eq(studyPlans.status, "draft"),
        sql`${studyPlans.generation_request} ->> 'fingerprint' = ${request.fingerprint}`,
        or(gt(studyPlans.created_at, since), sql`${stage} = 'generating'`),
      ),
    )
    .orderBy(desc(studyPlans.id))
    .limit(1);
  if (same) return same;
  const { hours_per_day, progression } = settings;
  const [row] = await tx
    .insert(studyPlans)
    .values({
      owner_id: owner.id,
      course_id,
      title: await freeTitle(owner, course_id, `Study plan: ${about ?? name}`, tx),
      description: request.query,
      start_date: start,
      end_date: end,
      status: "draft",
      plan_data: { topics: [], milestones: [], estimated_hours: 0 },
      generation: {
        ...freshGeneration({ hours_per_day, progression }),
        stage: "generating",
        request: request.query,
        understood,
        notes,
      },
      generation_request: request,
      generation_attempt: 1,
    })
    .returning({ plan_id: studyPlans.id });
  const { plan_id } = found(row, "Plan");
  await requestFilling(owner, { plan_id, attempt: 1 }, tx);
  return { plan_id, stage: "generating" };
}

/** Makes the earlier attempts void, and starts from the present day. Two requests at once make one. */
async function startNewAttempt(owner: Owner, course_id: number, plan_id: number): Promise<void> {
  const { generation_request: asked } = await requireStored(owner, plan_id);
  if (!asked) throw new Failure(409, "This study plan isn't waiting for another try.");
  const material = await readMaterial(owner, course_id);
  const { settings, start, end, notes } = await readPreferences(owner, course_id, asked, material);
  await db().transaction(async (tx) => {
    const [plan] = await tx
      .select({ generation: studyPlans.generation, request: studyPlans.generation_request })
      .from(studyPlans)
      .where(ownedBy(studyPlans, owner, plan_id))
      .for("update");
    const { generation, request } = found(plan, "Plan");
    if (generation?.stage !== "failed" || !request) return;
    const [started] = await tx
      .update(studyPlans)
      .set({
        start_date: start,
        end_date: end,
        generation: { ...generation, stage: "generating", error: "", notes },
        generation_request: { ...request, settings, suggestion: null },
        generation_attempt: sql`${studyPlans.generation_attempt} + 1`,
      })
      .where(ownedBy(studyPlans, owner, plan_id))
      .returning({ attempt: studyPlans.generation_attempt });
    await requestFilling(owner, { plan_id, attempt: found(started, "Plan").attempt }, tx);
  });
}

/** Has a job fill the draft, once per attempt however often it is asked for. */
function requestFilling(
  owner: Owner,
  { plan_id, attempt }: PlanFilling,
  tx?: Transaction,
): Promise<void> {
  const event = planRequested.create(
    { owner_id: owner.id, plan_id, attempt },
    { id: `study-plans/requested-${plan_id}-${attempt}` },
  );
  return announce([event], tx);
}

async function whenReady(owner: Owner, plan_id: number): Promise<StudyPlan> {
  const end = Date.now() + WAIT_LIMIT_MS;
  for (let pause = FIRST_POLL_MS; ; pause = Math.min(SLOWEST_POLL_MS, pause * 1.5)) {
    const [row] = await db()
      .select({ stage: sql<string>`${studyPlans.generation} ->> 'stage'` })
      .from(studyPlans)
      .where(ownedBy(studyPlans, owner, plan_id));
    if (found(row, "Plan").stage !== "generating" || Date.now() + pause > end) {
      return readPlan(owner, plan_id);
    }
    await wait(pause);
  }
}

function answerOf(plan: StudyPlan): Generated {
  if (plan.generation?.stage === "failed") return refusal(plan.generation.error);
  const success = { success: true, study_plan: plan, error: "" };
  if (plan.generation?.stage === "generating") return { ...success, message: UNDER_WAY };
  const used = plan.plan_data.topics.some((topic) => factsOf(topic).sources.length > 0);
  return { ...success, message: used ? FROM_MATERIAL : FROM_TOPICS };
}

function refusal(error: string): Generated {
  return { success: false, study_plan: null, message: "", error };
}

function fingerprintOf({ query, exam_id, preferences }: Asked): string {
  const words = query.normalize("NFC").replace(/\s+/g, " ").trim();
  const fields = Object.entries(preferences as Record<string, unknown>).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const same = JSON.stringify([words, exam_id, fields]);
  return createHash("sha256").update(same).digest("base64url");
}
