import { describe, expect, test } from "vitest";
import { AllGrades } from "@/lib/contract/gpa";
import { recordQueries } from "@/tests/support/queries";
import { type Answer, type Student, signIn } from "@/tests/support/student";

function read({ status, body }: Answer): AllGrades {
  expect(status, JSON.stringify(body)).toBe(200);
  return AllGrades.parse(body);
}

async function ends(student: Student, course_id: number, final_letter: string) {
  const path = `/courses/${course_id}/grades/details/`;
  expect((await student.put(path, { final_letter })).status).toBe(200);
}

describe("the grades of all courses", () => {
  test("come term by term, the newest first, with the GPA of each and of all", async () => {
    const ann = await signIn();
    const spring = { semester: "Spring 2026", start_date: "2026-01-12", end_date: null };
    const fall = { semester: "Fall 2026", start_date: "2026-08-24", end_date: null };
    await ann.makesCourse({ name: "Some day", semester: "", start_date: null, credits: null });
    const waves = await ann.makesCourse({ ...spring, name: "Waves", credits: 4 });
    const fields = await ann.makesCourse({ ...fall, name: "Fields", credits: 3 });
    const poems = await ann.makesCourse({ ...fall, name: "Poems", credits: 1.5 });
    const drawing = await ann.makesCourse({ ...fall, name: "Drawing", semester: "fall 2026 " });
    await ends(ann, waves.id, "B");
    await ends(ann, fields.id, "A-");
    await ends(ann, drawing.id, "P");

    const grades = read(await ann.get("/grades/"));
    const names = ["Drawing", "Fields", "Poems", "Waves", "Some day"];
    expect(grades.courses.map(({ name }) => name)).toEqual(names);
    expect(
      grades.terms.map(({ semester, ended }) => [semester.trim(), ended.gpa?.decimal]),
    ).toEqual([
      ["fall 2026", "3.7"],
      ["Spring 2026", "3"],
      ["", undefined],
    ]);
    // (4 x 3 + 3 x 3.7) / 7
    expect(grades.total.ended).toMatchObject({ gpa: { exact: "33/10" }, credits: "7", courses: 2 });
    expect(grades.courses[2]).toMatchObject({
      course_id: poems.id,
      credits: "1.5",
      letter: null,
      is_final: false,
    });
  });

  test("hold the grade so far of a course under way, and the end once all is scored", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse({ name: "Fields", credits: 3 });
    const components = [
      { title: "Midterm", weight: 50 },
      { title: "Final exam", weight: 50 },
    ];
    await ann.put(`/courses/${id}/grading/`, { components });
    const letters = [
      ["A", 90],
      ["B", 80],
      ["F", 0],
    ];
    await ann.put(`/courses/${id}/grades/rules/`, { letters });
    const scored = async (title: string, component: string, score: number) =>
      ann.put(`/courses/${id}/grades/pieces/`, { title, component, score: percent(score) });
    const percent = (score: number) => ({ kind: "percent", score });
    await scored("Midterm", "g1", 85);
    const under_way = read(await ann.get("/grades/"));
    expect(under_way.courses[0]).toMatchObject({ is_final: false, letter: "B" });
    expect(under_way.total.ended.gpa).toBeNull();
    expect(under_way.total.so_far.gpa?.exact).toBe("3");
    await scored("Final exam", "g2", 97);
    const ended = read(await ann.get("/grades/"));
    expect(ended.courses[0]).toMatchObject({ is_final: true, letter: "A", final_letter: "" });
    expect(ended.total.ended.gpa?.exact).toBe("4");
    // What the transcript says holds over what the scores give.
    await ends(ann, id, "A-");
    expect(read(await ann.get("/grades/")).total.ended.gpa?.exact).toBe("37/10");
  });

  test("follow the student's own points and take earlier courses along", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse({ name: "Fields", credits: 10 });
    await ends(ann, id, "1.3");
    expect(read(await ann.get("/grades/")).total.ended.gpa).toBeNull();
    const points = [
      ["1.0", "4"],
      ["1.3", "3,7"],
    ];
    const earlier = { gpa: 3.2, credits: "45" };
    const set = read(await ann.put("/grades/settings/", { points, earlier }));
    expect(set).toMatchObject({
      has_own_points: true,
      earlier: { gpa: "3.2", credits: "45" },
      points: [
        ["1.0", "4"],
        ["1.3", "3.7"],
      ],
    });
    // (10 x 3.7 + 45 x 3.2) / 55
    expect(set.total.ended.gpa?.exact).toBe("181/55");
    const again = read(await ann.put("/grades/settings/", {}));
    expect([again.has_own_points, again.earlier]).toEqual([false, null]);
  });

  test.each([
    [{ points: [] }, "points"],
    [{ points: [["A", "four"]] }, "points"],
    [{ earlier: { gpa: "3.2" } }, "earlier"],
    [{ earlier: { gpa: "4.2", credits: 12 } }, "earlier"],
    [{ points: [["A", "10"]], earlier: { gpa: "10.5", credits: 12 } }, "earlier"],
  ])("refuse %j and keep what was said", async (body, field) => {
    const ann = await signIn();
    const earlier = { gpa: "3.9", credits: "12" };
    await ann.put("/grades/settings/", { earlier });
    const refused = await ann.put("/grades/settings/", body);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(field);
    expect(read(await ann.get("/grades/")).earlier).toEqual(earlier);
  });

  test("are each student's own", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await ann.makesCourse({ credits: 3 });
    await ends(ann, id, "A");
    await ann.put("/grades/settings/", { earlier: { gpa: 4, credits: 100 } });
    const grades = read(await bob.get("/grades/"));
    expect([grades.courses, grades.earlier, grades.total.so_far.courses]).toEqual([[], null, 0]);
  });

  test("take as many queries for many courses as for one", async () => {
    const ann = await signIn();
    const count = async () => {
      const queries = await recordQueries(async () => read(await ann.get("/grades/")));
      return queries.filter(({ text }) => /^select/i.test(text)).length;
    };
    await ann.makesCourse({ name: "One" });
    const one = await count();
    for (const name of ["Two", "Three", "Four"]) await ann.makesCourse({ name });
    expect(await count()).toBe(one);
  });

  test("answer what the assistant is asked about the GPA", async () => {
    const ann = await signIn();
    const asks = async () =>
      (await ann.post("/ai-assistant/chat/", { message: "What's my GPA?" })).body;
    const waves = await ann.makesCourse({ name: "Waves", semester: "Spring 2026", credits: 4 });
    expect((await asks()).response).toContain("There is no GPA yet");
    const fields = await ann.makesCourse({ name: "Fields", semester: "Fall 2026", credits: 3 });
    const drawing = await ann.makesCourse({ name: "Drawing", semester: "Fall 2026", credits: 2 });
    await ends(ann, waves.id, "B");
    await ends(ann, fields.id, "A-");
    await ends(ann, drawing.id, "P");
    const { response } = await asks();
    expect(response).toContain("Your GPA is **3.30** over 7 credits.");
    expect(response).toContain("**Fall 2026**: 3.70 over 3 credits");
    expect(response).toContain("“P” has no grade points");
    expect(response).toMatch(/Counted by the usual points: A\+\s4, A\s4, A-\s3\.7/);
  });
});
