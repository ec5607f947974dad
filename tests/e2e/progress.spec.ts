import { expect, type Page } from "@playwright/test";
import { posts } from "./support/exams";
import { test } from "./support/signed-in";

const tracker = (page: Page) => page.getByRole("region", { name: "Progress Tracker" });

test.describe("the Progress Tracker", () => {
  test("counts topics and assignments, and follows a tick at once, and back when it is refused", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await posts(page, member, `/courses/${id}/topic-items/`, { title: "Graphs" });
    await member.makesAssignment(id, { title: "Problem Set 1", status: "in_progress" });
    await member.makesAssignment(id, { title: "Problem Set 2", status: "submitted" });
    await page.goto(`/courses/${id}`);
    await expect(tracker(page)).toContainText("0 of 1 topic");
    await expect(tracker(page)).toContainText("0 of 2 assignments");
    let answer = () => {};
    const waited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/mark-completed/", async (route) => {
      await waited;
      await route.abort();
    });
    await page.getByRole("button", { name: /^Mark complete/ }).click();
    await expect(tracker(page)).toContainText("1 of 2 assignments");
    await expect(tracker(page).getByRole("img", { name: "Course progress: 33%" })).toBeVisible();
    answer();
    await expect(tracker(page)).toContainText("0 of 2 assignments");
    await expect(tracker(page).getByRole("img", { name: "Course progress: 0%" })).toBeVisible();

    await page.getByRole("checkbox", { name: "Completed: Graphs" }).click();
    await expect(tracker(page)).toContainText("1 of 1 topic");
  });

  test("says so when there is nothing to track, and when it does not know", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await page.goto(`/courses/${id}`);
    await expect(tracker(page)).toContainText("Nothing to track yet.");
    await page.route("**/topic-items/", (route) =>
      route.fulfill({ status: 400, json: { message: "The library is closed." } }),
    );
    await page.reload();
    await expect(tracker(page).getByRole("alert")).toContainText("The library is closed.");
    await page.unroute("**/topic-items/");
    await tracker(page).getByRole("button", { name: "Try Again" }).click();
    await expect(tracker(page)).toContainText("Nothing to track yet.");
  });
});
