import type { ShortWork } from "@/lib/contract/schedule";
import type { Schedule, ScheduleRequest } from "@/lib/planning/scheduler/types";

type Short = Pick<Schedule, "short_topics" | "short_assignments">;

/** What gets less time than it asks for, by plan in the order of its topics, then its assignments. */
export function shortWork(request: ScheduleRequest, short: Short): ShortWork[] {
  return request.demands.flatMap(({ plan_id, course_id, topics }) => {
    const of = { plan_id: Number(plan_id), course_id: Number(course_id) };
    const own = topics.flatMap(({ id, title }) => {
      const found = short.short_topics.find(
        (each) => each.plan_id === plan_id && each.topic_id === id,
      );
      return found ? [{ ...of, topic_id: id, assignment_id: null, title, ...hoursOf(found) }] : [];
    });
    const work = request.assignments.flatMap(({ id, title, ...assignment }) => {
      const found = short.short_assignments.find(({ assignment_id }) => assignment_id === id);
      if (!found || assignment.plan_id !== plan_id) return [];
      return [{ ...of, topic_id: null, assignment_id: Number(id), title, ...hoursOf(found) }];
    });
    return [...own, ...work];
  });
}

function hoursOf({ hours_wanted, hours_laid }: { hours_wanted: number; hours_laid: number }) {
  return { hours_wanted, hours_laid, is_left_out: hours_laid === 0 };
}

/** The same for sessions as they are laid now. */
export function shortNow({ demands, assignments, fixed }: ScheduleRequest, laid: Laid[]): Short {
  const hours = new Map<string, number>();
  for (const { plan_id, kind, topics, assignment_id, ...session } of [...laid, ...fixed]) {
    const key = assignment_id ?? `${plan_id} ${topics[0]?.id}`;
    if (kind !== "review") hours.set(key, (hours.get(key) ?? 0) + session.hours);
  }
  const lacking = (key: string, hours_wanted: number) => {
    const hours_laid = Math.min(hours_wanted, hours.get(key) ?? 0);
    return hours_wanted - hours_laid >= LEAST ? [{ hours_wanted, hours_laid }] : [];
  };
  return {
    short_topics: demands.flatMap(({ plan_id, topics }) =>
      topics
        .filter(({ is_finished }) => !is_finished)
        .flatMap(({ id, hours: whole, done }) =>
          lacking(`${plan_id} ${id}`, whole - done).map((of) => ({ plan_id, topic_id: id, ...of })),
        ),
    ),
    short_assignments: assignments.flatMap(({ id, hours: whole }) =>
      lacking(id, whole).map((of) => ({ assignment_id: id, ...of })),
    ),
  };
}

type Laid = ScheduleRequest["fixed"][number];

const LEAST = 0.25;
