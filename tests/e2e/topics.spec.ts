import { expect, type Page } from "@playwright/test";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import {
  acts,
  checkbox,
  dialog,
  opensCourse,
  panel,
  pastes,
  SYLLABUS,
  titles,
} from "./support/topics";

const handle = (page: Page, title: string) =>
  panel(page).getByRole("button", { name: `Move ${title}`, exact: true });

test.describe("a topic card", () => {
  test("is added, edited, looked at and deleted", async ({ page, member }) => {
    await opensCourse(page, member);
    await panel(page).getByRole("button", { name: "Add Topic" }).click();
    await dialog(page).getByRole("button", { name: "Add Topic" }).click();
    await expect(dialog(page)).toContainText("Title is required");
    await dialog(page).getByLabel("Title").fill("Vectors");
    await dialog(page).getByLabel("Difficulty").selectOption("Advanced");
    await dialog(page).getByRole("button", { name: "Add Topic" }).click();
    await expect(checkbox(page, "Vectors")).toBeVisible();
    await expect(panel(page).getByText("Advanced")).toBeVisible();

    await panel(page).getByRole("button", { name: "Add Topic" }).click();
    await dialog(page).getByLabel("Title").fill("VECTORS");
    await dialog(page).getByLabel("Description").fill("Twice.");
    await dialog(page).getByRole("button", { name: "Add Topic" }).click();
    await expect(dialog(page).getByLabel("Title")).toHaveAccessibleDescription(
      "There is a topic with this title already.",
    );
    await expect(dialog(page).getByLabel("Description")).toHaveValue("Twice.");
    await dialog(page).getByLabel("Title").fill("Matrices");
    await dialog(page).getByRole("button", { name: "Add Topic" }).click();
    await expect(checkbox(page, "Matrices")).toBeVisible();

    await checkbox(page, "Matrices").click();
    await expect(checkbox(page, "Matrices")).toBeChecked();
    await panel(page).getByRole("button", { name: "Matrices", exact: true }).click();
    await expect(dialog(page).getByText("Completed")).toBeVisible();
    await expect(dialog(page).getByText("Twice.")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Edit" }).click();
    await dialog(page).getByLabel("Title").fill("Matrices and maps");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(checkbox(page, "Matrices and maps")).toBeChecked();

    await acts(page, "Vectors", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(checkbox(page, "Vectors")).toBeHidden();
    await page.reload();
    await expect(checkbox(page, "Matrices and maps")).toBeChecked();
    expect(await titles(page)).toEqual(["Matrices and maps"]);
  });

  test("keeps what is typed when it cannot be saved", async ({ page, member }) => {
    const id = await opensCourse(page, member);
    await page.route(`**/api/courses/${id}/topic-items/`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await panel(page).getByRole("button", { name: "Add Topic" }).click();
    await dialog(page).getByLabel("Title").fill("Vectors");
    await dialog(page).getByRole("button", { name: "Add Topic" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("could not reach the server");
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Vectors");
    await page.unroute(`**/api/courses/${id}/topic-items/`);
    await dialog(page).getByRole("button", { name: "Add Topic" }).click();
    await expect(checkbox(page, "Vectors")).toBeVisible();
  });

  test("is ticked at once, and unticked with the reason when that is refused", async ({
    page,
    member,
  }) => {
    const id = await opensCourse(page, member, ["Vectors"]);
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    await page.route(`**/api/courses/${id}/topic-items/*/`, async (route) => {
      await refused;
      await route.fulfill({ status: 400, json: { message: "The library is closed." } });
    });
    await checkbox(page, "Vectors").click();
    await expect(checkbox(page, "Vectors")).toBeChecked();
    await expect(panel(page).getByText("1 of 1 completed")).toBeVisible();
    refuse();
    await expect(page.getByText("The library is closed.")).toBeVisible();
    await expect(checkbox(page, "Vectors")).not.toBeChecked();
  });

  test("says why cards and syllabi cannot load, and tries again", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    const refuse = { status: 400, json: { message: "The library is closed." } };
    await page.route(`**/api/courses/${id}/topics/`, (route) => route.fulfill(refuse));
    await page.route(`**/api/courses/${id}/topic-items/`, (route) => route.fulfill(refuse));
    await page.goto(`/courses/${id}`);
    const alerts = panel(page).getByRole("alert");
    await expect(alerts.filter({ hasText: "Failed to load course topics" })).toBeVisible();
    await expect(alerts.filter({ hasText: "Failed to load topic items" })).toBeVisible();
    await page.unrouteAll();
    await panel(page).getByRole("button", { name: "Try Again" }).first().click();
    await panel(page).getByRole("button", { name: "Try Again" }).click();
    await expect(panel(page).getByText("No topics yet")).toBeVisible();
  });
});

test.describe("the order of the cards", () => {
  test("changes by dragging, and stays", async ({ page, member }) => {
    await opensCourse(page, member, ["A", "B", "C"]);
    await drags(page, "A", "C");
    await expect.poll(() => titles(page)).toEqual(["B", "C", "A"]);
    await expect(panel(page).getByRole("status")).toContainText(["“A” is now place 3 of 3."]);
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(checkbox(page, "A")).toBeVisible();
    expect(await titles(page)).toEqual(["B", "C", "A"]);
  });

  test("changes by keyboard, said aloud, and Escape puts back", async ({ page, member }) => {
    await opensCourse(page, member, ["A", "B", "C"]);
    const said = panel(page).getByRole("status").filter({ hasText: "“A”" });
    await handle(page, "A").focus();
    await page.keyboard.press("Space");
    await expect(said).toContainText("is picked up, place 1 of 3");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(said).toContainText("place 3 of 3");
    expect(await titles(page)).toEqual(["B", "C", "A"]);
    await page.keyboard.press("Escape");
    await expect(said).toContainText("is back, place 1 of 3");
    expect(await titles(page)).toEqual(["A", "B", "C"]);
    await expect(handle(page, "A")).toBeFocused();

    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(said).toContainText("is now place 2 of 3");
    await expect(handle(page, "A")).toBeFocused();
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(checkbox(page, "A")).toBeVisible();
    expect(await titles(page)).toEqual(["B", "A", "C"]);
  });

  test("changes by single clicks, and comes back with the reason when it is refused", async ({
    page,
    member,
  }) => {
    const id = await opensCourse(page, member, ["A", "B", "C"]);
    await acts(page, "C", "Move up");
    await expect.poll(() => titles(page)).toEqual(["A", "C", "B"]);
    await page.route(`**/api/courses/${id}/topic-items/reorder/`, (route) => route.abort());
    await acts(page, "A", "Move down");
    await expect(page.getByText("The new order was not saved")).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(["A", "C", "B"]);
  });

  test("changes by touch @mobile", async ({ page, member, isMobile }) => {
    test.skip(!isMobile, "needs a touch screen");
    await opensCourse(page, member, ["A", "B", "C"]);
    await drags(page, "A", "C", await touch(page));
    await expect.poll(() => titles(page)).toEqual(["B", "C", "A"]);
  });
});

test("the panel has nothing for axe to find, full, empty and in its forms @mobile", async ({
  page,
  member,
}) => {
  await opensCourse(page, member);
  await expectAccessible(page);
  await pastes(page, SYLLABUS);
  await expect(dialog(page)).toBeHidden();
  await checkbox(page, "Linear maps").click();
  await expect(checkbox(page, "Linear maps")).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel(page).getByRole("button", { name: "Linear maps", exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel(page).getByRole("button", { name: "Add Syllabus" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel(page).getByRole("button", { name: "Add Topic" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
});

interface Finger {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

/** Drags one card by its handle below another. */
async function drags(page: Page, title: string, below: string, finger = mouse(page)) {
  await handle(page, title).scrollIntoViewIfNeeded();
  await handle(page, below).scrollIntoViewIfNeeded();
  const from = await handle(page, title).boundingBox();
  const to = await handle(page, below).boundingBox();
  if (!from || !to) throw new Error("The cards are not on the page");
  const x = from.x + from.width / 2;
  await finger.down(x, from.y + from.height / 2);
  await finger.move(x, from.y + from.height);
  await finger.move(x, to.y + to.height - 2);
  await expect(panel(page).locator("li[style*=translate]")).toHaveCount(3);
  await finger.up();
}

function mouse({ mouse }: Page): Finger {
  return {
    async down(x, y) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: (x, y) => mouse.move(x, y, { steps: 4 }),
    up: () => mouse.up(),
  };
}

async function touch(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = async (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => void (await session.send("Input.dispatchTouchEvent", { type, touchPoints }));
  return {
    down: (x, y) => send("touchStart", { x, y }),
    move: (x, y) => send("touchMove", { x, y }),
    up: () => send("touchEnd"),
  };
}
