import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { StudyPlans } from "@/components/study-plans/study-plans";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { visit } from "@/tests/support/address";
import { held, show } from "@/tests/support/page";
import { aPlan, dialog, inStatus, PLANS, section, servePlans, topic } from "./plans";

const PLAN = aPlan();
const TICK = `POST /study-plans/${PLAN.id}/update-topic/`;
const CHANGE = `POST /resources/modify-study-plan/${PLAN.id}/`;

function opens(plan: StudyPlan, answers: Parameters<typeof servePlans>[1] = {}) {
  const server = servePlans([plan], answers);
  visit(`/study-plans?plan=${plan.id}`);
  return { server, ...show(<StudyPlans />) };
}

test("a change that was chosen on another page is previewed at once, and made only by its button", async () => {
  const server = servePlans([PLAN], {
    [CHANGE]: {
      body: {
        success: true,
        study_plan: PLAN,
        error: "",
        changes: [{ kind: "removed", title: "Trees", from: "", to: "" }],
        understood: ["Leave out Trees"],
        notes: [],
      },
    },
  });
  visit(`/study-plans?plan=${PLAN.id}&change=${encodeURIComponent("Leave out Trees.")}`);
  show(<StudyPlans />);
  const preview = await screen.findByRole("region", { name: "What would change" });
  expect(preview.textContent).toContain("1 change, not made yet.");
  expect(server.bodies(CHANGE)).toEqual([
    { modification_request: "Leave out Trees.", preview: true },
  ]);
  within(preview).getByRole("button", { name: "Make these changes" });
});

test("a tick that was not stored is changed back, with the reason", async () => {
  const loss = held("offline");
  const { server, user } = opens(PLAN, { [TICK]: loss.answer });

  await user.click(await topic("Graphs"));
  expect((await topic("Graphs")).checked).toBe(true);
  await within(await dialog()).findByRole("img", { name: "Progress: 50%" });
  // One tick of a topic at a time.
  await user.click(await topic("Graphs"));
  await loss.letGo();
  await screen.findByText(/“Graphs” is not ticked.*reach the server/);
  expect((await topic("Graphs")).checked).toBe(false);
  await within(await dialog()).findByRole("img", { name: "Progress: 0%" });
  expect(server.bodies(TICK)).toEqual([{ topic_id: "g", completed: true }]);

  const [graphs, ...others] = PLAN.plan_data.topics;
  const topics = graphs ? [{ ...graphs, completed: true }, ...others] : others;
  const half = {
    ...PLAN,
    progress_percentage: 50,
    plan_data: { ...PLAN.plan_data, topics },
  };
  Object.assign(server.answers, { [TICK]: { body: half }, [PLANS]: { body: [half] } });
  await user.click(await topic("Graphs"));
  await within(await dialog()).findByRole("img", { name: "Progress: 50%" });
  expect((await topic("Graphs")).checked).toBe(true);
});

test("topics are locked until the plan is active, which one button does", async () => {
  const { server, user } = opens({ ...PLAN, ...inStatus("draft") });

  expect((await topic("Graphs")).disabled).toBe(true);
  const activate = `POST /study-plans/${PLAN.id}/activate/`;
  Object.assign(server.answers, { [activate]: { body: PLAN }, [PLANS]: { body: [PLAN] } });
  await user.click(within(await dialog()).getByRole("button", { name: "Activate" }));
  await waitFor(async () => expect((await topic("Graphs")).disabled).toBe(false));
  expect(server.bodies(activate)).toHaveLength(1);
});

test("a change of a plan that says nothing is asked for words, and is not sent", async () => {
  const { server, user } = opens(PLAN);

  await preview(user, "");
  await within(await section("Change it in your own words")).findByText(
    "Please tell us what to change",
  );
  expect(server.bodies(CHANGE)).toEqual([]);
});

test("a change of a plan that was not understood says so and keeps the words", async () => {
  const error = "We didn't get that: “colourless green ideas”.";
  const refusal = { success: false, study_plan: null, message: "", error };
  const { server, user } = opens(PLAN, {
    [CHANGE]: { body: { ...refusal, changes: [], understood: [], notes: [] } },
  });

  await preview(user, "colourless green ideas");
  const change = await section("Change it in your own words");
  await within(change).findByText(/didn't get that/, { selector: "[role=alert] *" });
  expect(await words()).toBe("colourless green ideas");
  expect(server.bodies(CHANGE)).toEqual([
    { modification_request: "colourless green ideas", preview: true },
  ]);
});

test("a preview says which words of the request were not understood", async () => {
  const answer = { success: true, study_plan: PLAN, message: "", error: "", changes: [] };
  const text = "We didn't understand: “anymore”.";
  const { user } = opens(PLAN, {
    [CHANGE]: {
      body: { ...answer, understood: ["Fridays off"], notes: [{ code: "not_understood", text }] },
    },
  });

  await preview(user, "no Fridays anymore");
  const list = await screen.findByRole("list", { name: "What we left out" });
  expect(within(list).getByText(text)).toBeDefined();
});

async function preview(user: UserEvent, request: string) {
  const change = await section("Change it in your own words");
  if (request) await user.type(within(change).getByLabelText("What should change?"), request);
  await user.click(within(change).getByRole("button", { name: "Preview changes" }));
}

async function words() {
  const change = await section("Change it in your own words");
  return within(change).getByLabelText<HTMLTextAreaElement>("What should change?").value;
}
