import { useQueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QuizFilesPanel } from "@/components/quizzes/quiz-files-panel";
import { ResourcesPanel } from "@/components/resources/resources-panel";
import { TopicsPanel } from "@/components/topics/topics-panel";
import { offerUndo } from "@/components/trash/queries";
import { COURSE, COURSE_FILE, RESOURCE, STUDENT, SYLLABUS, TOPIC } from "@/tests/support/items";
import { choose, confirm } from "@/tests/support/menus";
import { serve, show } from "@/tests/support/page";

/** Deletes a course, as far as the message about it knows. */
function Deletes() {
  const client = useQueryClient();
  const botany = { kind: "course", item_id: COURSE.id, title: "Botany" } as const;
  return (
    <button type="button" onClick={() => offerUndo(client, botany)}>
      Delete
    </button>
  );
}

test("the message with Undo says why something was not restored", async () => {
  const message = "You have another course with this name in this semester. Rename it first.";
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "POST /trash/undo/": { status: 409, body: { message } },
  });
  const { user } = show(<Deletes />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("“Botany” deleted")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const reason = await screen.findByText(/^We couldn't restore “Botany”\./);
  expect(reason.textContent).toContain("course with this name");
  expect(server.bodies("POST /trash/undo/")).toEqual([{ kind: "course", item_id: COURSE.id }]);
});

test.each([
  [0, "“Botany” is back"],
  [1, "“Botany” is back. 1 piece of its work follows another calendar by now, and stays with it."],
  [2, "“Botany” is back. 2 pieces of its work follow another calendar by now, and stay with it."],
])("the message after Undo says what stays elsewhere: %i", async (elsewhere, said) => {
  serve({ "GET /profile/": { body: STUDENT }, "POST /trash/undo/": { body: { elsewhere } } });
  const { user } = show(<Deletes />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect((await screen.findByText(/is back/)).textContent).toBe(said);
});

test("the message with Undo leaves by itself after some seconds", async () => {
  serve({ "GET /profile/": { body: STUDENT } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = show(<Deletes />);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("“Botany” deleted")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.queryByText("“Botany” deleted")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(screen.queryByText("“Botany” deleted")).toBeNull());
});

const TOPICS = [
  { ...TOPIC, id: 41, title: "Vectors", source_id: SYLLABUS.id, is_completed: true },
  { ...TOPIC, id: 42, title: "Traces", source_id: SYLLABUS.id },
];

test.each([
  {
    kind: "file",
    item_id: COURSE_FILE.id,
    title: COURSE_FILE.title,
    panel: <QuizFilesPanel course_id={COURSE.id} />,
    lists: { [`GET /courses/${COURSE.id}/quiz-files/`]: [COURSE_FILE] },
    removal: `DELETE /courses/${COURSE.id}/quiz-files/${COURSE_FILE.id}/`,
    state: "Processed",
  },
  {
    kind: "resource",
    item_id: RESOURCE.id,
    title: RESOURCE.title,
    panel: <ResourcesPanel course_id={COURSE.id} />,
    lists: { "GET /resources/": [RESOURCE] },
    removal: `DELETE /resources/${RESOURCE.id}/`,
    state: "Ready",
  },
  {
    kind: "syllabus",
    item_id: SYLLABUS.id,
    title: "Pasted syllabus",
    panel: <TopicsPanel course_id={COURSE.id} />,
    lists: {
      [`GET /courses/${COURSE.id}/topics/`]: [{ ...SYLLABUS, topic_count: 2 }],
      [`GET /courses/${COURSE.id}/topic-items/`]: TOPICS,
    },
    removal: `DELETE /courses/${COURSE.id}/topics/${SYLLABUS.id}/`,
    state: "2 topics",
  },
])("Undo brings back a $kind with what belongs to it", async (deleted) => {
  const { kind, item_id, title, panel, lists, removal, state } = deleted;
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE] },
    "GET /syllabus-imports/": { body: [] },
    "POST /trash/undo/": () => {
      for (const [route, body] of Object.entries(lists)) server.answers[route] = { body };
      return { body: { kind, item_id, title } };
    },
    [removal]: () => {
      for (const route of Object.keys(lists)) server.answers[route] = { body: [] };
      return { status: 204 };
    },
  });
  for (const [route, body] of Object.entries(lists)) server.answers[route] = { body };
  const { user, container } = show(panel);
  const ticks = () => screen.queryAllByRole("checkbox", { checked: true }).length;
  await waitFor(() => expect(container.textContent).toContain(state));
  const ticked = ticks();
  await choose(user, title, "Delete");
  await confirm(user, "Delete");
  await waitFor(() => expect(container.textContent).not.toContain(state));
  expect(ticks()).toBe(0);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(`“${title}” is back`)).toBeTruthy();
  await waitFor(() => expect(container.textContent).toContain(state));
  await waitFor(() => expect(ticks()).toBe(ticked));
  expect(server.bodies("POST /trash/undo/")).toEqual([{ kind, item_id }]);
});
