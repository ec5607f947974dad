import type { Transaction } from "@/db/client";
import { type PlanSettings, studyPlans } from "@/db/schema/study-plans";
import type { PlanData } from "@/lib/contract/plan-data";
import { describeSources } from "@/lib/contract/plan-sources";
import { found } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { SAMPLE_FILE, type sampleContents } from "@/lib/services/library/sample/contents";
import { freshGeneration } from "@/lib/services/study-plans/schedule/outcome";
import { lockSchedule, reschedule } from "@/lib/services/study-plans/schedule/reschedule";
import { addDays } from "@/lib/time/dates";

interface Place {
  course_id: number;
  file_id: number;
  exam: { id: number; name: string };
  plan: ReturnType<typeof sampleContents>["plan"];
  /** All topics of the course in their order, each with its page of the study file. */
  topics: { id: number; title: string; page: number }[];
}

/** The plan for the midterm, as generation would leave it, scheduled on days by the same planner. */
export async function addSamplePlan(tx: Transaction, owner: Owner, place: Place): Promise<void> {
  await lockSchedule(tx, owner);
  const { course_id, exam, plan } = place;
  const { hours_per_day, start_date, end_date } = plan;
  const progression = "mixed";
  const settings: PlanSettings = { hours_per_day, progression, weekdays_off: [], days_off: [] };
  const query = `Prepare for ${exam.name}`;
  const generation = { ...freshGeneration(settings), request: query };
  const asked = { query, exam_id: exam.id, preferences: {}, fingerprint: "sample" };
  const generation_request = { ...asked, settings, suggestion: null };
  const plan_data = planData(place);
  const [row] = await tx
    .insert(studyPlans)
    .values({
      owner_id: owner.id,
      course_id,
      title: plan.title,
      description: plan.description,
      start_date,
      end_date,
      status: "active",
      plan_data,
      generation,
      generation_request,
      generation_attempt: 1,
    })
    .returning({ id: studyPlans.id });
  found(row, "Plan");
  await reschedule(tx, owner);
}

function planData({ file_id, exam, plan, topics }: Place): PlanData {
  const chosen = topics.filter((_, index) => plan.topics.includes(index));
  const idOf = ({ id }: { id: number }) => `topic-${id}`;
  return {
    topics: chosen.map((topic) => {
      const { title, page } = topic;
      const sources = [{ file_id, title: SAMPLE_FILE.title, page, page_end: page }];
      return {
        id: idOf(topic),
        name: title,
        title,
        description: describeSources(sources),
        completed: false,
        estimated_hours: plan.hours_per_topic,
        difficulty_level: 3,
        due_date: plan.end_date,
        exam_id: exam.id,
        emphasis: 1,
        prerequisites: [],
        sources,
      };
    }),
    milestones: [
      {
        id: `exam-${exam.id}`,
        name: exam.name,
        title: exam.name,
        description: "Midterm",
        due_date: addDays(plan.end_date, 1),
        completed: false,
        exam_id: exam.id,
        topic_ids: chosen.map(idOf),
      },
    ],
    estimated_hours: chosen.length * plan.hours_per_topic,
    difficulty_level: 3,
  };
}
