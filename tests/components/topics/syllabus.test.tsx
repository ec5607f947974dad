import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TopicsPanel } from "@/components/topics/topics-panel";
import type { SyllabusSource } from "@/lib/contract/topics";
import { COURSE, SYLLABUS } from "@/tests/support/items";
import { choose, confirm } from "@/tests/support/menus";
import { field, fillIn, held, show } from "@/tests/support/page";
import { CARDS, cards, dialog, PASTED, SYLLABI, servePanel, sources, tick, titles } from "./panel";

const CHANGED = `${SYLLABUS.syllabus_text}\nWeek 3: Eigenvalues`;
const READ: SyllabusSource = { ...SYLLABUS, syllabus_text: CHANGED, topic_count: 2 };
const FROM_SYLLABUS = { source_id: SYLLABUS.id };

const draw = () => show(<TopicsPanel course_id={COURSE.id} />);

/** What the server has once the change is read. */
const ONCE_READ = {
  [`GET ${SYLLABI}`]: { body: [READ] },
  [`GET ${CARDS}`]: { body: cards("Vectors", "Eigenvalues") },
};

async function change(user: UserEvent) {
  await choose(user, "Pasted syllabus", "Edit");
  await dialog();
  await fillIn(user, { Text: CHANGED });
  await user.click(screen.getByRole("button", { name: "Save and read again" }));
}

test("a syllabus that is changed is read on while its form is closed", async () => {
  const reading = held({ body: READ });
  const server = servePanel({ sources: [SYLLABUS] }, { [`PUT ${PASTED}any/`]: reading.answer });
  const { user } = draw();

  await change(user);
  await screen.findByText(/we'll keep reading/);
  const [close = document.body] = screen.getAllByRole("button", { name: "Close" });
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(within(await sources()).getAllByRole("progressbar")).not.toEqual([]);
  Object.assign(server.answers, ONCE_READ);
  await reading.letGo();
  expect(await tick("Eigenvalues")).toBeTruthy();
  await within(await sources()).findByText("Ready");
  expect(server.bodies(`PUT ${PASTED}any/`)).toEqual([{ syllabus_text: CHANGED }]);
});

test("a change of a syllabus that does not arrive is kept, inside the form and outside", async () => {
  const server = servePanel({ sources: [SYLLABUS] }, { [`PUT ${PASTED}any/`]: "offline" });
  const { user } = draw();

  await change(user);
  await within(await dialog()).findByText(/couldn't reach the server/, {
    selector: "[role=alert] *",
  });
  expect(field("Text").value).toBe(CHANGED);

  const loss = held("offline");
  server.answers[`PUT ${PASTED}any/`] = loss.answer;
  await user.click(screen.getByRole("button", { name: "Save and read again" }));
  const [close = document.body] = await screen.findAllByRole("button", { name: "Close" });
  await user.click(close);
  await loss.letGo();
  await waitFor(async () =>
    expect((await sources()).textContent).toContain("couldn't reach the server"),
  );
  await user.click(within(await sources()).getByRole("button", { name: /^Edit/ }));
  await dialog();
  expect(field("Text").value).toBe(CHANGED);
  await user.keyboard("{Escape}");
  Object.assign(server.answers, ONCE_READ, { [`PUT ${PASTED}any/`]: { body: READ } });
  await user.click(within(await sources()).getByRole("button", { name: "Try Again" }));
  expect(await tick("Eigenvalues")).toBeTruthy();
  expect(within(await sources()).getAllByRole("listitem")).toHaveLength(1);
});

test("a syllabus needs text or a file", async () => {
  const server = servePanel({});
  const { user } = draw();

  await user.click(await screen.findByRole("button", { name: "Add syllabus" }));
  const form = await dialog();
  await fillIn(user, { "Or paste the text": "  " });
  await user.click(within(form).getByRole("button", { name: "Read the syllabus" }));
  await within(form).findByText("Please provide the syllabus as text or as a file");
  const notes = new File(["notes"], "notes.pages");
  const choice = within(form).getByLabelText<HTMLInputElement>(/^Drop the syllabus here/);
  fireEvent.change(choice, { target: { files: [notes] } });
  await within(form).findByText(/“notes\.pages”, because it's a Pages document/);
  expect(server.sent.filter(({ route }) => route.startsWith("POST"))).toEqual([]);
});

test("a syllabus is deleted with its topics after asking, and says when that fails", async () => {
  const [own, ...read] = cards("My own topic", "Vectors", "Maps", "Determinants");
  const items = [own, ...read.map((item) => ({ ...item, ...FROM_SYLLABUS }))].flatMap(
    (item) => item ?? [],
  );
  const server = servePanel(
    { items, sources: [{ ...SYLLABUS, topic_count: 3 }] },
    { [`DELETE ${PASTED}`]: "offline" },
  );
  const { user } = draw();

  await choose(user, "Pasted syllabus", "Delete");
  expect(await confirm(user, "Delete")).toContain("This also deletes 3 topics we read from it");
  const alert = await within(await sources()).findByRole("alert");
  expect(alert.textContent).toContain("Failed to delete syllabus. Please try again.");
  server.answers[`DELETE ${PASTED}`] = () => {
    Object.assign(server.answers, {
      [`GET ${SYLLABI}`]: { body: [] },
      [`GET ${CARDS}`]: { body: items.slice(0, 1) },
    });
    return { status: 204 };
  };
  await choose(user, "Pasted syllabus", "Delete");
  await confirm(user, "Delete");
  await waitFor(() => expect(screen.queryByRole("list", { name: "Syllabus sources" })).toBeNull());
  expect(titles()).toEqual(["My own topic"]);
});
