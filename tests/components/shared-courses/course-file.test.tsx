import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { courseFileOf, readCourseFile } from "@/components/shared-courses/course-file";
import { CourseFileDialog } from "@/components/shared-courses/course-file-dialog";
import { ASSIGNMENT, CLASS_TIME, COURSE, EXAM, GRADING, TOPIC } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { SETUP } from "@/tests/support/setup";

const fileOf = (content: unknown, name = "MA 201.studycourse") =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], name);

describe("a course file", () => {
  test("is read as it was written", async () => {
    const { name, content } = courseFileOf(SETUP);
    expect(name).toBe("MA 201.studycourse");
    expect(await readCourseFile(new File([content], name))).toEqual({ setup: SETUP });
  });

  test("is named after its course, whatever that holds", () => {
    const named = (name: string) =>
      courseFileOf({ ...SETUP, course: { ...SETUP.course, code: "", name } }).name;
    expect(named("A/B: über *alles*")).toBe("A B über alles.studycourse");
    expect(named("///")).toBe("Course.studycourse");
  });

  test.each([
    ["hello", "isn't a course file"],
    ["[1, 2]", "isn't a course file"],
    [{ ...SETUP, course: undefined }, "damaged"],
    [{ a: 1 }, "isn't a course file"],
    [{ ...SETUP, version: 7 }, "this version"],
    [{ ...SETUP, assignments: [{ ...SETUP.assignments[0], weight: 900 }] }, "in “Problem set 3”"],
    [{ ...SETUP, exams: [{ ...SETUP.exams[0], exam_date: "soon" }] }, "We added nothing."],
  ])("that is none is refused in a sentence: %j", async (content, sentence) => {
    const { problem } = await readCourseFile(fileOf(content));
    expect(problem).toContain(sentence);
    expect(problem).not.toMatch(/undefined|Invalid input/);
  });
});

describe("adding a course from a file", () => {
  const chosen = () => screen.findByLabelText(/Drop a course file here/);

  test("says what is wrong with a bad file and takes the next one", async () => {
    serve({ "GET /courses/": { body: [] } });
    const { user } = show(<CourseFileDialog onClose={vi.fn()} />);
    await user.upload(await chosen(), fileOf("hello"));
    expect((await screen.findByRole("alert")).textContent).toContain("isn't a course file");
    await user.upload(await chosen(), fileOf(SETUP));
    expect(await screen.findByText("1 assignment")).toBeDefined();
    expect(screen.getByText("Shared by Section 2")).toBeDefined();
  });

  test("shows what a course has already before anything is added, and sends what is ticked", async () => {
    const held = { ...ASSIGNMENT, title: "problem set 3" };
    const copies = "POST /courses/copies/";
    const server = serve({
      "GET /courses/": { body: [COURSE] },
      [`GET /courses/${COURSE.id}/assignments/`]: { body: [held] },
      [`GET /courses/${COURSE.id}/exams/`]: { body: [{ ...EXAM, name: "Other" }] },
      [`GET /courses/${COURSE.id}/topic-items/`]: { body: [TOPIC] },
      [`GET /courses/${COURSE.id}/class-times/`]: { body: [CLASS_TIME] },
      [`GET /courses/${COURSE.id}/grading/`]: { body: GRADING },
      [copies]: { status: 503, body: { message: "Not now." } },
    });
    const onClose = vi.fn();
    const { user } = show(<CourseFileDialog onClose={onClose} />);
    await user.upload(await chosen(), fileOf(SETUP));
    await user.selectOptions(await screen.findByLabelText("Where it goes"), COURSE.name);
    await waitFor(() => expect(screen.getAllByText("You have it")).toHaveLength(3));
    expect(screen.getByText(/Your course has its grading already/)).toBeDefined();
    await user.click(screen.getByLabelText("Topics"));
    await user.click(screen.getByText("Add to the course"));
    expect(await screen.findByText("Not now.")).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Topics").checked).toBe(false);
    server.answers[copies] = { status: 201, body: { course_id: COURSE.id, added: 1, there: 2 } };
    await user.click(screen.getByText("Add to the course"));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodies(copies)[1]).toMatchObject({
      ...{ course_id: COURSE.id, topics: false, dates: true, setup: SETUP },
    });
  });
});
