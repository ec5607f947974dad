import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import {
  acts,
  card,
  chip,
  dayIn,
  dialog,
  figure,
  makesPlan,
  menuOf,
  opens,
  section,
  toast,
  topic,
} from "./support/study-plans";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const REFUSAL = { status: 400, json: { message: "The library is closed." } };

test.describe("the study plans", () => {
  test("start empty and lead to the planner", async ({ page, member }) => {
    await member.makesCourse();
    await page.goto("/study-plans");
    await expect(page.getByRole("heading", { name: "No study plans yet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Create Study Plan" })).toBeVisible();
    await expect(page.getByRole("button", { name: "AI Study Planner" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Make Your First Study Plan" }).click();
    await expect(dialog(page).getByRole("heading", { name: "AI Study Planner" })).toBeVisible();
  });

  test("say why they cannot be shown, and try again", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesPlan(page, member, id);
    await page.route("**/api/study-plans/", (route) => route.fulfill(REFUSAL));
    await page.goto("/study-plans");
    const error = page.getByRole("main").getByRole("alert");
    await expect(error).toContainText("Failed to load study plans");
    await expect(error).toContainText("The library is closed.");
    await page.unroute("**/api/study-plans/");
    await error.getByRole("button", { name: "Try Again" }).click();
    await expect(card(page, "Plan for the final")).toBeVisible();
  });

  test("are counted and filtered, and the strip is never older than the cards", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse();
    await makesPlan(page, member, id, { title: "Active one" });
    await makesPlan(page, member, id, { title: "Draft one", status: "draft" });
    await makesPlan(page, member, id, {
      title: "Late one",
      start_date: dayIn(-40),
      end_date: dayIn(-5),
    });
    await page.goto("/study-plans");
    await expect(figure(page, "Total Plans")).toContainText("3");
    await expect(figure(page, "Estimated Hours")).toContainText("10.5 h");
    await expect(card(page, "Late one")).toContainText("Overdue");
    await expect(card(page, "Active one")).toContainText("27 days left");
    for (const [name, count] of [
      ["All", 3],
      ["Active", 2],
      ["Completed", 0],
      ["Drafts", 1],
      ["Overdue", 1],
    ] as const) {
      await chip(page, name).click();
      await expect(chip(page, name)).toContainText(String(count));
      await expect(page.getByRole("article")).toHaveCount(count);
    }
    await chip(page, "Completed").click();
    await expect(page.getByText("No study plans found for the selected filter")).toBeVisible();
    await page.getByRole("button", { name: "Show All Plans" }).click();
    await acts(page, "Draft one", "Activate");
    await expect(figure(page, "Active")).toContainText("3");
    await expect(figure(page, "Drafts")).toContainText("0");
    await expect(chip(page, "Drafts")).toContainText("0");
  });

  test("offer only the moves that their status allows", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    const title = "Plan for the final";
    await makesPlan(page, member, id, { status: "draft" });
    await page.goto("/study-plans");
    const always = ["Duplicate", "Delete"];
    expect(await menuOf(page, title)).toEqual(["View", "Activate", "Edit", ...always]);
    await acts(page, title, "Activate");
    await expect(card(page, title)).toContainText("Active");
    expect(await menuOf(page, title)).toEqual([
      "View",
      "Mark Complete",
      "Pause",
      "Edit",
      ...always,
    ]);
    await acts(page, title, "Pause");
    await expect(card(page, title)).toContainText("Paused");
    expect(await menuOf(page, title)).toEqual(["View", "Reactivate", "Edit", ...always]);
    await acts(page, title, "Reactivate");
    await expect(card(page, title)).toContainText("Active");
    await acts(page, title, "Mark Complete");
    await expect(card(page, title)).toContainText("100% done");
    expect(await menuOf(page, title)).toEqual(["View", "Set to Active", "Set to Draft", ...always]);
    await acts(page, title, "Set to Draft");
    await expect(card(page, title)).toContainText("Draft");
    await expect(card(page, title)).toContainText("0% done");
    await acts(page, title, "Duplicate");
    await expect(card(page, `Copy of ${title}`)).toContainText("Draft");
  });

  test("are deleted after asking, and Undo brings one back", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesPlan(page, member, id);
    await page.goto("/study-plans");
    await acts(page, "Plan for the final", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No study plans yet")).toBeVisible();
    await toast(page, "“Plan for the final” is deleted")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(card(page, "Plan for the final")).toBeVisible();
  });

  test("say what could not be done, for every action", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesPlan(page, member, id);
    await page.goto("/study-plans");
    await page.route("**/api/study-plans/*/**", (route) => route.fulfill(REFUSAL));
    for (const [action, said] of [
      ["Pause", "was not paused"],
      ["Mark Complete", "was not completed"],
      ["Duplicate", "was not duplicated"],
    ] as const) {
      await acts(page, "Plan for the final", action);
      await expect(toast(page, said)).toContainText("The library is closed.");
    }
    await acts(page, "Plan for the final", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "was not deleted")).toContainText("The library is closed.");
    await expect(card(page, "Plan for the final")).toContainText("Active");
  });
});

