import { expect } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { READ_WITHIN, whenRead } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { acts } from "./support/topics";
import {
  assigns,
  expectMarked,
  expectText,
  keeps,
  opens,
  pageField,
  pages,
  row,
  search,
  sends,
  sheet,
  viewer,
} from "./support/viewer";

const HOMEWORK = [
  textPage(["Homework 3: Graph Search", "Read chapter 4 before you begin."]),
  textPage(["Due: October 9, 2036 at 11:59 PM", "Total: 40 points"]),
  textPage(["Problem 1. Prove that breadth-first search finds shortest paths."]),
];

test("evidence of an assignment opens its PDF at the words, from its details and from its row, at every zoom", async ({
  page,
  member,
}) => {
  const course_id = await assigns(page, member, pdfOf(HOMEWORK));
  await page.goto(`/courses/${course_id}`);
  const downloads: string[] = [];
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    if (request.url().startsWith("http")) hosts.add(host);
    if (/documents\/\d+\/download/.test(pathname)) downloads.push(pathname);
  });

  await test.step("from its details, with the words marked", async () => {
    const made = row(page, /Homework 3/);
    await expect(made).toContainText("From File", READ_WITHIN);
    await made.getByRole("button", { name: /^Homework 3/ }).click();
    const due = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Due: October" });
    await due.getByRole("button", { name: /^Page 2/ }).click();

    await expect(viewer(page).getByText("Marked on page 2")).toBeAttached();
    await expect(pageField(page)).toHaveValue("2");
    await expectMarked(page, 2, "Due: October 9, 2036 at 11:59 PM");
    await expect(pages(page)).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(due.getByRole("button", { name: /^Page 2/ })).toBeFocused();
    const task = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Problem 1" });
    await task.getByRole("button", { name: /^Page 3/ }).click();
    await expectMarked(page, 3, "Problem 1. Prove that breadth-first");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("from its row as well, and its PDF is downloaded once", async () => {
    const chip = row(page, /Homework 3/).getByRole("button", { name: /^From File/ });
    for (const _ of ["once", "again"]) {
      await chip.click(READ_WITHIN);
      await expectMarked(page, 2, "Due: October 9");
      await page.keyboard.press("Escape");
      await expect(chip).toBeFocused();
    }
    expect(downloads).toHaveLength(1);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  await test.step("the zoom keeps what is looked at, and the mark with it", async () => {
    await row(page, /Homework 3/)
      .getByRole("button", { name: /^From File/ })
      .click(READ_WITHIN);
    await expectMarked(page, 2, "Due: October 9");
    const width = async () => (await sheet(page, 2).boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press("+");
    await expect(viewer(page).getByRole("button", { name: /^Zoom 125%/ })).toBeVisible();
    await expect.poll(width).toBeCloseTo(1.25 * before, -1);
    await expectMarked(page, 2, "Due: October 9");
    for (const _ of [1, 2, 3]) await viewer(page).getByRole("button", { name: "Zoom in" }).click();
    await expect(viewer(page).getByRole("button", { name: /^Zoom 250%/ })).toBeVisible();
    await expectMarked(page, 2, "Due: October 9");
    await page.keyboard.press("-");
    await expect(viewer(page).getByRole("button", { name: /^Zoom 200%/ })).toBeVisible();
    await viewer(page)
      .getByRole("button", { name: /^Zoom 200%/ })
      .click();
    await expect.poll(width).toBeCloseTo(before, -1);
  });

  await test.step("words that do not stand on the page are not marked, and it says so", async () => {
    await page.route("**/locate/**", (route) =>
      route.fulfill({ json: { page: 2, page_width: 612, page_height: 792, boxes: [] } }),
    );
    await page.reload();
    await row(page, /Homework 3/)
      .getByRole("button", { name: /^From File/ })
      .click(READ_WITHIN);
    await expect(viewer(page)).toContainText("We couldn't mark these words on the page");
    await expect(pageField(page)).toHaveValue("2");
    await expect(sheet(page, 2).locator("canvas")).toBeVisible();
  });
});

test("a topic of a syllabus opens the syllabus where it says so", async ({ page, member }) => {
  const weeks = textPage([
    "Week 1: Vectors and spaces",
    "Week 2: Linear maps",
    "Week 3: Determinants",
  ]);
  const { id } = await member.makesCourse();
  const file = { name: "syllabus.pdf", mimeType: "application/pdf" };
  const buffer = Buffer.from(pdfOf([textPage(["Course schedule"]), weeks]));
  await sends(page, member, `/courses/${id}/topics/`, { syllabus_file: { ...file, buffer } });
  await whenRead(page, member, `/courses/${id}/topics/`);
  await page.goto(`/courses/${id}`);
  await page.getByRole("button", { name: /^Syllabus, p\. 2.*Linear maps/ }).click();
  await expectMarked(page, 2, "Week 2: Linear maps");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Linear maps", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Page 2/ })
    .click();
  await expectMarked(page, 2, "Week 2: Linear maps");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await acts(page, "syllabus.pdf", "Open PDF");
  await expect(pageField(page)).toHaveValue("1");
});

test("a PDF that is locked, damaged or does not arrive says so, and the text of a page can be selected", async ({
  page,
  member,
}) => {
  const locked = pdfOf([textPage(["A locked page"])], { password: "sesame" });
  const damaged = Buffer.from("%PDF-1.4 nothing");
  await keeps(page, member, { locked, damaged, notes: pdfOf(HOMEWORK) });

  await test.step("a locked one asks for its password, which stays in the browser", async () => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
    await opens(page, "locked");
    const password = viewer(page).getByLabel("Password of the PDF");
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await password.fill("simsim");
    await viewer(page).getByRole("button", { name: "Open", exact: true }).click();
    await expect(viewer(page)).toContainText("That password doesn't open it");
    await password.fill("sesame");
    await password.press("Enter");
    await expectText(page, 1, "A locked page");
    expect(sent.join()).not.toMatch(/sesame|simsim/);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain("sesame");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("a damaged one can be downloaded", async () => {
    await opens(page, "damaged");
    await expect(viewer(page).getByRole("alert")).toContainText("is damaged");
    const saved = page.waitForEvent("download");
    await viewer(page).getByRole("button", { name: "Download" }).click();
    expect((await saved).suggestedFilename()).toBe("damaged.pdf");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("one that does not arrive is tried again", async () => {
    await page.route("**/api/documents/*/download/", (route) => route.abort());
    await opens(page, "notes");
    await expect(viewer(page).getByRole("alert")).toContainText("couldn't reach the server", {
      timeout: 20_000,
    });
    await page.unroute("**/api/documents/*/download/");
    await viewer(page).getByRole("button", { name: "Try Again" }).click();
    await expectText(page, 1, "Homework 3");
    const saved = page.waitForEvent("download");
    await viewer(page).getByRole("button", { name: "Download" }).click();
    expect((await saved).suggestedFilename()).toBe("notes.pdf");
  });

  await test.step("the text of a page can be selected", async () => {
    await expectText(page, 1, "Homework 3: Graph Search");
    await sheet(page, 1).getByText("Homework 3: Graph Search").click({ clickCount: 3 });
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
      "Homework 3: Graph Search",
    );
  });
});

test("the viewer has nothing for axe to find, and fits a phone @mobile", async ({
  page,
  member,
  isMobile,
}) => {
  const course_id = await assigns(page, member, pdfOf(HOMEWORK));
  await page.goto(`/courses/${course_id}`);
  await row(page, /Homework 3/)
    .getByRole("button", { name: /^From File/ })
    .click(READ_WITHIN);
  await expectMarked(page, 2, "Due: October 9");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const frame = await viewer(page).boundingBox();
  const screen = page.viewportSize();
  expect(frame?.width).toBeCloseTo(isMobile ? 390 : 840, -1);
  expect(frame?.height).toBe(screen?.height);

  await viewer(page).getByRole("button", { name: "Search" }).click();
  await search(page).fill("search");
  await expect(viewer(page).getByText(/of 2$/)).toBeVisible();
  await viewer(page).getByRole("button", { name: "Pages", exact: true }).click();
  await expect(viewer(page).getByRole("navigation", { name: "Pages" })).toBeVisible();
  await expectAccessible(page);
  await viewer(page).getByRole("button", { name: "Page 1", exact: true }).click();
  await expect(pageField(page)).toHaveValue("1");
  await expect(viewer(page).getByRole("navigation")).toHaveCount(isMobile ? 0 : 1);
  await viewer(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});
