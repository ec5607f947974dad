import { and, eq, like, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { AssignmentInput } from "@/lib/contract/assignments";
import { Registration } from "@/lib/contract/auth";
import { ClassTimeInput } from "@/lib/contract/class-times";
import { CourseInput } from "@/lib/contract/courses";
import { ExamInput } from "@/lib/contract/exams";
import { GradePieceInput } from "@/lib/contract/grade-pieces";
import { studyPlans } from "@/lib/contract/study-plans";
import { TopicItemInput } from "@/lib/contract/topics";
import { register } from "@/lib/services/account/accounts";
import { eraseAccount } from "@/lib/services/account/deletion";
import { createAssignment } from "@/lib/services/courses/assignments";
import { createClassTime } from "@/lib/services/courses/class-times";
import { createCourse } from "@/lib/services/courses/courses";
import { createExam } from "@/lib/services/courses/exams";
import { setPieces } from "@/lib/services/courses/grades/write";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { modifyPlan } from "@/lib/services/study-plans/changes/modify";
import { createPlan } from "@/lib/services/study-plans/plans/write";
import { createTopicItem, toggleTopicItem } from "@/lib/services/syllabus/topic-items";
import { addDays, dateIn } from "@/lib/time/dates";
import { randomOf } from "@/tests/chaos/random";
import { COURSES, type SeedCourse } from "./words";

interface Seed {
  students: number;
  seed: number;
  password: string;
  /** Though there are other students. */
  mix: boolean;
}

/** A domain that can have no mail: who has such an address was made here. */
const DOMAIN = "seed.invalid";
const isPlanted = and(
  like(users.email, `%@${DOMAIN}`),
  eq(users.email, sql`${users.username} || ${`@${DOMAIN}`}`),
  sql`${users.username} ~ '^student-[0-9]+$'`,
);
const ZONE = "America/New_York";
const WORKS = 6;

/** Makes the students. Answers how many courses they have. */
export async function plantStudents({ students, seed, password, mix }: Seed): Promise<number> {
  const planted = await db().$count(users, isPlanted);
  if (planted > 0) {
    throw new Error(
      `There are ${planted} of these students already. Remove them first: npm run seed -- --remove`,
    );
  }
  if (!mix && (await db().$count(users)) > 0) {
    throw new Error("This database has students of its own. To add these to them, say --mix.");
  }
  let made = 0;
  for (let number = 1; number <= students; number += 1) {
    const random = randomOf(seed * 100_003 + number);
    const owner = await makeStudent(number, password);
    const first = Math.floor(random() * COURSES.length);
    const count = 2 + Math.floor(random() * 3);
    for (let place = 0; place < count; place += 1) {
      const course = COURSES[(first + place) % COURSES.length];
      if (course) await makeCourse(owner, course, random, place);
      made += 1;
    }
  }
  return made;
}

/** Takes them away with everything they had, also what was added since. */
export async function removeStudents(): Promise<number> {
  const found = await db()
    .update(users)
    .set({ deleted_at: new Date().toISOString() })
    .where(isPlanted)
    .returning({ id: users.id });
  for (const { id } of found) await eraseAccount(id);
  return found.length;
}

async function makeStudent(number: number, password: string): Promise<Owner> {
  const username = `student-${String(number).padStart(3, "0")}`;
  const form = Registration.safeParse({
    username,
    email: `${username}@${DOMAIN}`,
    password,
    password_confirm: password,
    first_name: "Student",
    last_name: String(number),
    year_of_study: null,
    major: "",
    timezone: ZONE,
  });
  if (!form.success) throw new Error(form.error.issues.map(({ message }) => message).join(" "));
  const { id } = await register(form.data);
  return ownerFrom({ id, timezone: ZONE, session_id: null });
}

/** A course in the middle of its term: what is past is done and scored, mostly. */
async function makeCourse(owner: Owner, words: SeedCourse, random: () => number, place: number) {
  const today = dateIn(ZONE, new Date());
  const course = await createCourse(
    owner,
    CourseInput.parse({
      name: words.name,
      code: words.code,
      credits: 2 + Math.floor(random() * 3),
      semester: "This term",
      start_date: addDays(today, -49),
      end_date: addDays(today, 56),
    }),
  );
  const hour = 9 + place * 2;
  await createClassTime(
    owner,
    course.id,
    ClassTimeInput.parse({
      weekdays: random() < 0.5 ? [1, 3] : [2, 4],
      start_time: `${String(hour).padStart(2, "0")}:00`,
      end_time: `${String(hour + 1).padStart(2, "0")}:15`,
      location: `Room ${101 + Math.floor(random() * 300)}`,
    }),
  );
  for (const [index, title] of words.topics.entries()) {
    const item = await createTopicItem(owner, course.id, TopicItemInput.parse({ title }));
    if (index < 2 + random() * 2)
      await toggleTopicItem(owner, { course_id: course.id, item_id: item.id });
  }
  await makeWork(owner, course.id, words, today, random);
  await makeExams(owner, course.id, words, today);
  const plan = await createPlan(owner, planOf(course.id, words, today, random));
  await modifyPlan(owner, plan.id, {
    modification_request: "2 hours a day",
    preview: false,
  });
}

async function makeWork(
  owner: Owner,
  course_id: number,
  words: SeedCourse,
  today: string,
  random: () => number,
) {
  const pieces: GradePieceInput[] = [];
  for (let number = 1; number <= WORKS; number += 1) {
    const day = addDays(today, (number - 4) * 9 + Math.floor(random() * 5));
    const isDone = day < today && random() < 0.9;
    const work = await createAssignment(
      owner,
      course_id,
      AssignmentInput.parse({
        title: `${words.work} ${number}`,
        due_date: `${day}T21:00:00Z`,
        estimated_hours: 1 + Math.floor(random() * 5),
        weight: 5,
        status: isDone ? "completed" : "not_started",
      }),
    );
    const score = { kind: "percent", score: String(60 + Math.floor(random() * 41)) };
    if (isDone) pieces.push(GradePieceInput.parse({ assignment_id: work.id, score }));
  }
  await setPieces(owner, course_id, pieces);
}

async function makeExams(owner: Owner, course_id: number, { topics }: SeedCourse, today: string) {
  for (const [name, days, exam_type, covered] of [
    ["Midterm", -7, "midterm", topics.slice(0, 3)],
    ["Final", 52, "final", topics],
  ] as const) {
    const weightage = Math.floor(100 / covered.length);
    await createExam(
      owner,
      course_id,
      ExamInput.parse({
        name,
        exam_type,
        exam_date: `${addDays(today, days)}T15:00:00Z`,
        duration_minutes: 90,
        syllabus_coverage: covered.map((topic) => ({ topic, weightage })),
      }),
    );
  }
}

function planOf(course_id: number, words: SeedCourse, today: string, random: () => number) {
  const topics = words.topics.map((name) => ({
    name,
    estimated_hours: 1 + Math.floor(random() * 3),
  }));
  return studyPlans.create.body.parse({
    title: `${words.name}, until the final`,
    course_id,
    status: "active",
    start_date: addDays(today, -7),
    end_date: addDays(today, 51),
    plan_data: { topics },
  });
}
