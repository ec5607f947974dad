import type { PlanNote } from "@/lib/contract/study-plans";
import type { Postponed } from "@/lib/planning/scheduler/later-exams";
import type { ScheduleRequest } from "@/lib/planning/scheduler/types";
import { shortListText } from "@/lib/text/listed";

/** A note for each exam that comes before some of its topics are learned. */
export function postponedNotes(
  plan_id: string,
  { request, postponed }: { request: ScheduleRequest; postponed: Postponed[] },
): PlanNote[] {
  const own = postponed.filter((each) => each.plan_id === plan_id);
  const demand = request.demands.find((each) => each.plan_id === plan_id);
  return [...Map.groupBy(own, ({ exam_id }) => exam_id)].map(([exam_id, late]) => {
    const ids = new Set(late.map(({ topic_id }) => topic_id));
    const titles = demand?.topics.flatMap(({ id, title }) => (ids.has(id) ? title : [])) ?? [];
    const exam = demand?.exams.find(({ id }) => id === exam_id)?.title ?? "";
    const come = titles.length === 1 ? "it comes" : "they come";
    return {
      code: "after_first_exam",
      text: `There's no room for ${shortListText(titles)} before “${exam}”, so ${come} after it.`,
    };
  });
}
