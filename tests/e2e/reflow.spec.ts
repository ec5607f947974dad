import { expect, type Page } from "@playwright/test";
import { conversation, field } from "./support/assistant";
import { makesExam } from "./support/exams";
import { test } from "./support/signed-in";
import { expectNoSidewaysScroll } from "./support/test";

/** A window of 1280 by 1024 at 400 % (WCAG 1.4.10), which is also at 200 % of its text and more (1.4.4). */
const MAGNIFIED = { width: 320, height: 256 };
/** The spacing that WCAG 1.4.12 wants to lose nothing at. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test("every page fits 320 pixels, also with text that is spaced out", async ({ page, member }) => {
  const { id } = await member.makesCourse({ name: "Comparative constitutional law" });
  await member.makesAssignment(id);
  await makesExam(page, member, id, { name: "Midterm" });
  await page.setViewportSize(MAGNIFIED);
  const pages = ["/dashboard", "/courses", `/courses/${id}`, "/calendar", "/assistant"];
  for (const path of [...pages, "/study-plans", "/resources", "/grades", "/settings"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectNoSidewaysScroll(page);
      await page.addStyleTag({ content: SPACED });
      await expectNoSidewaysScroll(page);
      expect(await cutButtons(page)).toEqual([]);
    });
  }
});

test("a conversation can be read and its proposals reached at 400 %", async ({ page, member }) => {
  const { id } = await member.makesCourse({ name: "Comparative constitutional law" });
  await member.makesTopic(id, "Courts");
  await page.setViewportSize(MAGNIFIED);
  await page.goto("/assistant");
  const proposal = conversation(page).getByRole("button").first();
  await proposal.focus();
  expect((await conversation(page).boundingBox())?.height).toBeGreaterThan(140);
  expect(await proposal.evaluate(isInSight)).toBe(true);
  await field(page).focus();
  expect(await field(page).evaluate(isInSight)).toBe(true);
});

test("a course's page is named after its course, also when another was open before", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesCourse({ name: "Zoology" });
  await page.goto(`/courses/${id}`);
  await expect(page).toHaveTitle("Botany · Study Companion");
  await page.getByRole("link", { name: "Courses" }).first().click();
  await expect(page).toHaveTitle("Courses · Study Companion");
  await page.getByRole("link", { name: "Zoology" }).click();
  await expect(page).toHaveTitle("Zoology · Study Companion");
  await page.goBack();
  await expect(page).toHaveTitle("Courses · Study Companion");
});

test("the edge of a field stands out on every ground", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/assistant");
  const edge = page.getByLabel("Search conversations");
  expect(await edge.evaluate(contrastOfEdge)).toBeGreaterThanOrEqual(3);
});

/** Names of buttons that hold more text than they show. */
function cutButtons(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("main button"), (button) => button as HTMLElement)
      .filter(
        (button) => button.checkVisibility() && getComputedStyle(button).overflow !== "visible",
      )
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map(({ textContent }) => textContent),
  );
}

function isInSight(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(there);
}

/** The contrast of its border with what lies around it. */
function contrastOfEdge(element: Element) {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const paint = (colours: string[]) => {
    for (const colour of pen ? colours : []) {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  };
  const around: string[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) {
    around.unshift(getComputedStyle(each).backgroundColor);
  }
  const [dark = 0, light = 0] = [
    paint([...around, getComputedStyle(element).borderTopColor]),
    paint(around),
  ].sort((one, other) => one - other);
  return light / dark;
}
