import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { studyPlans } from "@/db/schema/study-plans";
import { freshGeneration } from "@/lib/services/study-plans/schedule/outcome";
import { addDays, dateIn } from "@/lib/time/dates";
import { compare, type Row } from "@/tests/bench/measure";
import { type Student, signIn } from "@/tests/support/student";

const COURSES = 30;
const TOPICS = 17;

/** A student with thirty active plans of some 500 topics together, an exam each, laid on days. */
async function manyPlans(): Promise<{ student: Student; exam_id: number; date: string }> {
  const student = await signIn();
  const owner_id = student.user.id;
  const { id: course_id } = await student.makesCourse();
  const today = dateIn("UTC", new Date());
  const [course] = await db().select().from(courses).where(sql`${courses.id} = ${course_id}`);
  if (!course) throw new Error("No course");
  const { id: _, ...like } = course;
  let first = { exam_id: 0, date: "" };
  for (let index = 0; index < COURSES; index += 1) {
    const date = addDays(today, 40 + index);
    const own = { owner_id, course_id: await another(index) };
    const exam = {
      name: "Final",
      exam_type: "final" as const,
      duration_minutes: 90,
      syllabus_coverage: [],
    };
    const [row] = await db()
      .insert(exams)
      .values({ ...exam, ...own, exam_date: `${date}T12:00:00Z`, total_weightage: 100 })
      .returning({ id: exams.id });
    if (!row) throw new Error("No exam");
    if (index === 0) first = { exam_id: row.id, date };
    const topics = Array.from({ length: TOPICS }, (_, at) => ({
      id: `${index}-${at}`,
      title: `Topic ${at + 1}`,
      estimated_hours: 1 + (at % 3),
      difficulty_level: 2,
      completed: false,
    }));
    const ids = topics.map(({ id }) => id);
    const settings = { hours_per_day: 8, progression: "gradual" as const };
    await db()
      .insert(studyPlans)
      .values({
        ...own,
        title: `Plan ${index + 1}`,
        start_date: today,
        end_date: addDays(date, -1),
        status: "active",
        plan_data: {
          topics,
          milestones: [
            {
              id: `exam-${row.id}`,
              title: "Final",
              completed: false,
              exam_id: row.id,
              topic_ids: ids,
            },
          ],
          estimated_hours: topics.reduce((sum, topic) => sum + topic.estimated_hours, 0),
        },
        generation: freshGeneration(settings),
      });
  }
  await student.put("/profile/study-hours/", { by_weekday: [8, 8, 8, 8, 8, 8, 8], days_off: [] });
  return { student, ...first };

  async function another(index: number): Promise<number> {
    const [row] = await db()
      .insert(courses)
      .values({ ...like, name: `Course ${index + 1}` })
      .returning({ id: courses.id });
    return row?.id ?? 0;
  }
}

/** A move of an exam, laid again for all thirty plans and taken back, against all its rows read by bare SQL. */
export async function benchReplan(): Promise<Row[]> {
  const { student, exam_id, date } = await manyPlans();
  const change = { change: "move_exam", exam_id, exam_date: `${addDays(date, -5)}T12:00:00Z` };
  const owner = student.user.id;
  const bare = ["study_plans", "study_sessions"].map((table) =>
    sql.raw(`select * from ${table} where owner_id = ${owner}`),
  );
  const row = await compare(
    "POST /schedule/preview/ with 30 courses and 510 topics",
    {
      measured: async () => {
        const { status } = await student.post("/schedule/preview/", change);
        if (status !== 200) throw new Error(`A preview answered ${status}`);
      },
      baseline: () => Promise.all(bare.map((statement) => db().execute(statement))),
    },
    { warm_up: 5, rounds: 25 },
  );
  return [row];
}
