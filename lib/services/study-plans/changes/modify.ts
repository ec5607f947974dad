import type { Transaction } from "@/db/client";
import type { PlanSettings } from "@/db/schema/study-plans";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { PlanData } from "@/lib/contract/plan-data";
import type { planGeneration as endpoints, PlanChange } from "@/lib/contract/plan-generation";
import type { PlanGeneration, PlanNote } from "@/lib/contract/study-plans";
import type { Owner } from "@/lib/services/kernel/owner";
import { changesBetween } from "@/lib/services/study-plans/changes/differences";
import {
  changeSessions,
  isPlanned,
  knownOf,
} from "@/lib/services/study-plans/changes/move-sessions";
import {
  type ChangeWords,
  readChange,
  requestedSettings,
} from "@/lib/services/study-plans/changes/read-request";
import { NOTHING, undoChangeIn } from "@/lib/services/study-plans/changes/undo";
import { changedContent } from "@/lib/services/study-plans/generation/content";
import { type Material, readMaterial } from "@/lib/services/study-plans/generation/material";
import { readPlan } from "@/lib/services/study-plans/plans/read";
import { changeScheduleIn, tried } from "@/lib/services/study-plans/schedule/change";
import { type SessionRow, sessionsOfPlan } from "@/lib/services/study-plans/schedule/facts";
import { freshGeneration } from "@/lib/services/study-plans/schedule/outcome";
import { lockSchedule } from "@/lib/services/study-plans/schedule/reschedule";
import { snapshotOf } from "@/lib/services/study-plans/schedule/snapshots";
import { followTopics, touchSessions } from "@/lib/services/study-plans/schedule/write-sessions";
import {
  lockedPlan,
  planProgress,
  requireStored,
  type StoredPlan,
  settingsOf,
  titleOf,
  writePlan,
} from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn } from "@/lib/time/dates";

type Modified = Received<typeof endpoints.modify>;

const WHAT_CAN_BE_ASKED =
  "You can change the hours a day or on one day, days off, the start or the end, the order (gradual, " +
  "mixed, front-loaded, back-loaded), move or take out sessions, put more weight on a topic, " +
  "leave out or add topics, or undo the last change.";

/**
 * Changes a plan as a request in words says: what is done and ticked stays, the open work is rescheduled. With
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
    ...(await knownOf(owner, plan)),
  });
  const { understood } = words;
  if (understood.length === 0) {
    const why = words.notes.map(({ text }) => text).join(" ") || "We didn't get that.";
    return refusal(
      words.unknown.length > 0
        ? `We found nothing in this course about “${words.unknown[0]}”. ${WHAT_CAN_BE_ASKED}`
        : `${why} ${WHAT_CAN_BE_ASKED}`,
    );
  }
  const { changes, failure, ...said } = await tried(
    (tx) =>
      words.asked.undo
        ? undoWords(tx, owner, plan_id)
        : applyWords(tx, owner, plan_id, { words, material, modification_request }),
    (made) => !preview && made.failure === "" && made.changes.length > 0,
  );
  const notes = [...words.notes, ...(said.notes ?? [])];
  if (failure) return { ...refusal(failure), understood, notes };
  const study_plan = await readPlan(owner, plan_id);
  const made = changes.length > 0 ? "We've changed the plan." : "The plan is already like that.";
  const message = preview ? "We haven't changed anything yet." : made;
  return { ...DONE, study_plan, message, changes, understood, notes };
}

const DONE = { success: true, error: "" };

interface Made {
  changes: PlanChange[];
  failure: string;
  notes?: PlanNote[];
}

interface Asked {
  words: ChangeWords;
  material: Material;
  modification_request: string;
}

/**
 * Changes the plan and reschedules its open work, what was missed included; says what that does, or why it can't be.
 */
