import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { effectsText } from "@/components/study-plans/effect-facts";
import { StudyPlans } from "@/components/study-plans/study-plans";
import type { ScheduleEffects, ShortWork } from "@/lib/contract/schedule";
import { choose } from "@/tests/support/menus";
import { show } from "@/tests/support/page";
import { aPlan, inStatus, servePlans, TITLE } from "./plans";
import { aWeek, WEEK } from "./weeks";

type PlanEffects = ScheduleEffects["plans"][number];

const DAY = "2026-11-24";
const MOVED = { session_id: 1, title: "Sets", hours: 1, hours_before: 1, from: DAY, to: DAY };
const ADDED = { title: "Sets", kind: "study", date: DAY, hours: 1 } as const;
const WORK: ShortWork = {
  ...{ plan_id: 77, course_id: 78, topic_id: "s", assignment_id: null, title: "Sets" },
  ...{ hours_wanted: 2, hours_laid: 1, is_left_out: false },
};

function of(plan_id: number, plan_title: string, fields: Partial<PlanEffects> = {}): PlanEffects {
  const course = { course_id: plan_id, course_name: plan_title };
  return { plan_id, plan_title, ...course, moved: [], added: [], removed: [], ...fields };
}

test.each<[string, PlanEffects[], number | undefined]>([
  ["No session changes. Nothing gets less time.", [], undefined],
  ["No other session changes. Nothing gets less time.", [of(1, "Own", { added: [ADDED] })], 1],
  [
    "3 sessions of “Logic” move. Nothing gets less time.",
    [of(1, "Own", { moved: [MOVED] }), of(2, "Logic", { moved: [MOVED, MOVED, MOVED] })],
    1,
  ],
  [
    "1 session of “Logic” moves, 2 are new and 1 goes away. Nothing gets less time.",
    [
      of(2, "Logic", {
        moved: [MOVED],
        added: [ADDED, ADDED],
        removed: [{ ...ADDED, session_id: 3 }],
      }),
    ],
    undefined,
  ],
  [
    "3 sessions of 3 plans change. Nothing gets less time.",
    ["A", "B", "C"].map((title, index) => of(index + 1, title, { moved: [MOVED] })),
    undefined,
  ],
])("%s", (text, plans, except) => {
  expect(effectsText({ plans, except, short: [], short_before: [] })).toBe(text);
});

test.each<[string, ShortWork[], ShortWork[]]>([
  ["Nothing gets less time.", [WORK], [WORK]],
  ["“Sets” gets 0.5 h less.", [WORK], [{ ...WORK, hours_laid: 0.5 }]],
  ["“Sets” gets no time.", [], [{ ...WORK, hours_laid: 0, is_left_out: true }]],
  [
    "“A” gets 1 h less, “B” gets 1 h less, “C” gets 1 h less, 1 more gets less time.",
    [],
    ["A", "B", "C", "D"].map((title) => ({ ...WORK, topic_id: title, title })),
  ],
])("loss: %s", (text, short_before, short) => {
  const said = effectsText({ plans: [], short, short_before });
  expect(said).toBe(`No session changes. ${text}`);
});

const PREVIEW = "POST /schedule/preview/";
const EFFECTS: ScheduleEffects = {
  plans: [of(77, "Logic", { moved: [MOVED, MOVED, MOVED] })],
  short: [],
  ways_out: [],
};

test("pausing a plan says what it changes in the others, and is undone for all of them", async () => {
  const plan = aPlan();
  const weeks = [
    aWeek(),
    aWeek([], { undo: { id: 5, change: "plan_paused", made_at: "2026-11-23T10:00:00Z" } }),
  ];
  const server = servePlans([plan], {
    [PREVIEW]: { body: EFFECTS },
    [WEEK]: { body: weeks[0] },
    [`POST /study-plans/${plan.id}/pause/`]: () => {
      server.answers[WEEK] = { body: weeks[1] };
      return { body: { ...plan, ...inStatus("paused") } };
    },
    "POST /schedule/undo/": { body: { id: 5, change: "plan_paused", plan_ids: [plan.id, 77] } },
  });
  const { user } = show(<StudyPlans />);

  await choose(user, TITLE, "Pause");
  await screen.findByText(
    `“${TITLE}” is paused now. 3 sessions of “Logic” move. Nothing gets less time.`,
  );
  expect(server.bodies(PREVIEW)).toEqual([{ change: "pause_plan", plan_id: plan.id }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.bodies("POST /schedule/undo/")).toEqual([{ id: 5 }]));
  await screen.findByText("Your schedule is back to what it was");
});

test("a change that cannot be taken back offers no undo; one with unknown effects is made all the same", async () => {
  const plan = aPlan(inStatus("draft"));
  const server = servePlans([plan], {
    [WEEK]: { body: aWeek() },
    [`POST /study-plans/${plan.id}/activate/`]: { body: aPlan() },
  });
  const { user } = show(<StudyPlans />);
  await choose(user, TITLE, "Activate");
  await screen.findByText(`“${TITLE}” is active now`);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(server.bodies(PREVIEW)).toHaveLength(1);
});

test("the question before a plan is deleted says what that changes", async () => {
  const plan = aPlan();
  const server = servePlans([plan], { [WEEK]: { body: aWeek() }, [PREVIEW]: { body: EFFECTS } });
  const { user } = show(<StudyPlans />);
  await choose(user, TITLE, "Delete");
  await screen.findByText("3 sessions of “Logic” move. Nothing gets less time.");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Are you sure");
  expect(server.bodies(PREVIEW)).toEqual([{ change: "delete_plan", plan_id: plan.id }]);
  expect(server.sent.filter(({ route }) => route.startsWith("DELETE"))).toEqual([]);
});
