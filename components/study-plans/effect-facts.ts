import type { ScheduleEffects, ShortWork } from "@/lib/contract/schedule";
import { counted } from "@/lib/text/counted";
import { hoursText } from "./plan-facts";
import { missingHours } from "./week-facts";

type PlanEffects = ScheduleEffects["plans"][number];

interface Effects extends Pick<ScheduleEffects, "plans" | "short"> {
  /** What did not fit before the change. */
  short_before: readonly ShortWork[];
  /** The plan that the change is about: its own sessions are not told. */
  except?: number | undefined;
}

/** "3 sessions of “Logic” move. Nothing gets less time." */
export function effectsText({ plans, except, ...fit }: Effects): string {
  const others = plans.filter(({ plan_id }) => plan_id !== except);
  const told = others.length > MOST_PLANS ? [manyText(others)] : others.map(planText);
  const nothing = except === undefined ? "No session changes." : "No other session changes.";
  const lines = told.length === 0 ? [nothing] : told.map((text) => `${text}.`);
  return [...lines, lossText(fit)].join(" ");
}

const MOST_PLANS = 2;

/** "3 sessions of “Logic” move and 1 is new" */
function planText({ plan_title, moved, added, removed }: PlanEffects): string {
  const of = ` of “${plan_title}”`;
  const parts = [
    { count: moved.length, one: "moves", more: "move" },
    { count: added.length, one: "is new", more: "are new" },
    { count: removed.length, one: "goes away", more: "go away" },
  ].filter(({ count }) => count > 0);
  return parts
    .map(({ count, one, more }, index) => {
      const what = index === 0 ? counted(count, "session") + of : String(count);
      return `${what} ${count === 1 ? one : more}`;
    })
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1");
}

function manyText(plans: PlanEffects[]): string {
  const count = plans.reduce(
    (sum, { moved, added, removed }) => sum + moved.length + added.length + removed.length,
    0,
  );
  return `${counted(count, "session")} of ${plans.length} plans change`;
}

/** What gets less time than before. */
function lossText({ short, short_before }: Pick<Effects, "short" | "short_before">): string {
  const before = new Map(short_before.map((work) => [keyOf(work), missingHours(work)]));
  const worse = short.flatMap((work) => {
    const less = missingHours(work) - (before.get(keyOf(work)) ?? 0);
    return less > 0 ? [{ ...work, less }] : [];
  });
  if (worse.length === 0) return "Nothing gets less time.";
  const named = worse
    .slice(0, MOST_NAMED)
    .map(({ title, is_left_out, less }) =>
      is_left_out ? `“${title}” gets no time` : `“${title}” gets ${hoursText(less)} less`,
    );
  const more = worse.length - named.length;
  return `${[...named, ...(more > 0 ? [`${more} more ${more === 1 ? "gets" : "get"} less time`] : [])].join(", ")}.`;
}

const MOST_NAMED = 3;

function keyOf({ plan_id, topic_id, assignment_id }: ShortWork): string {
  return `${plan_id} ${topic_id} ${assignment_id}`;
}
