import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TopicsPanel } from "@/components/topics/topics-panel";
import { COURSE, TOPIC } from "@/tests/support/items";
import { choose } from "@/tests/support/menus";
import { field, fillIn, held, lineBelow, show } from "@/tests/support/page";
import { CARDS, cards, dialog, panel, SYLLABI, servePanel, tick, titles } from "./panel";

const draw = () => show(<TopicsPanel course_id={COURSE.id} />);

test("a topic that cannot be saved keeps what is typed, and is saved at the next try", async () => {
  const [vectors = TOPIC] = cards("Vectors");
  const server = servePanel({}, { [`POST ${CARDS}`]: "offline" });
  const { user } = draw();

  await user.click(await screen.findByRole("button", { name: "Add topic" }));
  const form = await dialog();
  await user.click(within(form).getByRole("button", { name: "Add topic" }));
  await waitFor(() => expect(lineBelow("Title")).toBe("Title is required"));
  await fillIn(user, { Title: "Vectors" });
  await user.click(within(form).getByRole("button", { name: "Add topic" }));
  const alert = await within(form).findByRole("alert");
  expect(alert.textContent).toContain("couldn't reach the server");
  expect(field("Title").value).toBe("Vectors");
  server.answers[`POST ${CARDS}`] = { status: 201, body: vectors };
  server.answers[`GET ${CARDS}`] = { body: [vectors] };
  await user.click(within(form).getByRole("button", { name: "Add topic" }));
  expect(await tick("Vectors")).toBeTruthy();
  expect(server.bodies(`POST ${CARDS}`)).toMatchObject([
    { title: "Vectors" },
    { title: "Vectors" },
  ]);
});

test("a topic is ticked at once, and unticked with the reason when that is refused", async () => {
  const refusal = held({ status: 400, body: { message: "The library is closed." } });
  const server = servePanel(
    { items: cards("Vectors") },
    { [`PATCH ${CARDS}${TOPIC.id}/`]: refusal.answer },
  );
  const { user } = draw();

  await tick("Vectors");
  // Nothing that the server tells afterwards puts it right.
  server.answers[`GET ${CARDS}`] = "offline";
  await user.click(await tick("Vectors"));
  expect((await tick("Vectors")).checked).toBe(true);
  expect(panel().textContent).toContain("1 of 1 completed");
  await refusal.letGo();
  await screen.findByText(/The library is closed\./);
  await waitFor(async () => expect((await tick("Vectors")).checked).toBe(false));
});

test("a topic's difficulty is told only where it is not the usual one", async () => {
  const [plain = TOPIC, hard = TOPIC] = cards("Vectors", "Tensors");
  servePanel({
    items: [
      { ...plain, difficulty: "intermediate", difficulty_display: "Intermediate" },
      { ...hard, difficulty: "advanced", difficulty_display: "Advanced" },
    ],
  });
  const { user } = draw();

  await tick("Tensors");
  expect(panel().textContent).toContain("Advanced");
  expect(panel().textContent).not.toContain("Intermediate");
  await user.click(screen.getByRole("button", { name: "Vectors" }));
  expect((await dialog()).textContent).not.toContain("Intermediate");
});

test("cards and syllabi that cannot load say why, and are asked for again", async () => {
  const refusal = { status: 400, body: { message: "The library is closed." } };
  const server = servePanel({}, { [`GET ${CARDS}`]: refusal, [`GET ${SYLLABI}`]: refusal });
  const { user } = draw();

  for (const title of ["Failed to load course topics", "Failed to load topic items"]) {
    const alert = (await screen.findByText(title)).closest<HTMLElement>("[role=alert]");
    expect(alert?.textContent).toContain("The library is closed.");
  }
  server.answers[`GET ${CARDS}`] = { body: [] };
  server.answers[`GET ${SYLLABI}`] = { body: [] };
  const [syllabi = panel()] = screen.getAllByRole("button", { name: "Try Again" });
  await user.click(syllabi);
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Try Again" })).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("No topics yet");
});

test("an order of topics that is not saved goes back, with the reason", async () => {
  const server = servePanel(
    { items: cards("A", "C", "B") },
    { [`POST ${CARDS}reorder/`]: "offline" },
  );
  const { user } = draw();

  await tick("A");
  // Nothing that the server tells afterwards puts it right.
  server.answers[`GET ${CARDS}`] = "offline";
  await choose(user, "A", "Move down");
  await screen.findByText(/We couldn't save the new order.*reach the server/);
  await waitFor(() => expect(titles()).toEqual(["A", "C", "B"]));
  expect(server.bodies(`POST ${CARDS}reorder/`)).toEqual([
    { topic_orders: [18, 17, 19].map((id, order) => ({ id, order })) },
  ]);
});
