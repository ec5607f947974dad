import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CourseList } from "@/components/courses/course-list";
import type { Course } from "@/lib/contract/courses";
import { COURSE, STUDENT } from "@/tests/support/items";
import { choose, confirm } from "@/tests/support/menus";
import { type Answer, held, serve, show } from "@/tests/support/page";

const BOTANY: Course = { ...COURSE, id: 8, name: "Botany" };
const CHEMISTRY: Course = { ...COURSE, id: 9, name: "Chemistry" };

/** The list of these courses; whatever is deleted leaves the answers too. */
async function opens(courses: Course[], removal: Answer | (() => Promise<Answer>)) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [] },
    "GET /courses/": { body: courses },
    [`DELETE /courses/${BOTANY.id}/`]: removal,
  });
  const { user } = show(<CourseList />);
  await card("Botany");
  return { server, user };
}

async function card(name: string) {
  const heading = await screen.findByRole("heading", { name, level: 2 });
  const found = heading.closest("article");
  if (!found) throw new Error(`${name} stands outside of a card`);
  return found;
}

const shown = (name: string) => screen.queryByRole("heading", { name, level: 2 }) !== null;

test("the course list shows how many courses there are and how far each is", async () => {
  const algebra = {
    ...COURSE,
    name: "Algebra",
    difficulty_level: 4,
    assignment_count: 2,
    completed_assignment_count: 1,
  };
  await opens([algebra, BOTANY], { status: 204 });
  expect(screen.getByText("Manage your 2 courses and track assignments")).toBeTruthy();
  const found = await card("Algebra");
  expect(found.textContent).toContain("1 of 2 assignments done");
  expect(found.textContent).toContain("Hard");
  const link = within(found).getByRole("link", { name: "Algebra" });
  expect(link.getAttribute("href")).toBe(`/courses/${COURSE.id}`);
});

describe("a course of the list", () => {
  test("is deleted after asking", async () => {
    const { server, user } = await opens([BOTANY], { status: 204 });
    await choose(user, "Botany", "Delete");
    expect(await confirm(user, "Cancel")).toContain(
      'Are you sure you want to delete "Botany"? This will also delete all associated assignments.',
    );
    expect(shown("Botany")).toBe(true);
    server.answers["GET /courses/"] = { body: [] };
    await choose(user, "Botany", "Delete");
    await confirm(user, "Delete");
    await waitFor(() => expect(shown("Botany")).toBe(false));
    expect(await screen.findByRole("heading", { name: "No courses yet" })).toBeTruthy();
  });

  test("leaves the list at once, and is back in it with the reason when its deletion fails", async () => {
    const { answer, letGo } = held("offline");
    const { server, user } = await opens([BOTANY, CHEMISTRY], answer);
    await choose(user, "Botany", "Delete");
    await confirm(user, "Delete");
    await waitFor(() => expect(shown("Botany")).toBe(false));
    expect(shown("Chemistry")).toBe(true);
    await letGo();
    await waitFor(() => expect(shown("Botany")).toBe(true));
    const reason = await screen.findByRole("alert");
    expect(reason.textContent).toContain("We couldn't delete “Botany”");
    expect(reason.textContent).toContain("couldn't reach the server");

    server.answers[`DELETE /courses/${BOTANY.id}/`] = { status: 204 };
    server.answers["GET /courses/"] = { body: [CHEMISTRY] };
    await user.click(within(reason).getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(shown("Botany")).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("the course list says why it cannot load, and tries again", async () => {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [] },
    "GET /courses/": { status: 400, body: { message: "The library is closed." } },
  });
  const { user } = show(<CourseList />);
  const error = await screen.findByRole("alert");
  expect(error.textContent).toContain("Error loading courses");
  expect(error.textContent).toContain("The library is closed.");
  server.answers["GET /courses/"] = { body: [BOTANY] };
  await user.click(within(error).getByRole("button", { name: "Try Again" }));
  await card("Botany");
});
