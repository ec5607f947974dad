import { describe, expect, test } from "vitest";
import { ClassTime } from "@/lib/contract/class-times";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { imports, NEW_COURSE, SYLLABUS } from "@/tests/support/syllabus";

runJobs();

const LECTURE = "Lectures: MWF 10:10-11:00 am, Room 101";
const LAB = "Lab: Tuesday 8:00-8:50, Example Hall 2";
const LINES = [...SYLLABUS.slice(0, 3), LECTURE, LAB, ...SYLLABUS.slice(3)];

const WHOLE = { kind: "lecture", weekdays: [1, 3, 5], start_time: "10:10", end_time: "11:00" };

async function classTimesOf(student: Student, course_id: unknown) {
  const { list } = await student.get(`/courses/${course_id}/class-times/`);
  return ClassTime.array().parse(list);
}

function chosen({ proposal }: SyllabusImport, at: number, fields: object = {}) {
  const { key, kind, weekdays, start_time, end_time, location } = proposal?.class_times[at] ?? {};
  return { key, kind, weekdays, start_time, end_time, location, ...fields };
}

const accepts = (student: Student, { id }: SyllabusImport, body: object) =>
  student.post(`/syllabus-imports/${id}/accept/`, body);

describe("the class times of a syllabus", () => {
  test("are proposed with their words; what is ambiguous has no hour", async () => {
    const ann = await signIn();
    const { proposal } = await imports(ann, LINES);
    expect(proposal?.class_times).toMatchObject([
      { key: "c0", ...WHOLE, location: "Room 101", page: 1, confidence: "exact", is_known: false },
      { key: "c1", kind: "lab", weekdays: [2], start_time: null, end_time: null },
    ]);
    expect(LECTURE).toContain(proposal?.class_times[0]?.quote);
  });

  test("of another zone are left to the student", async () => {
    const lines = [...SYLLABUS, "Class meets: Mon/Wed 2:00-3:15 pm EST"];
    const startOf = async (timezone: string) => {
      const { proposal } = await imports(await signIn({ timezone }), lines);
      return proposal?.class_times.map(({ start_time }) => start_time);
    };
    expect(await startOf("America/New_York")).toEqual(["14:00"]);
    expect(await startOf("America/Chicago")).toEqual([null]);
  });

  test("enter the course as the student corrected them, with their source, and are known then", async () => {
    const ann = await signIn();
    const read = await imports(ann, LINES);
    const lab = chosen(read, 1, { start_time: "08:00", end_time: "08:50", location: "Hall 3" });
    const body = { course: NEW_COURSE, class_times: [chosen(read, 0), lab] };
    const { status, body: accepted } = await accepts(ann, read, body);
    expect(status).toBe(200);
    const { course_id } = accepted;
    const source = expect.objectContaining({ page: 1, file_id: expect.any(Number) });
    expect(await classTimesOf(ann, course_id)).toMatchObject([
      { ...WHOLE, location: "Room 101", source },
      { kind: "lab", weekdays: [2], start_time: "08:00", location: "Hall 3", source },
    ]);
    const again = await imports(ann, LINES, { course_id: String(course_id) });
    expect(again.proposal?.class_times.map(({ is_known }) => is_known)).toEqual([true, false]);
  });

  test("are taken back with the import, and leave the course's own", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const own = await ann.makesClassTime(id);
    const read = await imports(ann, LINES, { course_id: String(id) });
    await accepts(ann, read, { class_times: [chosen(read, 0)] });
    expect(await classTimesOf(ann, id)).toHaveLength(2);
    expect((await ann.post(`/syllabus-imports/${read.id}/undo/`)).status).toBe(200);
    expect((await classTimesOf(ann, id)).map((each) => each.id)).toEqual([own.id]);
  });

  test.each([
    [{ start_time: null }, "class_times.0.start_time", "Please enter a time"],
    [{ weekdays: [] }, "class_times.0.weekdays", "Please choose at least one day"],
    [{ end_time: "10:00" }, "class_times.0.end_time", "The end must be after the start"],
  ])("are refused with %o, and nothing enters", async (fields, field, message) => {
    const ann = await signIn();
    const read = await imports(ann, LINES);
    const body = { course: NEW_COURSE, class_times: [chosen(read, 0, fields)] };
    const refused = await accepts(ann, read, body);
    expect([refused.status, refused.body[field]]).toEqual([400, [message]]);
    expect((await ann.get("/courses/")).list).toEqual([]);
  });

  test("that no syllabus said are refused", async () => {
    const ann = await signIn();
    const read = await imports(ann, LINES);
    const body = { course: NEW_COURSE, class_times: [chosen(read, 0, { key: "c9" })] };
    expect((await accepts(ann, read, body)).status).toBe(400);
  });
});
