import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type PlanSettings, studySessions } from "@/db/schema/study-plans";
import type { PlanGeneration } from "@/lib/contract/study-plans";
import { STUDY_HOURS } from "@/lib/contract/values";
import { mine, type Owner } from "@/lib/services/owner";
import { type Laid, layWork } from "@/lib/services/study-plans/lay";
import { isAboutDays } from "@/lib/services/study-plans/lay-words";
import { replacePlanned, sessionsOf } from "@/lib/services/study-plans/sessions";
import type { NewPlan, StoredPlan } from "@/lib/services/study-plans/stored";
import { dateIn } from "@/lib/time/dates";
import { formatDate } from "@/lib/time/format";

export const LAID_ANEW = "The sessions were laid anew from ";

/**
 * Lays the open sessions anew where a change of the plan leaves them on days that are over or outside it:
 * a draft that is activated after its start, and dates that were moved; and where topics of a generated
 * plan are new or take other hours. The plan says so in its notes.
 */
export async function laidAnew(
  tx: Transaction,
  owner: Owner,
  before: StoredPlan,
  plan: StoredPlan,
): Promise<Partial<NewPlan>> {
  const today = dateIn(owner.timezone, new Date());
  const is_late = before.status === "draft" && plan.status === "active";
  const [stray] = await tx
    .select({ id: studySessions.id })
    .from(studySessions)
    .where(
      and(
        mine(studySessions, owner),
        eq(studySessions.plan_id, plan.id),
        eq(studySessions.status, "planned"),
        or(
          lt(studySessions.date, is_late && today > plan.start_date ? today : plan.start_date),
          gt(studySessions.date, plan.end_date),
        ),
      ),
    )
    .limit(1);
  if (!stray && !hasOtherWork(before, plan)) return {};
  const first_day = today > plan.start_date ? today : plan.start_date;
  const note =
    first_day > plan.end_date
      ? "The end of this plan is past. Choose a later end, and its sessions are laid anew."
      : `${LAID_ANEW}${formatDate(first_day)} to ${formatDate(plan.end_date)}.`;
  const starts_late = is_late && today > plan.start_date && today < plan.end_date;
  if (first_day > plan.end_date) return { generation: noted(plan, note) };
  const settings = settingsOf(plan);
  const laying = { plan_id: plan.id, plan_data: plan.plan_data, settings };
  const laid = await layWork(owner, { ...laying, first_day, last_day: plan.end_date }, tx);
  await replacePlanned(tx, owner, plan.id, sessionsOf(laid.sessions, plan.plan_data));
  return {
    ...(starts_late && { start_date: today }),
    generation: withLaid({ ...plan, generation: noted(plan, note) }, laid),
    before_change: null,
  };
}

function hasOtherWork(before: StoredPlan, { generation, plan_data }: StoredPlan): boolean {
  if (generation?.stage !== "ready") return false;
  const hours = new Map(
    before.plan_data.topics.map((topic) => [String(topic.id), topic.estimated_hours]),
  );
  return plan_data.topics.some(
    ({ id, completed, estimated_hours }) => !completed && hours.get(String(id)) !== estimated_hours,
  );
}

/** How the plan's work may lie; the usual way for plans made by hand. */
export function settingsOf({
  generation,
  generation_request,
}: Pick<StoredPlan, "generation" | "generation_request">): PlanSettings {
  return (
    generation_request?.settings ?? {
      hours_per_day: generation?.hours_per_day ?? STUDY_HOURS.default,
      progression: generation?.progression ?? "gradual",
      weekdays_off: [],
      days_off: [],
    }
  );
}

/** What generation says of the plan after it was laid: what is missing and the ways out. */
export function withLaid(
  plan: Pick<StoredPlan, "generation" | "generation_request">,
  { shortfalls, options, notes }: Laid,
): PlanGeneration {
  const { hours_per_day, progression } = settingsOf(plan);
  const known: PlanGeneration = plan.generation ?? {
    stage: "ready",
    request: "",
    understood: [],
    notes: [],
    error: "",
    made_by: "rules",
    hours_per_day,
    progression,
    shortfalls: [],
    options: [],
  };
  return {
    ...known,
    shortfalls,
    options,
    notes: [...known.notes.filter((note) => !isAboutDays(note) && !notes.includes(note)), ...notes],
  };
}

function noted({ generation }: StoredPlan, note: string): PlanGeneration | null {
  if (!generation) return null;
  const others = generation.notes.filter((each) => !each.startsWith(LAID_ANEW) && each !== note);
  return { ...generation, notes: [...others, note] };
}
