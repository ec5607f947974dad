import type { PlanNote } from "@/lib/contract/study-plans";
import type { Postponed } from "@/lib/planning/scheduler/later-exams";
import type { ScheduleRequest } from "@/lib/planning/scheduler/types";
import { shortListText } from "@/lib/text/listed";

/** Notes for each exam that comes before some of its topics are learned, or before all of them is. */
export function postponedNotes(
  plan_id: string,
  { request, postponed }: { request: ScheduleRequest; postponed: Postponed[] },
): PlanNote[] {
  const own = postponed.filter((each) => each.plan_id === plan_id);
  const demand = request.demands.find((each) => each.plan_id === plan_id);
  const groups = Map.groupBy(own, ({ exam_id, is_begun }) => `${exam_id} ${is_begun}`);
  return [...groups.values()].map((late) => {
    const ids = new Set(late.map(({ topic_id }) => topic_id));
    const titles = demand?.topics.flatMap(({ id, title }) => (ids.has(id) ? title : [])) ?? [];
    const exam = demand?.exams.find(({ id }) => id === late[0]?.exam_id)?.title ?? "";
    const topics = shortListText(titles);
    const [go, come] = titles.length === 1 ? ["it goes", "it comes"] : ["they go", "they come"];
    return {
      code: "after_first_exam",
      text: late[0]?.is_begun
        ? `There's only room for a part of ${topics} before “${exam}”, so ${go} on after it.`
        : `There's no room for ${topics} before “${exam}”, so ${come} after it.`,
    };
  });
}
