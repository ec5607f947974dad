import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, db } from "@/db/client";
import { chatMessages } from "@/db/schema/chat";
import { type PlanBefore, type PlanSuggestion, studyPlans } from "@/db/schema/study-plans";
import { PlanGeneration, type PlanNote } from "@/lib/contract/study-plans";
import { openOldDatabase } from "@/tests/support/old-database";

/** The release in which notes had no codes. */
const MIGRATIONS_BEFORE = 3;

/** As that release worded them. */
const NOTES: [PlanNote["code"], string][] = [
  ["start_is_past", "Mon 2 Nov is over, so the plan starts today."],
  ["end_before_start", "Mon 2 Nov is not after the start, so the plan ends on Tue 3 Nov."],
  ["completed_topics", "Completed already, so left out: Vectors."],
  ["left_out_topics", "Left out as you asked: What is over, so the plan starts today."],
  ["unknown_topics", "Nothing in this course is about: Pizza."],
  ["unknown_topics", "Nothing in this course is about Pizza and Pasta."],
  ["exam_unclear", "Nothing says which of these topics “Midterm” covers."],
  ["order_suggested", "A language model suggested the order of the topics."],
  ["topics_suggested", "Added as the language model suggested: Tensors. Please check."],
  [
    "suggestions_refused",
    "Left out 2 suggestions of the language model that nothing in the course or the request supports.",
  ],
  [
    "without_model",
    "The language model gave no usable answer, so this plan was made by our rules alone.",
  ],
  [
    "without_model",
    "Your allowance of the language model for today is used up, so the built-in engine did this.",
  ],
  [
    "without_model",
    "The language model is used up for everybody today, so the built-in engine did this.",
  ],
  ["rescheduled", "The sessions were laid anew from Mon 2 Nov to Tue 10 Nov."],
  [
    "end_is_past",
    "The end of this plan is past. Choose a later end, and its sessions are laid anew.",
  ],
  ["beside_other_plans", "The hours of your other active plans are left free."],
  ["reviews_without_hours", "One review before an exam found no free hour."],
  ["reviews_without_hours", "3 reviews before exams found no free hour."],
  ["other", "Somebody's “own” words, \\ and ümläuts."],
];
const CODED = NOTES.map(([code, text]) => ({ code, text }));

const GENERATION = {
  stage: "ready",
  request: "Everything",
  understood: ["2 hours a day"],
  notes: NOTES.map(([, text]) => text),
  error: "",
  made_by: "rules",
  hours_per_day: 2,
  progression: "gradual",
  shortfalls: [],
  options: ["Study 3 hours a day."],
};

let leave: () => Promise<void>;
beforeAll(async () => {
  leave = await openOldDatabase(MIGRATIONS_BEFORE, fill);
}, 120_000);
afterAll(() => leave());

async function fill(old: Database): Promise<void> {
  await old.execute(
    sql`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
      values ('ann', 'ann@example.org', '', 'A', 'A', 'UTC', now(), now())`,
  );
  await old.execute(
    sql`insert into courses (owner_id, name, created_at, updated_at) values (1, 'Maths', now(), now())`,
  );
  const suggestion = { topics: [], added: [], notes: GENERATION.notes.slice(7, 9) };
  const plan = { plan_data: { topics: [], notes: ["the student's own"] }, title: "Before" };
  for (const [generation, request, before] of [
    [GENERATION, { query: "Everything", suggestion }, { ...plan, generation: GENERATION }],
    [
      { ...GENERATION, notes: [] },
      { query: "", suggestion: null },
      { ...plan, generation: null },
    ],
    [null, null, null],
  ]) {
    const json = (value: unknown) => (value ? sql`${JSON.stringify(value)}::json` : sql`null`);
    await old.execute(
      sql`insert into study_plans (owner_id, course_id, title, start_date, end_date, status, plan_data,
        generation, generation_request, before_change, created_at, updated_at)
        values (1, 1, gen_random_uuid(), '2026-11-01', '2026-11-10', 'draft', '{"topics":[]}',
        ${json(generation)}, ${json(request)}, ${json(before)}, now(), now())`,
    );
  }
  await old.execute(
    sql`insert into chat_threads (owner_id, title, question_type, created_at, updated_at)
      values (1, 'Homework', 'homework', now(), now())`,
  );
  for (const [role, kind, content] of [
    ["user", "answer", "Give me the full answer"],
    ["assistant", "answer", "Tell me which step, or ask for the Full answer."],
    ["assistant", "answer", "Look for full answers elsewhere."],
    ["assistant", "blocked", "I give no full answer to that."],
  ]) {
    await old.execute(
      sql`insert into chat_messages (owner_id, thread_id, role, kind, content, state, sources, facts,
        created_at, updated_at)
        values (1, 1, ${role}, ${kind}, ${content}, 'done', '[]', '[]', now(), now())`,
    );
  }
}

const readPlans = () => db().select().from(studyPlans).orderBy(asc(studyPlans.id));

test("notes of plans get their codes and lose no word", async () => {
  const [plan] = await readPlans();
  expect(PlanGeneration.parse(plan?.generation)).toEqual({ ...GENERATION, notes: CODED });
});

test("notes that a change is taken back to, and that a model made, get theirs", async () => {
  const [plan] = await readPlans();
  expect(plan?.before_change).toMatchObject({
    title: "Before",
    generation: { notes: CODED },
    plan_data: { notes: ["the student's own"] },
  } satisfies { [key in keyof PlanBefore]?: unknown });
  expect(plan?.generation_request).toMatchObject({
    query: "Everything",
    suggestion: { notes: CODED.slice(7, 9) } satisfies Partial<PlanSuggestion>,
  });
});

test("plans without notes stay as they are", async () => {
  const [, bare, by_hand] = await readPlans();
  expect(bare?.generation).toEqual({ ...GENERATION, notes: [] });
  expect(bare).toMatchObject({
    generation_request: { query: "", suggestion: null },
    before_change: { title: "Before", generation: null },
  });
  expect(by_hand).toMatchObject({
    generation: null,
    generation_request: null,
    before_change: null,
  });
});

test("answers that were known as hints by their words are hints", async () => {
  const messages = await db().select().from(chatMessages).orderBy(asc(chatMessages.id));
  expect(messages.map(({ kind }) => kind)).toEqual(["answer", "hint", "answer", "blocked"]);
});
