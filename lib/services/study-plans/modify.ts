import { db, type Transaction } from "@/db/client";
import type { PlanSettings } from "@/db/schema/study-plans";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { planGeneration as endpoints, PlanChange } from "@/lib/contract/plan-generation";
import type { PlanData, PlanGeneration } from "@/lib/contract/study-plans";
import type { Owner } from "@/lib/services/owner";
import { planBefore } from "@/lib/services/study-plans/before";
import { changesBetween } from "@/lib/services/study-plans/changes";
import { progressOf } from "@/lib/services/study-plans/content";
import { layWork } from "@/lib/services/study-plans/lay";
import { type Material, readMaterial } from "@/lib/services/study-plans/material";
import { changedContent } from "@/lib/services/study-plans/modified-content";
import { readPlan } from "@/lib/services/study-plans/read";
import { type ChangeWords, readChange } from "@/lib/services/study-plans/read-words";
import { settingsOf, withLaid } from "@/lib/services/study-plans/relay";
import {
  followTopics,
  type NewSession,
  plannedSessions,
  replacePlanned,
  sessionsOf,
} from "@/lib/services/study-plans/sessions";
import { changePlan, requireStored, type StoredPlan } from "@/lib/services/study-plans/stored";
import { titleOf } from "@/lib/services/study-plans/topic-facts";
import { addDays, dateIn } from "@/lib/time/dates";

type Modified = Received<typeof endpoints.modify>;

const WHAT_CAN_BE_ASKED =
  "You can ask for other hours a day, days off, a start or an end, an order (gradual, mixed, front-loaded, back-loaded), more weight on a topic, or topics to leave out or add.";

/**
 * Changes a plan as a request in words says: what is done and ticked stays, the open work is laid anew. With
 * `preview` nothing is stored. What was not understood changes nothing.
 */
export async function modifyPlan(
  owner: Owner,
  plan_id: number,
  { modification_request, preview }: ReadBody<typeof endpoints.modify>,
): Promise<Modified> {
  const plan = await requireStored(owner, plan_id);
  const refused = refusalOf(plan);
  if (refused) return refusal(refused);
  const material = await readMaterial(owner, plan.course_id);
  const words = readChange(modification_request, dateIn(owner.timezone, new Date()), {
    of_plan: plan.plan_data.topics.map(titleOf),
    of_course: material.graph.nodes.map(({ topic }) => topic),
  });
  if (words.understood.length === 0) {
    return refusal(
      words.unknown.length > 0
        ? `Nothing in this course is about “${words.unknown[0]}”. ${WHAT_CAN_BE_ASKED}`
        : `This was not understood. ${WHAT_CAN_BE_ASKED}`,
    );
  }
  const { understood } = words;
  if (preview) {
    const next = await nextPlan(owner, plan, words, material, db());
    if (typeof next === "string") return { ...refusal(next), understood };
    const study_plan = await readPlan(owner, plan_id);
    const message = "Nothing is changed yet.";
    return { success: true, study_plan, message, error: "", changes: next.changes, understood };
  }
  let changes: PlanChange[] = [];
  let failure = "";
  await changePlan(owner, plan_id, async (locked, tx) => {
    const next = await nextPlan(owner, locked, words, material, tx);
    if (typeof next === "string") failure = next;
    if (typeof next === "string" || next.changes.length === 0) return {};
    changes = next.changes;
    const before_change = await planBefore(tx, owner, locked);
    await followTopics(tx, owner, plan_id, locked.plan_data, next.plan_data);
    await replacePlanned(tx, owner, plan_id, next.sessions);
    const { start_date, end_date, plan_data, generation, settings } = next;
    return {
      start_date,
      end_date,
      plan_data,
      progress_percentage: progressOf(plan_data) ?? locked.progress_percentage,
      generation,
      generation_request: {
        ...(locked.generation_request ?? byHand(modification_request)),
        settings,
      },
      before_change,
    };
  });
  if (failure) return { ...refusal(failure), understood };
  const study_plan = await readPlan(owner, plan_id);
  const message = changes.length > 0 ? "The plan is changed." : "The plan is like that already.";
  return { success: true, study_plan, message, error: "", changes, understood };
}

interface Next {
  start_date: string;
  end_date: string;
  settings: PlanSettings;
  plan_data: PlanData;
  sessions: NewSession[];
  generation: PlanGeneration;
  changes: PlanChange[];
}

/** The plan as the words want it, or why it cannot be. */
async function nextPlan(
  owner: Owner,
  plan: StoredPlan,
  words: ChangeWords,
  material: Material,
  reader: ReturnType<typeof db> | Transaction,
): Promise<Next | string> {
  const today = dateIn(owner.timezone, new Date());
  const settings = { ...settingsOf(plan), ...wantedSettings(plan, words) };
  const start_date = words.first_day ?? plan.start_date;
  const from = start_date > today ? start_date : today;
  const span = words.weeks ? addDays(from, 7 * words.weeks - 1) : undefined;
  const end_date = words.last_day ?? span ?? plan.end_date;
  if (end_date <= start_date) return "The end would not be after the start of the plan.";
  if (end_date < today) return "The end of the plan is past. Ask for a later end as well.";
  const { plan_data, notes } = changedContent(plan.plan_data, words, material, {
    zone: owner.timezone,
    start: from,
    end: end_date,
  });
  if (plan_data.topics.length === 0 && plan.plan_data.topics.length > 0) {
    return "This would leave no topic in the plan.";
  }
  const laying = { plan_id: plan.id, plan_data, settings, first_day: from, last_day: end_date };
  const laid = await layWork(owner, laying, reader);
  const sessions = sessionsOf(laid.sessions, plan_data);
  const before = { ...plan, settings: settingsOf(plan) };
  const known = await plannedSessions(reader, owner, plan.id);
  const generation = withLaid(plan, { ...laid, notes: [...notes, ...laid.notes] });
  const { hours_per_day, progression } = settings;
  return {
    start_date,
    end_date,
    settings,
    plan_data,
    sessions,
    generation: { ...generation, hours_per_day, progression },
    changes: changesBetween(
      { ...before, sessions: known },
      { start_date, end_date, settings, plan_data, sessions },
    ),
  };
}

function wantedSettings(plan: StoredPlan, words: ChangeWords): Partial<PlanSettings> {
  const { days_off } = settingsOf(plan);
  return {
    ...(words.hours_per_day && {
      hours_per_day: words.hours_per_day,
      hours_by_weekday: words.hours_by_weekday ?? {},
    }),
    ...(words.hours_by_weekday && { hours_by_weekday: words.hours_by_weekday }),
    ...(words.progression && { progression: words.progression }),
    ...(words.weekdays_off.length > 0 && { weekdays_off: words.weekdays_off }),
    ...(words.days_off.length > 0 && {
      days_off: [...new Set([...days_off, ...words.days_off])],
    }),
  };
}

function refusalOf({ generation, status }: StoredPlan): string | null {
  if (generation?.stage === "generating") return "This study plan is still being generated.";
  if (generation?.stage === "failed") return "This study plan has not been generated yet.";
  if (status === "completed") return "This study plan is completed. Set it to active first.";
  return null;
}

function refusal(error: string): Modified {
  return { success: false, study_plan: null, message: "", error, changes: [], understood: [] };
}

/** What a plan made by hand is laid by from now on. */
function byHand(query: string) {
  return {
    query,
    exam_id: null,
    preferences: {},
    fingerprint: "",
    settings: null,
    suggestion: null,
  };
}
