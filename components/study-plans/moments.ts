import type { QueryClient } from "@tanstack/react-query";
import { tellMoment } from "@/components/common/moments";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { figuresText, hoursOf, sessionText } from "@/lib/progress/figures";
import { counted } from "./plan-facts";
import { sessionQueries } from "./queries";

/** A session is done: what it took, and how many of its day are. */
export function tellSession(client: QueryClient, session: StudySession): void {
  const lists = client.getQueriesData<StudySession[]>({ queryKey: sessionQueries.all });
  const all = new Map(lists.flatMap(([, list]) => (list ?? []).map((one) => [one.id, one])));
  const ofDay = [...all.set(session.id, session).values()].filter(
    ({ date, plan_id }) => date === session.date && plan_id === session.plan_id,
  );
  const done = ofDay.filter(({ status }) => status === "done").length;
  const day = ofDay.length > 1 ? `${done} of ${ofDay.length} of this day` : "";
  const detail = [sessionText(session), day].filter(Boolean).join(", ");
  tellMoment(`session ${session.id}`, `“${session.title}” is done`, detail);
}

/** A plan is completed: its sessions, or its topics where it has none. False where that was told before. */
export async function tellPlan(client: QueryClient, plan: StudyPlan): Promise<boolean> {
  const sessions = await client.fetchQuery(sessionQueries.ofPlan(plan.id)).catch(() => []);
  const { topics } = plan.plan_data;
  const ticked = topics.filter(({ completed }) => completed).length;
  const detail =
    sessions.length > 0
      ? figuresText(hoursOf(sessions))
      : `${ticked} of ${counted(topics.length, "topic")}`;
  return tellMoment(`plan ${plan.id}`, `“${plan.title}” is completed`, detail);
}