async function applyWords(
  tx: Transaction,
  owner: Owner,
  plan_id: number,
  { words, material, modification_request }: Asked,
): Promise<Made> {
  const cause = { kind: "plan_changed" as const, plan_id };
  const { answer } = await changeScheduleIn<Next | string>(tx, owner, cause, async () => {
    const plan = await lockedPlan(tx, owner, plan_id);
    const next = nextPlan(owner, plan, words, material);
    if (typeof next === "string") return { answer: next, rescheduling: null };
    const sessions = await sessionsOfPlan(tx, owner, plan_id);
    const { start_date, end_date, plan_data, generation, settings } = next;
    const today = dateIn(owner.timezone, new Date());
    const made = await changeSessions(tx, owner, words, sessions.filter(isPlanned), {
      ...{ today, start_date, end_date, settings },
    });
    await followTopics(tx, owner, plan_id, plan.plan_data, plan_data);
    await writePlan(tx, owner, plan_id, {
      start_date,
      end_date,
      plan_data,
      progress_percentage:
        (await planProgress(tx, owner, plan_id, plan_data)) ?? plan.progress_percentage,
      generation: { ...generation, notes: [...generation.notes, ...made.notes] },
      generation_request: {
        ...(plan.generation_request ?? asHandmade(modification_request)),
        settings,
      },
      before_change: snapshotOf(plan, sessions, made.removed),
    });
    if (words.times) await touchSessions(tx, owner, plan_id);
    const own = {
      caughtUp: (session: SessionRow) => session.plan_id === plan_id,
      from_scratch: words.order || words.progression ? [plan_id] : [],
    };
    const rescheduling = plan.status === "active" ? own : { ...own, draft: plan_id };
    const before = { ...plan, settings: settingsOf(plan), sessions: sessions.filter(isPlanned) };
    const { removed } = made;
    return { answer: { ...next, before, made }, rescheduling, removed };
  });
  if (typeof answer === "string") return { changes: [], failure: answer };
  const after = (await sessionsOfPlan(tx, owner, plan_id)).filter(isPlanned);
  const follows = changesBetween(answer.before, { ...answer, sessions: after });
  return { changes: [...answer.made.changes, ...follows], failure: "", notes: answer.made.notes };
}

/** Takes the last change back, as its button does, and says what that changes. */
async function undoWords(tx: Transaction, owner: Owner, plan_id: number): Promise<Made> {
  await lockSchedule(tx, owner);
  const before = await versionOf(tx, owner, plan_id);
  if (!before.before_change) return { changes: [], failure: NOTHING };
  await undoChangeIn(tx, owner, plan_id);
  const changes = changesBetween(before, await versionOf(tx, owner, plan_id));
  const text = "As before the last change";
  const whole: PlanChange = { kind: "settings", title: "Plan", from: "Changed", to: text };
  return { changes: changes.length > 0 ? changes : [whole], failure: "" };
}

async function versionOf(tx: Transaction, owner: Owner, plan_id: number) {
  const plan = await lockedPlan(tx, owner, plan_id);
  const sessions = (await sessionsOfPlan(tx, owner, plan_id)).filter(isPlanned);
  return { ...plan, settings: settingsOf(plan), sessions };
}

interface Wanted {
  start_date: string;
  end_date: string;
  settings: PlanSettings;
  plan_data: PlanData;
  generation: PlanGeneration;
}

type Next = Wanted & {
  before: Parameters<typeof changesBetween>[0];
  made: Pick<Made, "changes" | "notes">;
};

/** The plan changed as the request asks, without its sessions, or the reason why that is not possible. */
function nextPlan(
  owner: Owner,
  plan: StoredPlan,
  words: ChangeWords,
  material: Material,
): Wanted | string {
  const today = dateIn(owner.timezone, new Date());
  const settings = requestedSettings(settingsOf(plan), words);
  const start_date = words.first_day ?? plan.start_date;
  const from = start_date > today ? start_date : today;
  const span = words.weeks ? addDays(from, 7 * words.weeks - 1) : undefined;
  const end_date = words.last_day ?? span ?? plan.end_date;
  if (end_date <= start_date) return "The end would not be after the start of the plan.";
  if (end_date < today) return "The plan's end is in the past. Ask for a later end too.";
  const { plan_data, notes } = changedContent(plan.plan_data, words, material, {
    zone: owner.timezone,
    start: from,
    end: end_date,
  });
  if (plan_data.topics.length === 0 && plan.plan_data.topics.length > 0) {
    return "That would leave no topics in the plan.";
  }
  const known = plan.generation ?? freshGeneration(settings);
  const { hours_per_day, progression } = settings;
  const said = [...words.notes, ...notes];
  const others = known.notes.filter(({ code }) => !said.some((note) => note.code === code));
  const generation = { ...known, notes: [...others, ...said], hours_per_day, progression };
  return { start_date, end_date, settings, plan_data, generation };
}

function refusalOf({ generation, status }: StoredPlan): string | null {
  if (generation?.stage === "generating") return "We're still making this study plan.";
  if (generation?.stage === "failed") return "We haven't made this study plan yet.";
  if (status === "completed") return "This study plan is completed. Set it to active first.";
  return null;
}

function refusal(error: string): Modified {
  return {
    success: false,
    study_plan: null,
    message: "",
    error,
    changes: [],
    understood: [],
    notes: [],
  };
}

/** The scheduling settings that a hand-made plan gets with its first change by request. */
function asHandmade(query: string) {
  return {
    query,
    exam_id: null,
    preferences: {},
    fingerprint: "",
    settings: null,
    suggestion: null,
  };
}
