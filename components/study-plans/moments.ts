import type { QueryClient } from "@tanstack/react-query";
import { tellMoment } from "@/components/common/moments";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { figuresText, hoursOf, sessionText } from "@/lib/progress/figures";
import { counted } from "@/lib/text/counted";
import { sessionQueries } from "./queries";

/** A session is done. Where it was the last of its plan, the plan is what has ended. */
export async function tellDone(client: QueryClient, session: StudySession): Promise<void> {
  const lists = client.getQueriesData<StudySession[]>({ queryKey: sessionQueries.all });
  const all = new Map(lists.flatMap(([, list]) => (list ?? []).map((one) => [one.id, one])));
  const ofPlan = [...all.set(session.id, session).values()].filter(
    ({ plan_id }) => plan_id === session.plan_id,
  );
  if (!ofPlan.some(({ status }) => status === "planned")) {
    const path = { plan_id: session.plan_id };
    const plan = await call("GET /study-plans/{plan_id}/", { path }).catch(() => null);
    if (plan?.status === "completed" && (await tellPlan(client, plan, session))) return;
  }
  tellSession(session, ofPlan);
}

/** What it took, and how many of its day are done. */
function tellSession(session: StudySession, ofPlan: StudySession[]): void {
  const ofDay = ofPlan.filter(({ date }) => date === session.date);
  const done = ofDay.filter(({ status }) => status === "done").length;
  const part = done === ofDay.length ? `all ${done}` : `${done} of ${ofDay.length}`;
  const day = ofDay.length > 1 ? `${part} sessions of the day` : "";
  const detail = [sessionText(session), day].filter(Boolean).join(", ");
  tellMoment(`session ${session.id}`, `“${session.title}” is done`, detail);
}

/**
 * A plan is completed: its sessions, or its topics where it has none. False where that was told before. `last` is the
 * session that completed it, with minutes that may still be on their way.
 */
export async function tellPlan(
  client: QueryClient,
  plan: StudyPlan,
  last?: StudySession,
): Promise<boolean> {
  const stored = await client.fetchQuery(sessionQueries.ofPlan(plan.id)).catch(() => []);
  const sessions = stored.map((one) => (one.id === last?.id ? last : one));
  const { topics } = plan.plan_data;
  const ticked = topics.filter(({ completed }) => completed).length;
  const detail =
    sessions.length > 0
      ? figuresText(hoursOf(sessions))
      : `${ticked} of ${counted(topics.length, "topic")}`;
  return tellMoment(`plan ${plan.id}`, `“${plan.title}” is completed`, detail);
}
