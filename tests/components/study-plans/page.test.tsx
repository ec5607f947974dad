import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { StudyPlans } from "@/components/study-plans/study-plans";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { PlanStatus } from "@/lib/contract/values";
import { visit } from "@/tests/support/address";
import { choose, confirm } from "@/tests/support/menus";
import { show } from "@/tests/support/page";
import { aPlan, card, dialog, inStatus, PLANS, REFUSAL, servePlans, TITLE } from "./plans";

test("without a study plan the page leads to the planner", async () => {
  servePlans([]);
  const { user } = show(<StudyPlans />);

  await screen.findByText("No study plans yet");
  expect(screen.getByRole("button", { name: "Create Study Plan" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "AI Study Planner" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make your first study plan" }));
  await within(await dialog()).findByRole("heading", { name: "AI Study Planner" });
});

test("study plans that cannot be shown say why, and are asked for again", async () => {
  const server = servePlans([aPlan()], { [PLANS]: REFUSAL });
  const { user } = show(<StudyPlans />);

  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load study plans");
  expect(alert.textContent).toContain("The library is closed.");
  server.answers[PLANS] = { body: [aPlan()] };
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(await card(TITLE)).toBeTruthy();
});

test("study plans are counted and filtered, and the strip is never older than the cards", async () => {
  const draft = aPlan({ id: 32, title: "Draft one", ...inStatus("draft") });
  const late = aPlan({ id: 33, title: "Late one", is_overdue: true, days_remaining: -5 });
  const server = servePlans([aPlan({ title: "Active one" }), draft, late]);
  const { user } = show(<StudyPlans />);

  expect((await card("Late one")).textContent).toContain("Overdue");
  expect((await card("Active one")).textContent).toContain("27 days left");
  expect(figure("Total plans")).toBe("3");
  expect(figure("Estimated hours")).toBe("10.5 h");
  for (const [name, count] of [
    ["All", 3],
    ["Active", 2],
    ["Completed", 0],
    ["Drafts", 1],
    ["Overdue", 1],
  ] as const) {
    await user.click(chip(name));
    expect(chip(name).textContent).toBe(`${name}${count}`);
    expect(screen.queryAllByRole("article")).toHaveLength(count);
  }
  await user.click(chip("Completed"));
  expect(screen.getByText("No study plans found for the selected filter")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show All Plans" }));
  const activated = { ...draft, ...inStatus("active") };
  server.answers["POST /study-plans/32/activate/"] = { body: activated };
  server.answers[PLANS] = { body: [aPlan({ title: "Active one" }), activated, late] };
  await choose(user, "Draft one", "Activate");
  await waitFor(() => expect(figure("Active")).toBe("3"));
  expect(figure("Drafts")).toBe("0");
  expect(chip("Drafts").textContent).toBe("Drafts0");
});

test.each<[PlanStatus, string[]]>([
  ["draft", ["Activate", "Edit"]],
  ["active", ["Mark Complete", "Pause", "Edit"]],
  ["paused", ["Reactivate", "Edit"]],
  ["completed", ["Set to Active", "Set to Draft"]],
])(
  "the menu of a study plan that is %s offers only the moves this allows",
  async (status, moves) => {
    servePlans([aPlan(inStatus(status))]);
    const { user } = show(<StudyPlans />);

    await user.click(await screen.findByRole("button", { name: `Actions for ${TITLE}` }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "View",
      ...moves,
      "Duplicate",
      "Delete",
    ]);
  },
);

test.each([
  ["Pause", "pause", "couldn't pause"],
  ["Mark Complete", "complete", "couldn't complete"],
  ["Duplicate", "duplicate", "couldn't duplicate"],
])("%s says that it could not be done, and why", async (action, verb, said) => {
  servePlans([aPlan()], { [`POST /study-plans/${aPlan().id}/${verb}/`]: REFUSAL });
  const { user } = show(<StudyPlans />);

  await choose(user, TITLE, action);
  await screen.findByText(new RegExp(`${said}.*The library is closed\\.`));
  expect((await card(TITLE)).textContent).toContain("Active");
});

test("a study plan that could not be deleted says why and is back", async () => {
  servePlans([aPlan()], { [`DELETE /study-plans/${aPlan().id}/`]: REFUSAL });
  const { user } = show(<StudyPlans />);

  await choose(user, TITLE, "Delete");
  await confirm(user, "Delete");
  await screen.findByText(/couldn't delete.*The library is closed\./);
  expect((await card(TITLE)).textContent).toContain("Active");
});

test("a draft that is still being made says so, and is filled by itself", async () => {
  // Only what repeats: everything else goes on as it does.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = servePlans([generated("generating", { total_topics: 0 })]);
  show(<StudyPlans />);

  expect((await card(TITLE)).textContent).toContain("Making your plan…");
  server.answers[PLANS] = { body: [generated("ready", { total_topics: 4 })] };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await waitFor(async () => expect((await card(TITLE)).textContent).toContain("4 topics"));
  expect((await card(TITLE)).textContent).not.toContain("Making your plan…");
});

test("a study plan that another page hands over is open and said to be made, until that is read", async () => {
  servePlans([aPlan()]);
  visit(`/study-plans?plan=${aPlan().id}&made=planner`);
  const first = show(<StudyPlans />);
  const announcement = /Your study plan is ready. We made it from the topics/;

  await within(await dialog()).findByText(announcement);
  first.unmount();
  const { user } = show(<StudyPlans />);
  await within(await dialog()).findByText(announcement);
  await user.click(within(await dialog()).getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(announcement)).toBeNull());
  expect(window.location.search).toBe(`?plan=${aPlan().id}`);
});

test("a study plan that is gone says so and leads to all", async () => {
  servePlans([]);
  visit("/study-plans?plan=999999999");
  const { user } = show(<StudyPlans />);

  await within(await dialog()).findByText(/This study plan is not there any more/);
  await user.click(screen.getByRole("button", { name: "Show All Plans" }));
  expect(window.location.search).toBe("");
});

function chip(name: string) {
  const group = screen.getByRole("group", { name: "Show" });
  return within(group).getByRole("button", { name: new RegExp(`^${name}`) });
}

/** The number in the strip that has this name below it. */
function figure(name: string) {
  const term = screen.getAllByRole("term").find(({ textContent }) => textContent === name);
  return term?.parentElement?.querySelector("dd")?.textContent;
}

function generated(
  stage: "generating" | "ready",
  summary: Partial<StudyPlan["plan_summary"]>,
): StudyPlan {
  const plan = aPlan(inStatus("draft"));
  return {
    ...plan,
    plan_summary: { ...plan.plan_summary, ...summary },
    generation: {
      stage,
      error: "",
      request: "Three weeks",
      understood: [],
      notes: [],
      shortfalls: [],
      options: [],
      made_by: "rules",
      hours_per_day: 2,
      progression: "gradual",
    },
  };
}
