import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PlanModal } from "@/components/study-plans/plan-modal";
import { dayOf } from "@/lib/time/calendar-days";
import { addDays } from "@/lib/time/dates";
import { COURSE, PLAN, STUDENT } from "@/tests/support/items";
import { confirm } from "@/tests/support/menus";
import { field, fillIn, lineBelow, show } from "@/tests/support/page";
import { servePlans } from "./plans";

const CREATE = "POST /study-plans/";
const NEEDED = { Title: "Mosses", Course: String(COURSE.id), "End date": dayIn(10) };

/** The form of a new plan, once it offers the course. */
async function opens(answers: Parameters<typeof servePlans>[1] = {}) {
  const server = servePlans([], answers);
  const onClose = vi.fn();
  const page = show(<PlanModal onClose={onClose} />);
  await screen.findByRole("option", { name: COURSE.name });
  const submit = () => page.user.click(screen.getByRole("button", { name: "Create Study Plan" }));
  return { ...page, server, onClose, submit };
}

test("a new study plan begins today as a draft, and says what it lacks at the fields", async () => {
  const { user, server, submit } = await opens();

  expect(field("Start date").value).toBe(dayIn(0));
  expect(field("Status").value).toBe("draft");
  expect(field("Difficulty").value).toBe("3");
  await fillIn(user, { "End date": dayIn(0) });
  await submit();
  await waitFor(() => expect(lineBelow("Title")).toBe("Title is required"));
  expect(lineBelow("Course")).toBe("Course is required");
  await fillIn(user, { Title: "Mosses and ferns", Course: String(COURSE.id) });
  await submit();
  await waitFor(() => expect(lineBelow("End date")).toBe("End date must be after start date"));
  expect(server.bodies(CREATE)).toEqual([]);
});

test("topics of a study plan have at least half an hour, are added up and sent with milestones", async () => {
  const { user, server, submit, onClose } = await opens({ [CREATE]: { status: 201, body: PLAN } });

  await fillIn(user, NEEDED);
  await user.click(screen.getByRole("button", { name: "Add topic" }));
  await fillIn(user, { "Topic 1": "Mosses" });
  await user.clear(field("Hours of topic 1"));
  await user.tab();
  expect(field("Hours of topic 1").value).toBe("0.5");
  await user.click(screen.getByRole("button", { name: "Add topic" }));
  expect(document.activeElement).toBe(field("Topic 2"));
  await fillIn(user, { "Topic 2": "Ferns", "Hours of topic 2": "2.5" });
  await screen.findByText("3 h in all");
  await user.click(screen.getByRole("button", { name: "Add milestone" }));
  await fillIn(user, { "Milestone 1": "Herbarium", "Day of milestone 1": dayIn(5) });
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(CREATE)).toMatchObject([
    {
      title: "Mosses",
      course_id: COURSE.id,
      plan_data: {
        topics: [
          { name: "Mosses", estimated_hours: 0.5 },
          { name: "Ferns", estimated_hours: 2.5 },
        ],
        milestones: [{ name: "Herbarium", due_date: dayIn(5) }],
      },
    },
  ]);
});

test("what other makers put into a study plan is sent back with it", async () => {
  const graphs = { id: 4, title: "Graphs", name: "", completed: false, estimated_hours: 1.25 };
  const plan_data = {
    colour: "green",
    estimated_hours: 1.25,
    topics: [{ ...graphs, book: "Chapter 2" }],
    milestones: [],
  };
  const route = `PATCH /study-plans/${PLAN.id}/`;
  const server = servePlans([], { [route]: { body: PLAN } });
  const onClose = vi.fn();
  const { user } = show(<PlanModal plan={{ ...PLAN, plan_data }} onClose={onClose} />);

  await fillIn(user, { Title: "Plan for June" });
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(route)).toMatchObject([
    {
      title: "Plan for June",
      plan_data: {
        colour: "green",
        topics: [{ id: 4, title: "Graphs", estimated_hours: 1.25, book: "Chapter 2" }],
      },
    },
  ]);
});

test("a refusal of a study plan stands at its field, and the form asks before it is left", async () => {
  const taken = "You have a study plan with this title already.";
  const { user, server, submit, onClose } = await opens({
    [CREATE]: { status: 400, body: { title: [taken] } },
  });

  await fillIn(user, NEEDED);
  await submit();
  await waitFor(() => expect(lineBelow("Title")).toBe(taken));
  expect(field("Title").getAttribute("aria-invalid")).toBe("true");
  await user.keyboard("{Escape}");
  expect(await confirm(user, "Keep editing")).toContain("Discard what you typed?");
  await fillIn(user, { Title: "Ferns" });
  server.answers[CREATE] = "offline";
  await submit();
  const form = screen.getByRole("dialog");
  await within(form).findByText(/reach the server/, { selector: "[role=alert] *" });
  server.answers[CREATE] = { status: 201, body: { ...PLAN, title: "Ferns" } };
  await submit();
  await screen.findByText("“Ferns” created");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(server.bodies(CREATE)).toMatchObject([
    { title: "Mosses" },
    { title: "Ferns" },
    { title: "Ferns" },
  ]);
});

test("the form of a study plan leads to the courses when there are none", async () => {
  servePlans([], { "GET /courses/": { body: [] } });
  show(<PlanModal onClose={vi.fn()} />);

  const link = await screen.findByRole("link", { name: "Add one first" });
  expect(link.getAttribute("href")).toBe("/courses");
});

/** A day of the student, by days from today. */
function dayIn(days: number) {
  return addDays(dayOf(new Date().toISOString(), STUDENT.timezone), days);
}
