import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignmentsPanel } from "@/components/assignments/assignments-panel";
import { ASSIGNMENT, COURSE, COURSE_FILE } from "@/tests/support/items";
import { type Answer, fillIn, lineBelow, serve, show } from "@/tests/support/page";
import { choose, pdfFile, pressUpload, rowOf } from "@/tests/support/uploads";

const AT = `/courses/${COURSE.id}/assignment-files/`;
const LIST = `/courses/${COURSE.id}/assignments/`;
const ASKED = "Please provide both a title and a file";

function draw(answers: Record<string, Answer> = {}) {
  const server = serve({
    [`GET ${AT}`]: { body: [] },
    [`GET ${LIST}`]: { body: [] },
    "POST /uploads/": { body: { mode: "form" } },
    ...answers,
  });
  return { server, ...show(<AssignmentsPanel course_id={COURSE.id} />) };
}

async function drawDialog(answers: Record<string, Answer> = {}) {
  const page = draw(answers);
  await page.user.click(screen.getByRole("button", { name: "Upload assignment file" }));
  await screen.findByRole("dialog");
  return page;
}

test("an assignment upload asks for both a title and a file", async () => {
  const { user, server } = await drawDialog();
  await pressUpload(user);
  expect(await screen.findByText(ASKED)).toBeTruthy();
  await choose([pdfFile("homework_1.pdf")]);
  await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  await fillIn(user, { Title: "  " });
  await pressUpload(user);
  await waitFor(() => expect(lineBelow("Title")).toBe(ASKED));
  expect(server.bodies(`POST ${AT}any/`)).toEqual([]);
});

test("a file of a kind that is not read is refused when it is chosen, with what to save it as", async () => {
  await drawDialog();
  await choose([new File(["old"], "Homework.doc", { type: "application/msword" })]);
  const refusal = await screen.findByText(/“Homework\.doc”, because it's an old Word document/);
  expect(refusal.textContent).toContain("save it as DOCX or PDF");
  await choose([new File(["MZ"], "setup.exe", { type: "application/x-msdownload" })]);
  await screen.findByText(/We can't read “setup\.exe”/);
});

test("documents, slides, pages, texts and pictures are taken, with titles without their endings", async () => {
  const { user } = await drawDialog();
  const names = [
    "a.docx",
    "b.pptx",
    "c.odt",
    "d.htm",
    "e.md",
    "f.txt",
    "g.JPG",
    "h.png",
    "notes.v2",
  ];
  await choose(
    names.map((name) => new File(["x"], name, { type: name === "notes.v2" ? "text/plain" : "" })),
  );
  await user.click(await screen.findByRole("button", { name: "Remove notes.v2" }));
  const titles = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  expect(titles).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
});

test("a file that the server finds to be of another kind says so in its row and can be removed", async () => {
  const refusal = "We can't read “notes.pdf”.";
  const { user } = await drawDialog({
    [`POST ${AT}any/`]: { status: 400, body: { file: [refusal] } },
  });
  await choose([pdfFile("notes.pdf", "Nothing at all.")]);
  await pressUpload(user);
  const refused = await rowOf("notes");
  await within(refused).findByText("Failed");
  expect(refused.textContent).toContain(refusal);
  expect(within(refused).getByRole("button", { name: /^Retry/ })).toBeTruthy();
  await user.click(within(refused).getByRole("button", { name: "Remove notes" }));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Processing Files" })).toBeNull(),
  );
});

test("an assignment upload that breaks off keeps its title and can be tried again", async () => {
  const { user, server } = await drawDialog({ [`POST ${AT}any/`]: "offline" });
  await choose([pdfFile("homework_7.pdf")]);
  await fillIn(user, { Title: "My seventh homework" });
  await pressUpload(user);
  const broken = await rowOf("My seventh homework");
  await within(broken).findByText(/We couldn't reach the server/);
  const made = { ...ASSIGNMENT, title: "My seventh homework", source_file_id: COURSE_FILE.id };
  const file = { ...COURSE_FILE, title: "My seventh homework", assignment: made };
  Object.assign(server.answers, {
    [`POST ${AT}any/`]: { status: 201, body: { ...file, assignment: null } },
    [`GET ${AT}`]: { body: [file] },
    [`GET ${LIST}`]: { body: [made] },
  });
  await user.click(within(broken).getByRole("button", { name: /^Retry/ }));
  await screen.findByText("From File");
  expect(server.bodies(`POST ${AT}any/`)).toMatchObject([
    { title: "My seventh homework" },
    { title: "My seventh homework" },
  ]);
});

test("a locked assignment PDF is unlocked on its row", async () => {
  const locked = { stage: "failed", is_locked: true, processing_error: "It is locked." };
  const file = { ...COURSE_FILE, title: "homework_3" };
  const { user, server } = draw({
    [`GET ${AT}`]: { body: [{ ...file, ...locked, is_processed: false }] },
    [`POST /documents/${file.id}/unlock/`]: { body: {} },
  });
  await user.click(await screen.findByRole("button", { name: /^Enter password/ }));
  await fillIn(user, { "Password of the PDF": "secret-word" });
  const made = { ...ASSIGNMENT, source_file_id: file.id };
  server.answers[`GET ${AT}`] = { body: [{ ...file, assignment: made }] };
  server.answers[`GET ${LIST}`] = { body: [made] };
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("From File")).toBeTruthy();
  expect(server.bodies(`POST /documents/${file.id}/unlock/`)).toEqual([
    { password: "secret-word" },
  ]);
});
