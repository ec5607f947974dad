import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import { SignedIn } from "@/lib/contract/auth";
import { plantStudents, removeStudents } from "@/scripts/seed/students";
import { PASSWORD, request, Student, signIn } from "@/tests/support/student";

const planted = sql`${users.email} like '%@seed.invalid'`;

async function signsIn(username: string) {
  const { body } = await request("POST", "/auth/login/", {
    body: { username, password: PASSWORD },
  });
  return new Student(SignedIn.parse(body));
}

const listsOf = async (student: Student) => {
  const courses = (await student.get("/courses/")).list;
  const work = await Promise.all(
    courses.map(async ({ id }) => (await student.get(`/courses/${id}/assignments/`)).list),
  );
  return { courses: courses.map(({ name }) => name), work: work.flat().map(({ title }) => title) };
};

test("students are planted beside others only when told so, are alike for a seed, and go without a trace", async () => {
  const ann = await signIn();
  await ann.makesCourse({ name: "Ann's own" });
  const wanted = { students: 2, seed: 7, password: PASSWORD, mix: false };
  await expect(plantStudents(wanted)).rejects.toThrow("--mix");
  const courses = await plantStudents({ ...wanted, mix: true });
  await expect(plantStudents({ ...wanted, mix: true })).rejects.toThrow("--remove");

  const first = await signsIn("student-001");
  const before = await listsOf(first);
  expect(before.courses.length).toBeGreaterThan(1);
  expect(before.work.length).toBe(before.courses.length * 6);
  const second = await listsOf(await signsIn("student-002"));
  expect(before.courses.length + second.courses.length).toBe(courses);
  const [course] = (await first.get("/courses/")).list;
  const grades = (await first.get(`/courses/${course?.id}/grades/`)).body;
  expect(JSON.stringify(grades.pieces)).toContain('"percent"');
  expect((await first.get("/study-plans/")).list).toHaveLength(before.courses.length);
  expect((await first.get("/study-sessions/")).list.length).toBeGreaterThan(5);

  expect(await removeStudents()).toBe(2);
  expect(await db().$count(users, planted)).toBe(0);
  expect((await ann.get("/courses/")).list).toHaveLength(1);
  await plantStudents({ ...wanted, mix: true });
  expect(await listsOf(await signsIn("student-001"))).toEqual(before);
  await removeStudents();
});

test("somebody who only looks like one of them stays", async () => {
  const ann = await signIn();
  await db()
    .update(users)
    .set({ email: `someone-else-${ann.user.id}@seed.invalid` })
    .where(eq(users.id, ann.user.id));
  expect(await removeStudents()).toBe(0);
  expect((await ann.get("/courses/")).status).toBe(200);
});
