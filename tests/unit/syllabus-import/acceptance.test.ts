import { describe, expect, test } from "vitest";
import {
  acceptanceOf,
  dueOf,
  refusalsOf,
  typedNumber,
} from "@/components/syllabus-import/acceptance";
import { draftOf, type ReviewDraft } from "@/components/syllabus-import/review-draft";
import { ApiError } from "@/lib/client/api-error";
import type { Proposal } from "@/lib/contract/syllabus-imports";
import {
  classTimeOf,
  existingOf,
  itemOf,
  proposalOf,
  quotedValue,
  seriesOf,
  topicOf,
  ZONE,
} from "./proposal";

const named = { ...proposalOf().course, name: quotedValue("Cell Biology") };

function accepted(proposal: Proposal, change: (draft: ReviewDraft) => void = () => {}) {
  const draft = draftOf(proposal, ZONE);
  change(draft);
  return acceptanceOf({ draft, proposal, zone: ZONE, course: null });
}

describe("what is sent", () => {
  test("is the ticked rows; a date that was not touched is exactly the proposed one", () => {
    const items = [
      itemOf({ due_date: "2026-09-19T03:59:59.000Z" }),
      itemOf({ key: "i1", due_date: null }),
    ];
    const result = accepted(proposalOf({ course: named, items, topics: [topicOf()] }));
    expect(result).toMatchObject({
      body: {
        course: { name: "Cell Biology", start_date: null },
        term: null,
        items: [{ key: "i0", due_date: "2026-09-19T03:59:59.000Z", weight: 10 }],
        topics: [{ key: "t0", title: "Membranes", week: 1 }],
        remove: [],
      },
    });
  });

  test("is the class times that are whole, new and no choice, and those the student ticks", () => {
    const class_times = [
      classTimeOf(),
      classTimeOf({ key: "c1", is_choice: true }),
      classTimeOf({ key: "c2", is_known: true }),
      classTimeOf({ key: "c3", start_time: null, end_time: null }),
    ];
    const course = { ...named, meeting_times: quotedValue("MW 10:10-11:00 am, Room 101") };
    const whole = {
      kind: "lecture",
      weekdays: [1, 3],
      start_time: "10:10",
      end_time: "11:00",
      location: "Room 101",
    };
    const proposal = proposalOf({ course, class_times });
    const result = accepted(proposal);
    expect(result).toMatchObject({
      body: { class_times: [{ key: "c0", ...whole }], course: { description: "" } },
    });
    const ticked = accepted(proposal, (draft) => {
      for (const row of draft.class_times) row.ticked = true;
    });
    expect(ticked).toEqual({
      errors: {
        "class_times.c3.start_time": "Please enter a time",
        "class_times.c3.end_time": "Please enter a time",
      },
    });
  });

  test("keeps credits, and what a course has no field for in its description, as corrected", () => {
    const course = {
      ...named,
      credits: quotedValue("4.5"),
      meeting_times: quotedValue("Mon 10:00-11:30"),
      office_hours: quotedValue("Tue 2-4 pm"),
    };
    const result = accepted(proposalOf({ course }), (draft) => {
      draft.course.office_hours = "Wed 2-4 pm";
    });
    expect(result).toMatchObject({
      body: {
        course: {
          credits: 4.5,
          description: "Class times: Mon 10:00-11:30\nOffice hours: Wed 2-4 pm",
        },
      },
    });
    const wrong = accepted(proposalOf({ course }), (draft) => {
      draft.course.credits = "many";
    });
    expect(wrong).toMatchObject({ errors: { "course.credits": expect.any(String) } });
  });

  test("names the series that are chosen, and none by itself", () => {
    const series = [seriesOf(), seriesOf({ key: "s1", title: "Quiz" })];
    const proposal = proposalOf({ course: named, series });
    expect(accepted(proposal)).toMatchObject({ body: { series: [] } });
    const chosen = accepted(proposal, (draft) => {
      draft.series[1] = { key: "s1", ticked: true, title: "Short quiz" };
    });
    expect(chosen).toMatchObject({ body: { series: [{ key: "s1", title: "Short quiz" }] } });
    const untitled = accepted(proposal, (draft) => {
      draft.series[0] = { key: "s0", ticked: true, title: " " };
    });
    expect(untitled).toMatchObject({ errors: { "series.s0.title": "Title is required" } });
  });

  test("updates what the course has, and deletes only what is chosen", () => {
    const gone = [existingOf({ id: 8 }), { ...existingOf({ id: 9 }), kind: "exam" as const }];
    const proposal = proposalOf({
      items: [itemOf({ change: "changed", existing: existingOf() })],
      gone,
    });
    const draft = { ...draftOf(proposal, ZONE), gone: ["exam 9"] };
    const course = { start_date: null, end_date: null };
    expect(acceptanceOf({ draft, proposal, zone: ZONE, course })).toMatchObject({
      body: {
        course: null,
        term: null,
        items: [{ existing: { kind: "assignment", id: 7 }, title: "HW 1, the long one" }],
        remove: [{ kind: "exam", id: 9 }],
      },
    });
  });

  test("keeps an exam without a time on its whole day, also when it is moved", () => {
    const exam = existingOf({ kind: "exam", due_date: "2026-10-17T03:59:00.000Z" });
    const item = itemOf({ due_date: null, change: "same", type: "midterm", existing: exam });
    const proposal = proposalOf({ items: [item] });
    const draft = draftOf(proposal, ZONE);
    draft.items[0] = { ...itemDraft(draft, 0), ticked: true, date: "2026-10-23" };
    const course = { start_date: null, end_date: null };
    expect(acceptanceOf({ draft, proposal, zone: ZONE, course })).toMatchObject({
      body: { items: [{ due_date: "2026-10-24T03:59:00.000Z", has_time: false }] },
    });
  });

  test("does not delete what another row now stands for", () => {
    const gone = [existingOf({ id: 8, title: "Essay" })];
    const proposal = proposalOf({ items: [itemOf()], gone });
    const draft = draftOf(proposal, ZONE);
    draft.gone = ["assignment 8"];
    draft.items[0] = { ...itemDraft(draft, 0), existing: "assignment 8" };
    const course = { start_date: null, end_date: null };
    expect(acceptanceOf({ draft, proposal, zone: ZONE, course })).toMatchObject({
      body: { items: [{ existing: { kind: "assignment", id: 8 } }], remove: [] },
    });
  });

  test("fills in only the term dates that the course has none of", () => {
    const proposal = proposalOf({
      course: {
        ...named,
        start_date: quotedValue("2026-08-24"),
        end_date: quotedValue("2026-12-11"),
      },
    });
    const draft = draftOf(proposal, ZONE);
    const course = { start_date: "2026-08-31", end_date: null };
    expect(acceptanceOf({ draft, proposal, zone: ZONE, course })).toMatchObject({
      body: { term: { start_date: "2026-08-31", end_date: "2026-12-11" } },
    });
    const declined = { ...draft, sets_term: false };
    expect(acceptanceOf({ draft: declined, proposal, zone: ZONE, course })).toMatchObject({
      body: { term: null },
    });
    const whole = { start_date: "2026-08-31", end_date: "2026-12-18" };
    expect(acceptanceOf({ draft, proposal, zone: ZONE, course: whole })).toMatchObject({
      body: { term: null },
    });
  });
});

