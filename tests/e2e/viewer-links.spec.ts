import { expect, type Page } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { test } from "./support/signed-in";
import { expectAccessible } from "./support/test";
import { expectText, keeps, opens, pageField, sheet, viewer } from "./support/viewer";

const linked = () =>
  pdfOf([
    [
      ...textPage([
        "To the second page",
        "To the course's own site",
        "Reader: https://example.net/a",
      ]),
      { link: [72, 62, 200, 12], to: 2 },
      { link: [72, 76, 200, 12], to: "https://example.org/course?week=1" },
      { link: [72, 160, 200, 12], to: "ftp://example.org/notes" },
    ],
    ...Array.from({ length: 4 }, (_, index) => textPage([`Chapter ${index + 2}`])),
  ]);
const links = (page: Page) => sheet(page, 1).locator(".linkAnnotation a");

test("links in a document lead to its own pages, to the web and to mail, and nowhere else", async ({
  page,
  member,
}) => {
  await keeps(page, member, { notes: linked() });
  await opens(page, "notes");

  await test.step("to nothing but the web and mail, and an address in the text is one", async () => {
    await expectText(page, 1, "Reader:");
    await expect(sheet(page, 1).locator('a[href^="https://example.net/a"]')).toHaveCount(1);
    await expect(sheet(page, 1).locator('a[href^="ftp:"]')).toHaveCount(0);
    await expect(links(page)).toHaveCount(4);
  });

  await test.step("to another site in a tab of their own, once their address was shown", async () => {
    await expectText(page, 1, "To the course's own site");
    await links(page).nth(1).click();
    const question = page.getByRole("dialog", { name: "Open this link?" });
    await expect(question).toContainText("https://example.org/course?week=1");
    expect(page.context().pages()).toHaveLength(1);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(viewer(page).getByText("of 5")).toBeVisible();

    await page
      .context()
      .route("https://example.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>The course</title>" }),
      );
    await links(page).nth(1).press("Enter");
    const open = question.getByRole("link", { name: "Open in a new tab" });
    await expect(open).toHaveAttribute("rel", "noopener noreferrer");
    const opened = page.context().waitForEvent("page");
    await open.click();
    const tab = await opened;
    await expect(tab).toHaveTitle("The course");
    expect(tab.url()).toBe("https://example.org/course?week=1");
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect(question).toBeHidden();
    await tab.close();
  });

  await test.step("to a page of its own", async () => {
    await expectText(page, 1, "To the second page");
    await links(page).first().click();
    await expect(pageField(page)).toHaveValue("2");
    await expectText(page, 2, "Chapter 2");
    await expect(sheet(page, 1)).not.toBeInViewport();
    expect(page.context().pages()).toHaveLength(1);
  });
});
