import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import { acts, card, dayIn, dialog, makesPlan, opens, section, toast } from "./support/study-plans";
import { expectAccessible } from "./support/test";

test.describe("the form of a study plan", () => {
  test("makes one with topics and milestones", async ({ page, member }) => {
    await member.makesCourse({ name: "Botany" });
    await page.goto("/study-plans");
    await page.getByRole("button", { name: "Create Study Plan" }).click();
    const form = dialog(page);
    await expect(form.getByLabel("Start date")).toHaveValue(dayIn(0));
    await expect(form.getByLabel("Status")).toHaveValue("draft");
    await expect(form.getByLabel("Difficulty", { exact: true })).toHaveValue("3");
    await form.getByLabel("End date").fill(dayIn(0));
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(form.getByText("Title is required")).toBeVisible();
    await expect(form.getByText("Course is required")).toBeVisible();
    await form.getByLabel("Title").fill("Mosses and ferns");
    await form.getByLabel("Course").selectOption({ label: "Botany" });
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(form.getByText("End date must be after start date")).toBeVisible();
    await form.getByLabel("End date").fill(dayIn(10));

    await form.getByRole("button", { name: "Add topic" }).click();
    await form.getByLabel("Topic 1", { exact: true }).fill("Mosses");
    await form.getByLabel("Hours of topic 1").fill("");
    await form.getByLabel("Hours of topic 1").blur();
    await expect(form.getByLabel("Hours of topic 1")).toHaveValue("0.5");
    await form.getByRole("button", { name: "Add topic" }).click();
    await expect(form.getByLabel("Topic 2", { exact: true })).toBeFocused();
    await form.getByLabel("Topic 2", { exact: true }).fill("Ferns");
    await form.getByLabel("Hours of topic 2").fill("2.5");
    await expect(form.getByText("3 h in all")).toBeVisible();
    await form.getByRole("button", { name: "Add milestone" }).click();
    await form.getByLabel("Milestone 1", { exact: true }).fill("Herbarium");
    await form.getByLabel("Day of milestone 1").fill(dayIn(5));
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(form).toBeHidden();
    await expect(card(page, "Mosses and ferns")).toContainText("2 topics · 3 h · 1 milestone");
    await opens(page, "Mosses and ferns");
    await expect(section(page, "Milestones")).toContainText("Herbarium");
  });

  test("keeps what other makers put into a plan", async ({ page, member }) => {
    const { id } = await member.makesCourse();
    const { id: plan_id } = await makesPlan(page, member, id, {
      plan_data: {
        colour: "green",
        topics: [{ id: 4, title: "Graphs", name: "", estimated_hours: 1.25, book: "Chapter 2" }],
      },
    });
    await page.goto("/study-plans");
    await acts(page, "Plan for the final", "Edit");
    await dialog(page).getByLabel("Title").fill("Plan for June");
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(card(page, "Plan for June")).toBeVisible();
    const saved = await page.evaluate(async (plan_id) => {
      const headers = { authorization: `Bearer ${localStorage.getItem("access_token")}` };
      return (await fetch(`/api/study-plans/${plan_id}/`, { headers })).json();
    }, plan_id);
    expect(saved.plan_data).toMatchObject({
      colour: "green",
      topics: [{ id: 4, title: "Graphs", estimated_hours: 1.25, book: "Chapter 2" }],
    });
  });

  test("shows a refusal at its field, and asks before it is left", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Botany" });
    await makesPlan(page, member, id, { title: "Mosses" });
    await page.goto("/study-plans");
    await page.getByRole("button", { name: "Create Study Plan" }).click();
    const form = dialog(page);
    await form.getByLabel("Title").fill("Mosses");
    await form.getByLabel("Course").selectOption({ label: "Botany" });
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(form.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByText(/study plan with this title already/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toContainText("Discard what you typed?");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await form.getByLabel("Title").fill("Ferns");
    await page.route("**/api/study-plans/", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(form.getByRole("alert")).toContainText("reach the server");
    await page.unroute("**/api/study-plans/");
    await form.getByRole("button", { name: "Create Study Plan" }).click();
    await expect(toast(page, "“Ferns” is created")).toBeVisible();
    await expect(card(page, "Ferns")).toBeVisible();
  });

  test("leads to the courses when there are none @mobile", async ({ page }) => {
    await page.goto("/study-plans");
    await page.getByRole("button", { name: "Create Study Plan" }).click();
    await dialog(page).getByRole("link", { name: "Add one first" }).click();
    await expect(page).toHaveURL("/courses");
  });
});
