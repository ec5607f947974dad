import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CourseSections } from "@/components/courses/course-sections";
import { FilledFirst } from "@/components/courses/filled-first";
import { visit } from "@/tests/support/address";
import { COURSE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const SECTIONS = {
  overview: "its progress",
  work: "its work",
  topics: "its topics",
  files: "its files",
  grades: "its grades",
  map: "its map",
};

function marked() {
  return screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "location")
    .map(({ textContent }) => textContent);
}

test("a course's sections stand on one page below a row of anchors, the one in view marked", async () => {
  visit(`/courses/${COURSE.id}`);
  const { user } = show(<CourseSections sections={SECTIONS} />);

  const row = within(screen.getByRole("navigation", { name: "Sections of this course" }));
  expect(
    row.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Overview", "#overview"],
    ["Work", "#work"],
    ["Topics", "#topics"],
    ["Files", "#files"],
    ["Grades", "#grades"],
    ["Map", "#map"],
  ]);
  expect(marked()).toEqual(["Overview"]);

  await user.click(row.getByRole("link", { name: "Files" }));
  expect(marked()).toEqual(["Files"]);
  expect(window.location.hash).toBe("#files");
  // Who goes there by keyboard goes on from there.
  expect(document.activeElement?.textContent).toBe("its files");
});

test("the address names the section that a course's page opens at", () => {
  visit(`/courses/${COURSE.id}#grades`);
  show(<CourseSections sections={SECTIONS} />);
  expect(marked()).toEqual(["Grades"]);
});

test.each([
  ["its exams first where it has no assignments", [], [{ id: 1 }], ["exams", "assignments"]],
  ["its assignments first where it has both", [{ id: 1 }], [{ id: 1 }], ["assignments", "exams"]],
  ["its assignments first where it has neither", [], [], ["assignments", "exams"]],
])("a course shows %s", async (_, assignments, exams, order) => {
  serve({
    [`GET /courses/${COURSE.id}/assignments/`]: { body: assignments },
    [`GET /courses/${COURSE.id}/exams/`]: { body: exams },
  });
  const { client } = show(
    <FilledFirst
      course_id={COURSE.id}
      panels={{ assignments: <p>assignments</p>, exams: <p>exams</p> }}
    />,
  );
  await waitFor(() => {
    expect(client.isFetching()).toBe(0);
    expect(screen.getAllByRole("paragraph").map((p) => p.textContent)).toEqual(order);
  });
});