test.describe("a plan's details", () => {
  test("tick topics and milestones, and all topics complete the plan", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesPlan(page, member, id);
    await page.goto("/study-plans");
    await opens(page, "Plan for the final");
    await topic(page, "Graphs").check();
    await expect(dialog(page).getByRole("img", { name: "Progress: 50%" })).toBeVisible();
    await section(page, "Milestones").getByRole("checkbox", { name: "Reached: Half way" }).check();
    await topic(page, "Trees").check();
    await expect(dialog(page).getByRole("button", { name: "Set to Draft" })).toBeVisible();
    await expect(dialog(page)).toContainText("Completed");
    await topic(page, "Graphs").uncheck();
    await expect(dialog(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => storedTicks(page)).toEqual([false, true, true]);
    // The address keeps it open.
    await page.reload();
    await expect(topic(page, "Trees")).toBeChecked();
    await expect(topic(page, "Graphs")).not.toBeChecked();
    await expect(dialog(page).getByRole("checkbox", { name: "Reached: Half way" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/study-plans");
    await expect(card(page, "Plan for the final")).toContainText("50% done");
  });

  test("change a tick back that was not stored, and say why", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    await makesPlan(page, member, id);
    await page.goto("/study-plans");
    await opens(page, "Plan for the final");
    let sent = 0;
    let fail = () => {};
    const waited = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/update-topic/", async (route) => {
      sent += 1;
      await waited;
      await route.abort();
    });
    await topic(page, "Graphs").click();
    await expect(topic(page, "Graphs")).toBeChecked();
    await expect(dialog(page).getByRole("img", { name: "Progress: 50%" })).toBeVisible();
    // One tick of a topic at a time.
    await topic(page, "Graphs").click();
    fail();
    await expect(toast(page, "“Graphs” is not ticked")).toContainText("reach the server");
    await expect(topic(page, "Graphs")).not.toBeChecked();
    await expect(dialog(page).getByRole("img", { name: "Progress: 0%" })).toBeVisible();
    expect(sent).toBe(1);
    await page.unroute("**/update-topic/");
    await topic(page, "Graphs").check();
    await expect(dialog(page).getByRole("img", { name: "Progress: 50%" })).toBeVisible();
  });

  test("are locked until the plan is active, which one button does", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    const plan = await makesPlan(page, member, id, { status: "draft" });
    await page.goto(`/study-plans?plan=${plan.id}`);
    await expect(topic(page, "Graphs")).toBeDisabled();
    await dialog(page).getByRole("button", { name: "Activate" }).click();
    await expect(topic(page, "Graphs")).toBeEnabled();
  });

  test("say when the plan is gone", async ({ page }) => {
    await page.goto("/study-plans?plan=999999999");
    await expect(dialog(page)).toContainText("This study plan is not there any more");
    await dialog(page).getByRole("button", { name: "Show All Plans" }).click();
    await expect(page).toHaveURL("/study-plans");
  });

  test("and the page can be used by everyone @mobile", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Environmental Systems Analysis" });
    await makesPlan(page, member, id, { description: "Two chapters a week." });
    await page.goto("/study-plans");
    await expect(card(page, "Plan for the final")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await opens(page, "Plan for the final");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

/** Of both topics and the milestone, as the server has them. */
function storedTicks(page: Parameters<typeof topic>[0]) {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("access_token")}` };
    const answer = await fetch("/api/study-plans/", { headers });
    const [{ plan_data }] = await answer.json();
    return [...plan_data.topics, ...plan_data.milestones].map(({ completed }) => completed);
  });
}
