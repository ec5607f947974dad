import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ImportDialog } from "@/components/syllabus-import/import-dialog";
import { PendingImports } from "@/components/syllabus-import/public";
import { COURSE, STUDENT } from "@/tests/support/items";
import { type Answer, field, fillIn, held, serve, show } from "@/tests/support/page";
import { WAITING } from "@/tests/support/syllabus-import";
import { pdfFile } from "@/tests/support/uploads";

const AT = `/syllabus-imports/${WAITING.id}/`;
const CREATE = "POST /syllabus-imports/";
const READ = "Read the syllabus";
const DAMAGED = "This PDF is damaged and could not be read.";
const {
  proposal: _,
  syllabus_text: __,
  ...LISTED
} = {
  ...WAITING,
  course_id: COURSE.id,
  filename: "bio210.pdf",
};

/** A button that opens the dialog, and what waits, as on the pages that have both. */
function Page({ course_id, file }: { course_id: number | null; file?: File }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Begin
      </button>
      <PendingImports course_id={course_id} />
      {open && (
        <ImportDialog
          course_id={course_id}
          {...(file && { file })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function draw(
  course_id: number | null,
  answers: Record<string, Answer | (() => Promise<Answer>)> = {},
  file?: File,
) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [] },
    [`GET ${AT}`]: { body: WAITING },
    "POST /uploads/": { body: { mode: "form" } },
    ...answers,
  });
  const page = show(<Page course_id={course_id} {...(file && { file })} />);
  await page.user.click(screen.getByRole("button", { name: "Begin" }));
  await screen.findByRole("dialog");
  return { server, ...page };
}

const press = (name: string) => screen.getByRole("button", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a syllabus needs text or a file", async () => {
  const { user, server } = await draw(null);
  await user.click(press(READ));
  await screen.findByText(/Please provide the syllabus as text or as a file/);
  expect(server.bodies(CREATE)).toEqual([]);
});

test("the text of a syllabus that did not arrive is there again, until it has arrived", async () => {
  const first = await draw(null);
  await fillIn(first.user, { "Or paste the text": WAITING.syllabus_text });
  first.unmount();

  const loss = held("offline");
  const { user, server } = await draw(null, { [CREATE]: loss.answer });
  expect(field("Or paste the text").value).toBe(WAITING.syllabus_text);
  await user.click(press(READ));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await closed();
  await loss.letGo();
  const toast = await screen.findByText(/^We didn't receive the syllabus/);
  expect(toast.textContent).toContain("We kept everything");

  server.answers[CREATE] = { status: 201, body: WAITING };
  await user.click(press("Begin"));
  await screen.findByRole("dialog");
  expect(field("Or paste the text").value).toBe(WAITING.syllabus_text);
  await user.click(press(READ));
  await screen.findByRole("heading", { name: "Check the syllabus" });
  expect(server.bodies(CREATE)).toEqual([
    { syllabus_text: WAITING.syllabus_text },
    { syllabus_text: WAITING.syllabus_text },
  ]);
  await user.keyboard("{Escape}");
  await closed();
  await user.click(press("Begin"));
  await screen.findByRole("dialog");
  expect(field("Or paste the text").value).toBe("");
});

test("a syllabus is sent on while its dialog is closed, and waits in its course only", async () => {
  const sending = held({ status: 201, body: { ...LISTED, syllabus_text: "", proposal: null } });
  const { user, server, unmount } = await draw(
    COURSE.id,
    { [CREATE]: sending.answer },
    pdfFile("bio210.pdf"),
  );
  expect(screen.getByRole("dialog").textContent).toContain(
    "Nothing goes into a course until you've checked it",
  );
  await user.click(press(READ));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await closed();
  server.answers["GET /syllabus-imports/"] = { body: [LISTED] };
  await sending.letGo();
  const waiting = await screen.findByRole("list", { name: "Syllabi to review" });
  expect(waiting.textContent).toContain("is ready for your review: bio210.pdf");
  unmount();

  show(<PendingImports course_id={null} />);
  await waitFor(() =>
    expect(server.sent.filter(({ route }) => route === "GET /syllabus-imports/").length).toBe(3),
  );
  expect(screen.queryByRole("list", { name: "Syllabi to review" })).toBeNull();
});

test("a syllabus that cannot be read is tried again, kept, or discarded for another one", async () => {
  const failed = {
    ...WAITING,
    filename: "broken.pdf",
    stage: "failed" as const,
    processing_error: DAMAGED,
    proposal: null,
  };
  const { user, server } = await draw(
    null,
    {
      [CREATE]: { status: 201, body: failed },
      [`POST ${AT}retry/`]: { status: 202, body: failed },
      [`GET ${AT}`]: { body: failed },
      [`DELETE ${AT}`]: { status: 204 },
    },
    pdfFile("broken.pdf"),
  );
  await user.click(press(READ));
  expect((await screen.findByText(DAMAGED)).role).toBe("alert");
  await user.click(press("Retry"));
  await waitFor(() => expect(server.bodies(`POST ${AT}retry/`)).toHaveLength(1));
  expect((await screen.findByText(DAMAGED)).role).toBe("alert");

  const asks = async (answer: string) => {
    await user.click(press("Choose another file"));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: answer }));
  };
  await asks("Keep it");
  expect(screen.getByText(DAMAGED)).toBeTruthy();
  expect(server.bodies(`DELETE ${AT}`)).toEqual([]);
  await asks("Discard and choose another");
  expect(await screen.findByLabelText(/^Drop the syllabus here/)).toBeTruthy();
  expect(server.bodies(`DELETE ${AT}`)).toHaveLength(1);
});
