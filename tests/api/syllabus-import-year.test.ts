import { expect, test, vi } from "vitest";
import { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { runJobs } from "@/tests/support/run-jobs";
import { signIn } from "@/tests/support/student";
import { accepting, contents, imports, NEW_COURSE, whenRead } from "@/tests/support/syllabus";

runJobs();

const UNDATED = [
  "BIO 210: Cell Biology",
  "Instructor: Dr. Example",
  "Grading",
  "Homework 1  20%  due Fri September 18",
  "Homework 2  20%  due Fri October 2",
  "Final exam  60%  Mon December 14",
];

test("a syllabus without a year asks for it, and is dated once the student names it", async () => {
  const ann = await signIn();
  const read = await imports(ann, UNDATED);
  expect(read.proposal?.items.map(({ due_date }) => due_date)).toEqual([null, null, null]);
  expect(read.proposal?.open_questions).toEqual([expect.stringContaining("have no year")]);
  const asked = read.proposal?.without_year;
  expect(asked).toMatchObject({ is_by_days: true, is_named: false });
  for (const year of asked?.years ?? []) {
    expect(new Date(Date.UTC(year, 8, 18)).getUTCDay()).toBe(5);
  }
  expect(asked?.years).toContain(2020);
  expect(asked?.years).not.toContain(2021);
  expect([asked?.first_day, asked?.last_day]).toEqual([
    `${asked?.year}-09-18`,
    `${asked?.year}-12-14`,
  ]);

  const path = `/syllabus-imports/${read.id}/year/`;
  const begun = await ann.put(path, { year: 2020 });
  expect([begun.status, begun.body.proposal]).toEqual([202, null]);
  const dated = await whenRead(ann, read.id);
  expect(dated.proposal?.items.map(({ due_date }) => due_date)).toEqual([
    "2020-09-19T03:59:00.000Z",
    "2020-10-03T03:59:00.000Z",
    "2020-12-15T04:59:00.000Z",
  ]);
  expect(dated.proposal?.open_questions).toEqual([]);
  expect(dated.proposal?.notes.join()).not.toContain("the term of the course");
  expect(dated.proposal?.without_year).toMatchObject({ year: 2020, is_named: true });

  const accepted = await ann.post(`/syllabus-imports/${read.id}/accept/`, {
    course: NEW_COURSE,
    ...accepting(dated),
  });
  expect(accepted.status).toBe(200);
  const { exams } = await contents(ann, Number(accepted.body.course_id));
  expect(exams).toMatchObject([{ exam_date: "2020-12-15T04:59:00.000Z", has_time: false }]);
  expect((await ann.put(path, { year: 2026 })).status).toBe(409);
});

test("a year is taken back or changed, and nothing but a year is taken", async () => {
  const ann = await signIn();
  const { id } = await imports(ann, UNDATED);
  const path = `/syllabus-imports/${id}/year/`;
  for (const year of ["soon", 12, 2020.5, {}]) {
    const { status, body } = await ann.put(path, { year });
    expect([status, body.message]).toEqual([400, expect.any(String)]);
  }
  const named = async (year: number | null) => {
    expect((await ann.put(path, { year })).status).toBe(202);
    const { proposal } = await whenRead(ann, id);
    return proposal?.items[0]?.due_date ?? null;
  };
  expect(await named(2015)).toContain("2015-09-19");
  expect(await named(2020)).toContain("2020-09-19");
  expect(await named(null)).toBeNull();
  // No Friday: what the document says beside the day counts more.
  expect(await named(2019)).toBeNull();
});

test("February 29 is asked for among leap years, and is no day of another", async () => {
  const ann = await signIn();
  const days = ["Homework 1  40%  due February 22", "Homework 2  60%  due February 29"];
  const read = await imports(ann, [...UNDATED.slice(0, 3), ...days]);
  const asked = read.proposal?.without_year;
  expect(asked?.years).toContain(2024);
  expect(asked?.years).not.toContain(2025);
  expect(asked?.is_by_days).toBe(true);
  const named = await ann.put(`/syllabus-imports/${read.id}/year/`, { year: 2025 });
  expect(named.status).toBe(202);
  const { proposal } = await whenRead(ann, read.id);
  expect(proposal?.items.map(({ due_date }) => due_date)).toEqual([
    "2025-02-23T04:59:00.000Z",
    null,
  ]);
});

test("a course that has its dates answers for the syllabus, which then asks nothing", async () => {
  const ann = await signIn();
  const term = { start_date: "2020-08-31", end_date: "2020-12-18" };
  const course = await ann.post("/courses/", { ...NEW_COURSE, credits: 3, ...term });
  const read = await imports(ann, UNDATED, { course_id: String(course.body.id) });
  expect(read.proposal?.items[0]?.due_date).toContain("2020-09-19");
  expect(read.proposal?.without_year).toBeNull();
  expect((await ann.put(`/syllabus-imports/${read.id}/year/`, { year: 2015 })).status).toBe(409);
});

test("a syllabus that is being read takes no year, and nobody else's does", async () => {
  const ann = await signIn();
  const { id } = await imports(ann, UNDATED);
  const path = `/syllabus-imports/${id}/year/`;
  const twice = await Promise.all([ann.put(path, { year: 2015 }), ann.put(path, { year: 2020 })]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  const ben = await signIn();
  expect((await ben.put(path, { year: 2015 })).status).toBe(404);
  await vi.waitFor(async () =>
    expect(SyllabusImport.parse((await ann.get(`/syllabus-imports/${id}/`)).body).stage).toBe(
      "ready",
    ),
  );
});
