import { describe, expect, test } from "vitest";
import {
  draftOf,
  type ItemDraft,
  isAddedTopic,
  mergeSavedDraft,
  newTopic,
  rematchRow,
  unmatchedItems,
} from "@/components/syllabus-import/review-draft";
import { reviewed } from "@/components/syllabus-import/review-state";
import type { ExistingItem } from "@/lib/contract/syllabus-imports";
import { existingOf, itemOf, proposalOf, quotedValue, topicOf, ZONE } from "./proposal";

describe("a review starts", () => {
  test("with an item far from the term left to the student", () => {
    const items = [itemOf(), itemOf({ key: "i1", outside_term: true })];
    expect(draftOf(proposalOf({ items }), ZONE).items.map(({ ticked }) => ticked)).toEqual([
      true,
      false,
    ]);
  });

  test("with dated items and new topics ticked, the rest not", () => {
    const draft = draftOf(
      proposalOf({
        items: [
          itemOf(),
          itemOf({ key: "i1", due_date: null, confidence: "unknown" }),
          itemOf({ key: "i2", change: "same", existing: existingOf() }),
          itemOf({ key: "i3", change: "changed", existing: existingOf() }),
        ],
        topics: [topicOf(), topicOf({ key: "t1", is_known: true })],
      }),
      ZONE,
    );
    expect(draft.items.map(({ ticked }) => ticked)).toEqual([true, false, false, true]);
    expect(draft.topics.map(({ ticked }) => ticked)).toEqual([true, false]);
  });

  test("with the date in the student's zone, and no time where the syllabus gives none", () => {
    const items = [
      itemOf(),
      itemOf({ key: "i1", due_date: "2026-10-16T18:00:00.000Z", has_time: true }),
      itemOf({ key: "i2", due_date: null }),
    ];
    const fields = draftOf(proposalOf({ items }), ZONE).items.map(({ date, time }) => [date, time]);
    expect(fields).toEqual([
      ["2026-09-18", ""],
      ["2026-10-16", "14:00"],
      ["", ""],
    ]);
  });

  test("with the course's own title, date and weight where the syllabus leaves them open", () => {
    const item = itemOf({
      change: "changed",
      due_date: null,
      weight: null,
      existing: existingOf({ weight: 12.5 }),
    });
    const [draft] = draftOf(proposalOf({ items: [item] }), ZONE).items;
    expect(draft).toMatchObject({
      title: "HW 1, the long one",
      date: "2026-09-11",
      time: "",
      weight: "12.5",
    });
  });

  test("with what was typed when it was left, put on what is proposed by now", () => {
    const before = draftOf(proposalOf({ items: [itemOf()], topics: [topicOf()] }), ZONE);
    const typed = {
      ...before,
      items: before.items.map((item) => ({ ...item, title: "Set 1" })),
      topics: [...before.topics, { ...newTopic(before.topics), title: "Mine" }],
    };
    const proposal = proposalOf({
      items: [itemOf(), itemOf({ key: "i1", title: "Homework 2" })],
    });
    const back = mergeSavedDraft(draftOf(proposal, ZONE), typed, proposal);
    expect(back.items.map(({ title }) => title)).toEqual(["Set 1", "Homework 2"]);
    expect(back.topics.map(({ title }) => title)).toEqual(["Mine"]);
  });

  test("without an item of the course that is gone by now", () => {
    const proposal = proposalOf({ items: [itemOf()] });
    const fresh = draftOf(proposal, ZONE);
    const kept = {
      ...fresh,
      items: fresh.items.map((item) => ({ ...item, existing: "exam 3" })),
    };
    expect(mergeSavedDraft(fresh, kept, proposal).items[0]?.existing).toBeNull();
  });
});