describe("what is wrong", () => {
  test("is told at the row it stands in, not at its place in the list", () => {
    const items = [itemOf({ due_date: null }), itemOf({ key: "i1" }), itemOf({ key: "i2" })];
    const result = accepted(proposalOf({ course: named, items, topics: [topicOf()] }), (draft) => {
      draft.items[1] = { ...itemDraft(draft, 1), title: " ", weight: "120" };
      draft.items[2] = { ...itemDraft(draft, 2), date: "2500-01-01" };
      draft.topics[0] = { key: "t0", ticked: true, title: "", week: null };
    });
    expect(result).toEqual({
      errors: {
        "items.i1.title": "Title is required",
        "items.i1.weight": "Weight must be between 0 and 100",
        "items.i2.date": "Please enter a valid date and time",
        "topics.t0.title": "Title is required",
      },
    });
  });

  test("of the course is told at its fields, by the rules of the course form", () => {
    const dates = { start_date: quotedValue("2026-12-11"), end_date: quotedValue("2026-08-24") };
    expect(accepted(proposalOf({ course: { ...named, ...dates } }))).toEqual({
      errors: { "course.end_date": "End date must be after start date" },
    });
    expect(accepted(proposalOf())).toEqual({
      errors: { "course.name": "Course name is required" },
    });
  });

  test("for the server is told at the same fields", () => {
    const items = [
      { key: "i4", title: "x", type: "quiz" as const, due_date: null, weight: null },
      { key: "i7", title: "x", type: "quiz" as const, due_date: null, weight: null },
    ];
    const error = new ApiError(400, {
      message: "You already have a course with this name in this semester.",
      name: ["You already have a course with this name in this semester."],
      "items.1.due_date": ["Please enter a valid date and time"],
    });
    expect(refusalsOf(error, { items })).toEqual({
      "course.name": "You already have a course with this name in this semester.",
      "items.i7.date": "Please enter a valid date and time",
    });
    expect(refusalsOf(new TypeError("offline"), { items })).toEqual({});
  });

  test("with the whole list is told of the list and not of its first row", () => {
    const items = Array.from({ length: 501 }, (_, index) => itemOf({ key: `i${index}` }));
    expect(accepted(proposalOf({ course: named, items }))).toEqual({
      errors: { items: "You can add at most 500 at once. Please untick some." },
    });
  });
});

describe("a row's fields", () => {
  const [draft] = draftOf(proposalOf({ items: [itemOf()] }), ZONE).items;
  const before = itemOf().due_date;

  test("mean the end of the day without a time, in the student's zone", () => {
    if (!draft) throw new Error("no draft");
    expect(dueOf({ ...draft, date: "2026-11-20" }, before, ZONE)).toBe("2026-11-21T04:59:00.000Z");
    expect(dueOf({ ...draft, date: "2026-11-20", time: "09:30" }, before, ZONE)).toBe(
      "2026-11-20T14:30:00.000Z",
    );
    expect(dueOf({ ...draft, date: "" }, before, ZONE)).toBeNull();
  });

  test("take a weight as it is written in many countries", () => {
    expect([" 12,5 ", "40 %", "", "0"].map(typedNumber)).toEqual([12.5, 40, null, 0]);
    expect(typedNumber("lots")).toBeNaN();
  });
});

function itemDraft({ items }: ReviewDraft, index: number) {
  const found = items[index];
  if (!found) throw new Error("no such item");
  return found;
}
