import { expect } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { test } from "./support/signed-in";
import {
  BOOK,
  expectText,
  keeps,
  opens,
  pageField,
  pages,
  search,
  sheet,
  viewer,
} from "./support/viewer";

test("a long document is turned by its page field, by keys and by its list, stays light, and is searched", async ({
  page,
  member,
}) => {
  const broken = ["The deter-", "minant of a product", "is the product of", "the determinants."];
  await keeps(page, member, { book: pdfOf(BOOK), lines: pdfOf([textPage(broken)]) });
  await opens(page, "book");

  await test.step("it is turned, and stays light", async () => {
    await expect(viewer(page).getByText("of 120")).toBeVisible();
    await pageField(page).fill("90");
    await pageField(page).press("Enter");
    await expectText(page, 90, "Chapter 90");
    await expect(pageField(page)).toHaveValue("90");
    expect(await viewer(page).locator("[data-page-number][data-loaded]").count()).toBeLessThan(12);

    await pages(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(pageField(page)).toHaveValue("91");
    await page.keyboard.press("ArrowLeft");
    await expect(pageField(page)).toHaveValue("90");
    for (const _ of [1, 2]) await page.keyboard.press("PageDown");
    await expect(pageField(page)).not.toHaveValue("90");
    await page.keyboard.press("End");
    await expect(pageField(page)).toHaveValue("120");
    await page.keyboard.press("Home");
    await expect(pageField(page)).toHaveValue("1");
    await viewer(page).getByRole("button", { name: "Next page" }).click();
    await expect(pageField(page)).toHaveValue("2");
    await pageField(page).fill("9999");
    await pageField(page).press("Enter");
    await expect(pageField(page)).toHaveValue("120");

    await viewer(page).getByRole("button", { name: "Pages", exact: true }).click();
    const list = viewer(page).getByRole("navigation", { name: "Pages" });
    await expect(list.getByRole("button", { name: "Page 120" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await list.getByRole("button", { name: "Page 118" }).click();
    await expect(pageField(page)).toHaveValue("118");
    await expect(list.locator("canvas").first()).toBeVisible();
    expect(await viewer(page).locator("canvas").count()).toBeLessThan(25);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("it is searched without end, there and back", async () => {
    await opens(page, "book");
    await expectText(page, 1, "Chapter 1");
    await page.keyboard.press("ControlOrMeta+f");
    await expect(search(page)).toBeFocused();
    await search(page).fill("RARE  word");
    await expect(viewer(page).getByText("1 of 10")).toBeVisible();
    await expect(pageField(page)).toHaveValue("12");
    const active = viewer(page).locator(".highlight.selected");
    await expect(active).toHaveCount(1);
    await expect(active).toHaveText("rare word");
    await expect(active).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(viewer(page).getByText("2 of 10")).toBeVisible();
    await expect(pageField(page)).toHaveValue("24");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.press("Shift+Enter");
    await expect(viewer(page).getByText("10 of 10")).toBeVisible();
    await expect(pageField(page)).toHaveValue("120");
    await expect(active).toBeInViewport();
    await search(page).fill("nowhere");
    await expect(viewer(page).getByText("No matches")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search(page)).toBeHidden();
    await expect(pages(page)).toBeFocused();
    await expect(pageField(page)).toHaveValue("120");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("words are found across lines, also where a line breaks them", async () => {
    await opens(page, "lines");
    await expectText(page, 1, "The deter-");
    await page.keyboard.press("ControlOrMeta+f");
    await search(page).fill("Determinant");
    await expect(viewer(page).getByText("1 of 2")).toBeVisible();
    await expect(sheet(page, 1).locator(".highlight.selected")).toHaveText(["deter-", "minant"]);
    await search(page).fill("product of the");
    await expect(viewer(page).getByText("1 of 1")).toBeVisible();
    await expect(sheet(page, 1).locator(".highlight.selected")).toHaveText(["product of", "the"]);
  });
});

test("a document that is closed while its pages are on the way leaves no error", async ({
  page,
  member,
}) => {
  await keeps(page, member, { book: pdfOf(BOOK) });
  for (const chapter of [30, 60, 90, 120]) {
    await opens(page, "book");
    await expect(viewer(page).getByText("of 120")).toBeVisible();
    await pageField(page).fill(String(chapter));
    await pageField(page).press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});
