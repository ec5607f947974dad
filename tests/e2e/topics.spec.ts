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
    await panel(page).getByRole("button", { name: "Add topic" }).click();
    await dialog(page).getByRole("button", { name: "Add topic" }).click();
    await expect(dialog(page)).toContainText("Title is required");
    await dialog(page).getByLabel("Title").fill("Vectors");
    await dialog(page).getByLabel("Difficulty").selectOption("Advanced");
    await dialog(page).getByRole("button", { name: "Add topic" }).click();
    await expect(checkbox(page, "Vectors")).toBeVisible();
    await expect(panel(page).getByText("Advanced")).toBeVisible();

    await panel(page).getByRole("button", { name: "Add topic" }).click();
    await dialog(page).getByLabel("Title").fill("VECTORS");
    await dialog(page).getByLabel("Description").fill("Twice.");
    await dialog(page).getByRole("button", { name: "Add topic" }).click();
    await expect(dialog(page).getByLabel("Title")).toHaveAccessibleDescription(
      "There's already a topic with this title.",
    );
    await expect(dialog(page).getByLabel("Description")).toHaveValue("Twice.");
    await dialog(page).getByLabel("Title").fill("Matrices");
    await dialog(page).getByRole("button", { name: "Add topic" }).click();
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

  test("is put in another place by dragging, by keyboard and by single clicks, and stays", async ({
    page,
    member,
  }) => {
    await opensCourse(page, member, ["A", "B", "C"]);

    await test.step("by dragging", async () => {
      await drags(page, "A", "C");
      await expect.poll(() => titles(page)).toEqual(["B", "C", "A"]);
      await expect(panel(page).getByRole("status")).toContainText(["“A” is now place 3 of 3."]);
      await reloads(page);
      expect(await titles(page)).toEqual(["B", "C", "A"]);
    });

    await test.step("by keyboard, said aloud, and Escape puts back", async () => {
      const said = panel(page).getByRole("status").filter({ hasText: "“B”" });
      await handle(page, "B").focus();
      await page.keyboard.press("Space");
      await expect(said).toContainText("You picked up “B”, place 1 of 3");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(said).toContainText("place 3 of 3");
      expect(await titles(page)).toEqual(["C", "A", "B"]);
      await page.keyboard.press("Escape");
      await expect(said).toContainText("is back, place 1 of 3");
      expect(await titles(page)).toEqual(["B", "C", "A"]);
      await expect(handle(page, "B")).toBeFocused();

      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(said).toContainText("is now place 2 of 3");
      await expect(handle(page, "B")).toBeFocused();
    });

    await test.step("by single clicks", async () => {
      await acts(page, "A", "Move up");
      await expect.poll(() => titles(page)).toEqual(["C", "A", "B"]);
      await reloads(page);
      expect(await titles(page)).toEqual(["C", "A", "B"]);
    });
  });

  test("is put in another place by touch @mobile", async ({ page, member, isMobile }) => {
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
  await panel(page).getByRole("button", { name: "Add syllabus" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel(page).getByRole("button", { name: "Add topic" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
});

/** Once the order is stored. */
async function reloads(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(checkbox(page, "A")).toBeVisible();
}

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
