import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftStore } from "@/components/syllabus-import/draft-store";
import { judge } from "@/components/syllabus-import/judge";
import { draftOf } from "@/components/syllabus-import/review-draft";
import type { Proposal } from "@/lib/contract/syllabus-imports";
import { WAITING } from "@/tests/support/syllabus-import";
import { itemOf, proposalOf, quotedValue } from "./proposal";

const ZONE = "America/New_York";
const named = { ...proposalOf().course, name: quotedValue("Cell Biology") };
const judged = (fields: Partial<Proposal>) =>
  judge({ ...WAITING, proposal: proposalOf({ course: named, ...fields }) }, ZONE);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2036-09-25T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  draftStore.forget(WAITING.id);
});

describe("a syllabus among several", () => {
  test("goes in as it is where nothing is unclear, and says what it holds", () => {
    const found = judge(WAITING, ZONE);
    expect(found).toMatchObject({ name: "Cell Biology", unclear: [], past: 1, left_out: [] });
    expect(found?.next?.title).toBe("Homework 2");
    expect(found?.body?.items).toHaveLength(2);
    expect(found?.body?.topics).toHaveLength(2);
  });

  test("is no course before it is read", () => {
    expect(judge({ ...WAITING, proposal: null }, ZONE)).toBeNull();
  });

  const item = itemOf({ due_date: "2036-10-04T03:59:00.000Z" });
  test.each<[string, Partial<Proposal>, RegExp]>([
    ["a note", { items: [item], open_questions: ["Two dates for one exam."] }, /Two dates/],
    ["no name", { items: [item], course: proposalOf().course }, /name of the course/],
    ["nothing in it", { items: [], topics: [] }, /no graded work/],
    [
      "a term that is over",
      { items: [itemOf({ due_date: "2035-10-04T03:59:00.000Z" })] },
      /term is over/,
    ],
    [
      "the name of a semester long over and no date",
      {
        items: [itemOf({ due_date: null })],
        course: { ...named, semester: quotedValue("Fall 2034") },
      },
      /term is over/,
    ],
  ])("with %s has to be looked through first", (_, fields, why) => {
    const found = judged(fields);
    expect(found?.body).toBeNull();
    expect(found?.unclear.join(" ")).toMatch(why);
  });

  test("goes in without a date where its semester runs", () => {
    const course = { ...named, semester: quotedValue("Fall 2036") };
    expect(judged({ items: [itemOf({ due_date: null })], course })?.unclear).toEqual([]);
  });

  test("goes in, and says so, with a note that leaves nothing open", () => {
    const found = judged({ items: [item], notes: ["We found no topics."] });
    expect(found).toMatchObject({ unclear: [], remarks: ["We found no topics."] });
    expect(found?.body?.items).toHaveLength(1);
  });

  test("names what stays out", () => {
    const paper = itemOf({ key: "i9", title: "Term paper", due_date: null });
    expect(judged({ items: [item, paper] })).toMatchObject({ left_out: ["Term paper"] });
  });

  test("goes in as the student has changed it", () => {
    const { proposal } = WAITING;
    if (!proposal) throw new Error("It is read");
    const draft = draftOf(proposal, ZONE);
    draftStore.keep(WAITING.id, WAITING.updated_at, {
      ...draft,
      items: draft.items.map((one, index) => ({ ...one, ticked: index === 0 })),
    });
    expect(judge(WAITING, ZONE)?.body?.items).toHaveLength(1);
    // Read again since, as with the year the student named: what was changed is known by the rows' titles.
    draftStore.forget(WAITING.id);
    const left = draft.items.map((one, index) => ({ ...one, ticked: index === 0 }));
    draftStore.keepEdits(WAITING.id, { before: draft, draft: { ...draft, items: left } });
    const again = { ...WAITING, updated_at: "2036-09-25T12:00:00.000Z" };
    expect(judge(again, ZONE)?.body?.items).toHaveLength(1);
  });
});
