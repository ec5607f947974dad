import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QuizFilesPanel } from "@/components/quizzes/quiz-files-panel";
import { COURSE, COURSE_FILE } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";
import { choose, pdfFile, pressUpload, rowOf } from "@/tests/support/uploads";

const AT = `/courses/${COURSE.id}/quiz-files/`;
const UNFINISHED = {
  ...COURSE_FILE,
  is_processed: false,
  stage: "reading" as const,
  page_count: 40,
  pages_read: 11,
};

const draw = () => show(<QuizFilesPanel course_id={COURSE.id} />);

test("a quiz upload asks for both a title and a file", async () => {
  const server = serve({ [`GET ${AT}`]: { body: [] } });
  const { user } = draw();
  await user.click(await screen.findByRole("button", { name: "Upload quiz file" }));
  await pressUpload(user);
  expect(await screen.findAllByText("Please provide both a title and a file")).toHaveLength(1);
  expect(server.bodies(`POST ${AT}any/`)).toEqual([]);
});

test("a quiz that is being read shows its progress, and Refresh brings what it has become", async () => {
  const server = serve({ [`GET ${AT}`]: { body: [UNFINISHED] } });
  const { user } = draw();
  const quiz = await rowOf("Quiz 2");
  expect(quiz.textContent).toContain("Processing...");
  expect(quiz.textContent).toContain("Reading page 12 of 40");
  expect(within(quiz).getByRole("progressbar")).toBeTruthy();
  server.answers[`GET ${AT}`] = { body: [COURSE_FILE] };
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(quiz.textContent).toContain("Processed"));
  expect(await screen.findByText("“Quiz 2” is read.")).toHaveProperty("role", "status");
  expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
});

test("a quiz that is being read is asked for every five seconds until it is read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const server = serve({ [`GET ${AT}`]: { body: [UNFINISHED] } });
  draw();
  const asked = () => server.bodies(`GET ${AT}`).length;
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText("Processing...")).toBeTruthy();
  expect(asked()).toBe(1);
  server.answers[`GET ${AT}`] = { body: [COURSE_FILE] };
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(screen.queryByText("Processed")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(2);
});

test("quiz files that cannot be loaded say so and can be asked for again", async () => {
  const message = "The library is closed.";
  const server = serve({ [`GET ${AT}`]: { status: 400, body: { message } } });
  const { user } = draw();
  const alert = (await screen.findByText("We couldn't load your quiz files")).closest(
    "[role=alert]",
  );
  expect(alert?.textContent).toContain(message);
  server.answers[`GET ${AT}`] = { body: [] };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("No quiz files yet")).toBeTruthy();
});

test("a quiz upload that breaks off keeps its title and can be tried again", async () => {
  const server = serve({
    [`GET ${AT}`]: { body: [] },
    "POST /uploads/": { body: { mode: "form" } },
    [`POST ${AT}any/`]: "offline",
  });
  const { user } = draw();
  await user.click(await screen.findByRole("button", { name: "Upload quiz file" }));
  await choose([pdfFile("quiz_3.pdf")]);
  await pressUpload(user);
  const broken = await rowOf("quiz_3");
  await within(broken).findByText(/^We couldn't upload the file\. We couldn't reach the server/);
  const sent = { ...COURSE_FILE, title: "quiz_3" };
  server.answers[`POST ${AT}any/`] = { status: 201, body: sent };
  server.answers[`GET ${AT}`] = { body: [sent] };
  await user.click(within(broken).getByRole("button", { name: /^Retry/ }));
  expect((await screen.findByText("Processed")).closest("li")?.textContent).toContain("quiz_3");
  expect(server.bodies(`POST ${AT}any/`)).toMatchObject([{ title: "quiz_3" }, { title: "quiz_3" }]);
});
