import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newMember, PASSWORD, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const dialog = (page: Page) => page.getByRole("dialog");

test("a course travels to another student as a file @mobile", async ({
  page,
  member,
  browser,
  playwright,
  baseURL,
}) => {
  const course = await member.makesCourse({ name: "Graph Theory", code: "MA 310" });
  await member.makesAssignment(course.id, { title: "Colourings" });
  await member.makesTopic(course.id, "Planar graphs");

  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Share this course" }).click();
  await dialog(page).getByText("1 assignment").click();
  await expect(dialog(page).getByText("Colourings")).toBeVisible();
  await dialog(page).getByLabel("Your name").fill("Section 2");
  await expectAccessible(page, { within: "[role=dialog]" });
  await expectNoSidewaysScroll(page);
  const saved = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download as file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("MA 310.studycourse");
  const path = await file.path();

  const other = await newMember(playwright.request, baseURL);
  const context = await browser.newContext({ storageState: other.storage });
  const theirs = await context.newPage();
  await theirs.goto("/courses");
  await theirs.getByRole("button", { name: "More ways to add a course" }).click();
  await theirs.getByRole("menuitem", { name: "Add a course from a file" }).click();
  const chosen = dialog(theirs).getByLabel(/Drop a course file here/);
  await chosen.setInputFiles({ name: "x.json", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(dialog(theirs).getByRole("alert")).toContainText("isn't a course file");
  await chosen.setInputFiles(path);
  await expect(dialog(theirs).getByText("Shared by Section 2")).toBeVisible();
  await expectAccessible(theirs, { within: "[role=dialog]" });
  await expectNoSidewaysScroll(theirs);
  await dialog(theirs).getByRole("button", { name: "Add course" }).click();
  await expect(theirs).toHaveURL(/\/courses\/\d+$/);
  await expect(theirs.getByRole("heading", { name: "Graph Theory", level: 1 })).toBeVisible();
  await expect(theirs.getByText("Colourings").first()).toBeVisible();
  await context.close();
});

test("a link shows a course to a stranger, who signs up and adds it, until it is withdrawn", async ({
  page,
  member,
  browser,
}) => {
  const course = await member.makesCourse({ name: "Topology", code: "MA 420" });
  await member.makesAssignment(course.id, { title: "Open sets" });
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Share this course" }).click();
  await dialog(page).getByLabel("Your name").fill("Section 2");
  await dialog(page).getByRole("button", { name: "Make a link" }).click();
  const address = dialog(page).getByRole("textbox", { name: "Address of the new link" });
  await expect(address).toBeFocused();
  const url = new URL(await address.inputValue());
  const place = url.pathname + url.hash;
  await expect(dialog(page).getByText("Nobody has opened it yet")).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const stranger = await context.newPage();
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer}`));
  await stranger.goto(place);
  await expect(stranger.getByText("Shared by Section 2.")).toBeVisible();
  await stranger.getByText("1 assignment").click();
  await expect(stranger.getByText("Open sets")).toBeVisible();
  await expect(stranger.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(stranger.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);

  await stranger.getByRole("link", { name: "Sign up" }).click();
  // Whoever has an account goes the same way.
  await expect(stranger.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login?next=/shared-course",
  );
  await stranger.getByLabel(/^Email/).fill(`e2e-${randomUUID()}@example.org`);
  await stranger.getByLabel(/^Password/).fill(PASSWORD);
  await stranger.getByLabel(/^Confirm password/).fill(PASSWORD);
  await stranger.getByLabel(/^First name/).fill("Ben");
  await stranger.getByLabel(/^Last name/).fill("Example");
  await stranger.getByRole("button", { name: "Create account" }).click();
  await stranger.getByRole("button", { name: "Add to my courses" }).click();
  await dialog(stranger).getByRole("button", { name: "Add course" }).click();
  await expect(stranger).toHaveURL(/\/courses\/\d+$/);
  await expect(stranger.getByRole("heading", { name: "Topology", level: 1 })).toBeVisible();
  expect(asked.filter((line) => line.includes(url.hash.slice(1)))).toEqual([]);

  await dialog(page)
    .getByRole("button", { name: /^Withdraw/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog(page).getByText(/^Link of/)).toBeHidden();
  const late = await context.newPage();
  await late.goto(place);
  await expect(late.getByRole("heading", { name: "This link shows no course" })).toBeVisible();
  await context.close();
});
