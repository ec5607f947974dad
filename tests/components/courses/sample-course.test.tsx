import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { CourseList } from "@/components/courses/course-list";
import { CourseView } from "@/components/courses/course-view";
import { COURSE, STUDENT } from "@/tests/support/items";
import { choose } from "@/tests/support/menus";
import { type Answer, serve, show } from "@/tests/support/page";

const SAMPLE = { ...COURSE, name: "Sample: Botany", is_sample: true };
const AT = `/courses/${SAMPLE.id}/`;
const EMPTY = { work: null, topics: null, files: null, grades: null, map: null };
const REMOVE = "Remove the sample course";

const serves = (answers: Record<string, Answer>) =>
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [] },
    "GET /courses/": { body: [] },
    ...answers,
  });

test("an empty list offers a sample course and opens it", async () => {
  const server = serves({ "POST /courses/sample/": { body: SAMPLE } });
  const { user, router } = show(<CourseList />);
  await user.click(await screen.findByRole("button", { name: "Try a sample course" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith(`/courses/${SAMPLE.id}`));
  expect(server.bodies("POST /courses/sample/")).toHaveLength(1);
});

test("a sample course that was not made is said, and can be asked for again", async () => {
  const server = serves({ "POST /courses/sample/": "offline" });
  const { user, router } = show(<CourseList />);
  const button = await screen.findByRole("button", { name: "Try a sample course" });
  await user.click(button);
  expect(await screen.findByText(/We couldn't set up the sample course/)).toBeTruthy();
  server.answers["POST /courses/sample/"] = { body: SAMPLE };
  await user.click(button);
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
});

test("its page says that it is a sample and removes it by one click, with undo", async () => {
  const server = serves({
    [`GET ${AT}`]: { body: SAMPLE },
    [`DELETE ${AT}`]: { status: 204 },
    "POST /trash/undo/": { body: {} },
  });
  const { user, router } = show(
    <CourseView course_id={SAMPLE.id} progress={null} classTimes={null} sections={EMPTY} />,
  );
  await user.click(await screen.findByRole("button", { name: REMOVE }));
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith("/courses"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(server.bodies("POST /trash/undo/")).toEqual([{ kind: "course", item_id: SAMPLE.id }]),
  );
});

test("a sample course that could not be removed says so on its page", async () => {
  serves({ [`GET ${AT}`]: { body: SAMPLE }, [`DELETE ${AT}`]: "offline" });
  const { user, router } = show(
    <CourseView course_id={SAMPLE.id} progress={null} classTimes={null} sections={EMPTY} />,
  );
  await user.click(await screen.findByRole("button", { name: REMOVE }));
  expect(await screen.findByText(/The sample course is still here/)).toBeTruthy();
  expect(router.push).not.toHaveBeenCalled();
});

test("a course of one's own says nothing of samples", async () => {
  serves({ [`GET ${AT}`]: { body: COURSE } });
  show(<CourseView course_id={COURSE.id} progress={null} classTimes={null} sections={EMPTY} />);
  expect(await screen.findByRole("heading", { name: COURSE.name })).toBeTruthy();
  expect(screen.queryByRole("button", { name: REMOVE })).toBeNull();
});

test("its card removes it without a question", async () => {
  const server = serves({
    "GET /courses/": { body: [SAMPLE] },
    [`DELETE ${AT}`]: { status: 204 },
  });
  const { user } = show(<CourseList />);
  await screen.findByRole("heading", { name: SAMPLE.name });
  server.answers["GET /courses/"] = { body: [] };
  await choose(user, SAMPLE.name, REMOVE);
  await waitFor(() => expect(server.bodies(`DELETE ${AT}`)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("heading", { name: SAMPLE.name })).toBeNull());
});
