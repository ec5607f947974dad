import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import CoursePage from "@/app/(student)/courses/[course_id]/page";
import { CourseView } from "@/components/courses/course-view";
import { COURSE, STUDENT } from "@/tests/support/items";
import { confirm } from "@/tests/support/menus";
import { type Answer, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/`;

function opens(course: Answer) {
  const server = serve({ "GET /profile/": { body: STUDENT }, [`GET ${AT}`]: course });
  const page = show(
    <CourseView
      course_id={COURSE.id}
      progress={null}
      classTimes={null}
      sections={{ work: null, topics: null, files: null, grades: null, map: null }}
    />,
  );
  return { server, ...page };
}

test("a course's page shows what is known about it, dates as they were given", async () => {
  vi.stubEnv("TZ", "Pacific/Honolulu");
  const course = {
    ...COURSE,
    code: "MATH 221",
    description: "Vector spaces and linear maps.",
    instructor: "Prof. Example",
    credits: null,
    difficulty_level: 5,
    start_date: "2026-09-01",
    end_date: "2036-12-18",
  };
  opens({ body: course });
  expect(await screen.findByRole("heading", { name: course.name, level: 1 })).toBeTruthy();
  expect(document.title).toBe(`${course.name} · Study Companion`);
  expect(screen.getByText("MATH 221")).toBeTruthy();
  expect(screen.getByText("Vector spaces and linear maps.")).toBeTruthy();
  const facts = within(screen.getByRole("region", { name: "Course Information" }));
  for (const [name, value] of [
    ["Instructor", "Prof. Example"],
    ["Credits", "0"],
    ["Semester", "Fall 2026"],
    ["Difficulty", "Very Hard"],
    ["Start date", "1 Sep 2026"],
    ["End date", "18 Dec 2036"],
    ["Status", "Active"],
  ] as const) {
    expect(facts.getByText(name).parentElement?.textContent, name).toContain(value);
  }
});

test("the page keeps its course's name where its own title comes late, and gives way to the next page", async () => {
  const { unmount } = opens({ body: COURSE });
  await screen.findByRole("heading", { name: COURSE.name, level: 1 });
  document.title = "Course · Study Companion";
  await waitFor(() => expect(document.title).toBe(`${COURSE.name} · Study Companion`));
  unmount();
  document.title = "Courses · Study Companion";
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.title).toBe("Courses · Study Companion");
});

test("a course that is no more active says so on its page", async () => {
  opens({ body: { ...COURSE, is_active: false } });
  expect((await screen.findByText("Status")).parentElement?.textContent).toContain("Inactive");
});

test("a course deleted on its page leads to the list, or says why it is still there", async () => {
  const { server, user, router } = opens({ body: COURSE });
  server.answers[`DELETE ${AT}`] = "offline";
  const deletes = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete Course" }));
    expect(await confirm(user, "Delete")).toContain("restore it in Settings for 30 days");
  };
  await deletes();
  const reason = await screen.findByRole("alert");
  expect(reason.textContent).toContain("We couldn't delete the course");
  expect(router.push).not.toHaveBeenCalled();

  server.answers[`DELETE ${AT}`] = { status: 204 };
  await deletes();
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith("/courses"));
});

test("a course's page says why it cannot load, and tries again", async () => {
  const { server, user } = opens({ status: 400, body: { message: "The library is closed." } });
  const error = await screen.findByRole("alert");
  expect(error.textContent).toContain("The library is closed.");
  server.answers[`GET ${AT}`] = { body: COURSE };
  await user.click(within(error).getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: COURSE.name, level: 1 })).toBeTruthy();
});

test("a course that the server does not have is not found, and leads back to the list", async () => {
  opens({ status: 404, body: { detail: "Not found." } });
  await isNotFound();
});

test.each(["99999999999", "abc", "1.5"])(
  "the course of the address %s is not found",
  async (id) => {
    serve({ "GET /profile/": { body: STUDENT } });
    show(await CoursePage({ params: Promise.resolve({ course_id: id }) }));
    await isNotFound();
  },
);

async function isNotFound() {
  expect(await screen.findByRole("heading", { level: 1, name: "Course not found" })).toBeTruthy();
  const back = screen.getByRole("link", { name: "Back to Courses" });
  expect(back.getAttribute("href")).toBe("/courses");
}
