import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CourseModal } from "@/components/courses/course-modal";
import { COURSE } from "@/tests/support/items";
import { field, fillIn, lineBelow, serve, show } from "@/tests/support/page";

test("a refused course keeps the dialog open with what was typed, and says why", async () => {
  const server = serve({
    "POST /courses/": { status: 503, body: { detail: "Back in a minute." } },
  });
  const onClose = vi.fn();
  const { user } = show(<CourseModal onClose={onClose} />);

  await fillIn(user, { "Course name": "Linear Algebra", Credits: "4.5" });
  await user.click(screen.getByRole("button", { name: "Add Course" }));

  expect((await screen.findByRole("alert")).textContent).toBe("Back in a minute.");
  expect(server.bodies("POST /courses/")).toMatchObject([{ name: "Linear Algebra", credits: 4.5 }]);
  expect(field("Course name").value).toBe("Linear Algebra");
  expect(onClose).not.toHaveBeenCalled();
});

test("a course out of reach of the server stays in its dialog, which asks before losing it", async () => {
  const server = serve({ "POST /courses/": "offline" });
  const onClose = vi.fn();
  const { user } = show(<CourseModal onClose={onClose} />);
  await fillIn(user, { "Course name": "Astronomy", Credits: "2" });
  await user.keyboard("{Enter}");
  const reason = await screen.findByRole("alert");
  expect(reason.textContent).toContain("couldn't reach the server");
  expect(field("Course name").value).toBe("Astronomy");

  await user.keyboard("{Escape}");
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  expect(field("Course name").value).toBe("Astronomy");
  expect(onClose).not.toHaveBeenCalled();

  server.answers["POST /courses/"] = { status: 201, body: COURSE };
  await user.click(screen.getByRole("button", { name: "Add Course" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies("POST /courses/")).toHaveLength(2);
});

test("the course form says at each field what is missing or wrong, and sends nothing", async () => {
  const server = serve({});
  const { user } = show(<CourseModal onClose={vi.fn()} />);
  const submit = screen.getByRole("button", { name: "Add Course" });

  await user.click(submit);
  await waitFor(() => expect(lineBelow("Course name")).toBe("Course name is required"));
  expect(field("Course name").getAttribute("aria-invalid")).toBe("true");
  expect(lineBelow("Credits")).toBe("Valid credit hours are required");

  await fillIn(user, {
    "Course name": "Linear Algebra",
    Credits: "-1",
    "Start date": "2026-09-01",
    "End date": "2026-09-01",
  });
  expect(lineBelow("Credits")).toBeNull();
  await user.click(submit);
  await waitFor(() => expect(lineBelow("Credits")).toBe("Valid credit hours are required"));

  await fillIn(user, { Credits: "4" });
  await user.click(submit);
  await waitFor(() => expect(lineBelow("End date")).toBe("End date must be after start date"));
  expect(server.sent.filter(({ route }) => route === "POST /courses/")).toEqual([]);
});

test("the course form shows every field of a course, and lets the optional ones be emptied", async () => {
  const shown = {
    "Course name": "Statistics",
    Code: "STAT 110",
    Instructor: "Prof. Example",
    Semester: "Michaelmas 2019",
    Credits: "3.5",
    Difficulty: "2",
    "Start date": "2026-09-01",
    "End date": "2026-12-18",
    Description: "Chance,\nand what to make of it.",
    Syllabus: "Week 1: counting",
  };
  const course = {
    ...COURSE,
    name: shown["Course name"],
    code: shown.Code,
    instructor: shown.Instructor,
    semester: shown.Semester,
    credits: 3.5,
    difficulty_level: 2,
    start_date: shown["Start date"],
    end_date: shown["End date"],
    description: shown.Description,
    syllabus_text: shown.Syllabus,
  };
  const route = `PUT /courses/${COURSE.id}/`;
  const server = serve({ [route]: { body: course } });
  const onClose = vi.fn();
  const { user } = show(<CourseModal course={course} onClose={onClose} />);
  for (const [label, value] of Object.entries(shown)) {
    expect(field(label).value, label).toBe(value);
  }
  const { "Course name": _, Credits: __, ...optional } = shown;
  for (const label of Object.keys(optional)) await fillIn(user, { [label]: "" });
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodies(route)).toEqual([
    {
      name: "Statistics",
      code: "",
      instructor: "",
      semester: "",
      credits: 3.5,
      difficulty_level: null,
      start_date: null,
      end_date: null,
      description: "",
      syllabus_text: "",
    },
  ]);
});