describe("a row that is taken for something else of the course", () => {
  const homework = existingOf();
  const exam = existingOf({
    kind: "exam",
    id: 3,
    title: "Test",
    due_date: "2026-09-18T14:00:00.000Z",
    has_time: true,
    weight: null,
  });
  const item = itemOf({ change: "changed", existing: homework });
  const proposal = proposalOf({ items: [item], gone: [exam] });
  const draft = draftOf(proposal, ZONE);
  const [row] = draft.items;
  const paired = (from: ItemDraft | undefined, after: ExistingItem | null) => {
    if (!from) throw new Error("no row");
    return rematchRow(from, item, { before: homework, after }, ZONE);
  };

  test("takes the words of the other, and its time on the same day", () => {
    expect(paired(row, exam)).toMatchObject({
      ticked: true,
      title: "Test",
      date: "2026-09-18",
      time: "10:00",
      existing: "exam 3",
    });
    expect(paired(row, null)).toMatchObject({ title: "Homework 1", time: "", existing: null });
  });

  test("keeps what the student typed", () => {
    const typed = row && { ...row, title: "Mine", date: "2026-09-25", weight: "11" };
    expect(paired(typed, exam)).toMatchObject({
      title: "Mine",
      date: "2026-09-25",
      time: "",
      weight: "11",
    });
  });

  test("leaves the one before as no longer named, and takes the other from those", () => {
    expect(unmatchedItems(draft, proposal)).toEqual([exam]);
    expect(unmatchedItems({ ...draft, items: [paired(row, exam)] }, proposal)).toEqual([homework]);
  });
});

describe("a change in the review", () => {
  const start = {
    draft: draftOf(
      proposalOf({
        course: { ...proposalOf().course, name: quotedValue("Cell Biology") },
        items: [itemOf(), itemOf({ key: "i1" })],
        topics: [topicOf()],
      }),
      ZONE,
    ),
    errors: { "items.i0.date": "Please enter a valid date and time", "course.name": "Required" },
    dirty: false,
  };

  test("touches its row alone, so that no other is drawn again", () => {
    const { draft } = reviewed(start, { type: "item", key: "i0", change: { title: "Set 1" } });
    expect(draft.items[0]?.title).toBe("Set 1");
    expect(draft.items[1]).toBe(start.draft.items[1]);
    expect(draft.topics).toBe(start.draft.topics);
  });

  test("ends the error of its field and no other", () => {
    const timed = reviewed(start, { type: "item", key: "i0", change: { time: "10:00" } });
    expect(timed.errors).toEqual({ "course.name": "Required" });
    expect(timed.dirty).toBe(true);
    const named = reviewed(timed, { type: "course", field: "name", value: "Biology" });
    expect(named.errors).toEqual({});
  });

  test("can be taken back whole", () => {
    const typed = reviewed(start, { type: "item", key: "i0", change: { title: "Set 1" } });
    expect(reviewed(typed, { type: "restart", draft: start.draft })).toEqual({
      draft: start.draft,
      errors: {},
      dirty: false,
    });
  });

  test("ticks the rows it names", () => {
    const keys = new Set(["i1"]);
    const { draft } = reviewed(start, { type: "tick", list: "items", keys, ticked: false });
    expect(draft.items.map(({ ticked }) => ticked)).toEqual([true, false]);
  });

  test("adds topics of the student's own, each with a key of its own", () => {
    const once = reviewed(start, { type: "add-topic" });
    const twice = reviewed(once, { type: "add-topic" });
    const own = twice.draft.topics.filter(isAddedTopic).map(({ key }) => key);
    expect(new Set(own).size).toBe(2);
    const less = reviewed(twice, { type: "remove-topic", key: own[0] ?? "" });
    expect(less.draft.topics.map(({ key }) => key)).toEqual(["t0", own[1]]);
  });

  test("chooses what is to be deleted", () => {
    const chosen = reviewed(start, { type: "gone", key: "exam 3", ticked: true });
    expect(chosen.draft.gone).toEqual(["exam 3"]);
    expect(reviewed(chosen, { type: "gone", key: "exam 3", ticked: false }).draft.gone).toEqual([]);
  });
});
