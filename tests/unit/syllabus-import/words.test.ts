import { describe, expect, test } from "vitest";
import { differencesOf, weekdayOf } from "@/components/syllabus-import/changes";
import { placeOfQuote } from "@/components/syllabus-import/place-of-quote";
import { draftOf } from "@/components/syllabus-import/review-draft";
import { readingShare, readingText } from "@/components/syllabus-import/stage";
import { actionText, doneText, totalsOf, weightsOf } from "@/components/syllabus-import/summary";
import { PASTED_LINES } from "@/lib/contract/values";
import { pagesOfText } from "@/lib/documents/text-pages";
import { existingOf, itemOf, proposalOf, topicOf, ZONE } from "./proposal";

const NOTHING = { added: 0, updated: 0, topics: 0, removed: 0, class_times: 0 };

describe("the button says what it does", () => {
  test.each([
    [{ ...NOTHING, added: 14, topics: 12 }, true, "Add 14 items and 12 topics"],
    [{ ...NOTHING, added: 1 }, true, "Add 1 item"],
    [{ ...NOTHING, topics: 1 }, false, "Add 1 topic"],
    [{ ...NOTHING, updated: 2 }, false, "Update 2 items"],
    [{ ...NOTHING, added: 3, updated: 2 }, false, "Add 3 items and update 2"],
    [{ ...NOTHING, added: 3, updated: 2, removed: 1 }, false, "Add 3 items, update 2 and delete 1"],
    [
      { ...NOTHING, added: 3, topics: 2, updated: 2, removed: 1 },
      false,
      "Add 3 items and 2 topics, update 2, delete 1",
    ],
    [
      { ...NOTHING, added: 3, topics: 2, class_times: 1 },
      true,
      "Add 3 items, 2 topics and 1 class time",
    ],
    [NOTHING, true, "Create the course"],
    [NOTHING, false, "Finish without changes"],
  ])("%j", (totals, makesCourse, text) => {
    expect(actionText(totals, makesCourse)).toBe(text);
  });

  test("and so does the message afterwards", () => {
    const totals = { ...NOTHING, added: 14, topics: 12 };
    expect(doneText("Cell Biology", totals, true)).toBe(
      "Cell Biology is ready: 14 items, 12 topics",
    );
    expect(doneText("Cell Biology", { ...NOTHING, updated: 1, removed: 2 }, false)).toBe(
      "Cell Biology is up to date: 1 updated, 2 deleted",
    );
    expect(doneText("Cell Biology", NOTHING, true)).toBe("Cell Biology is ready");
  });

  test("counting what is ticked", () => {
    const proposal = proposalOf({
      items: [
        itemOf(),
        itemOf({ key: "i1", change: "changed", existing: existingOf() }),
        itemOf({ key: "i2", due_date: null }),
      ],
      topics: [topicOf(), topicOf({ key: "t1", is_known: true })],
    });
    expect(totalsOf(draftOf(proposal, ZONE), proposal)).toEqual({
      added: 1,
      updated: 1,
      topics: 1,
      class_times: 0,
      removed: 0,
    });
  });
});

describe("the sum of the weights", () => {
  test("counts what is ticked and what the course keeps", () => {
    const proposal = proposalOf({
      items: [
        itemOf({ weight: 33.3 }),
        itemOf({ key: "i1", weight: 33.4 }),
        itemOf({ key: "i2", weight: 33.3, change: "same", existing: existingOf({ weight: 33.3 }) }),
        itemOf({ key: "i3", weight: 50, due_date: null }),
      ],
    });
    expect(weightsOf(draftOf(proposal, ZONE), proposal)).toEqual({ sum: 100, items: 3 });
  });

  test("counts a row that changes nothing once, ticked or not", () => {
    const same = itemOf({ weight: 40, change: "same", existing: existingOf({ weight: 40 }) });
    const proposal = proposalOf({ items: [same], gone: [existingOf({ id: 8, weight: 60 })] });
    const draft = draftOf(proposal, ZONE);
    const ticked = { ...draft, items: draft.items.map((item) => ({ ...item, ticked: true })) };
    for (const one of [draft, ticked]) {
      expect(weightsOf(one, proposal)).toEqual({ sum: 100, items: 2 });
    }
    const deleted = { ...draft, gone: ["assignment 8"] };
    expect(weightsOf(deleted, proposal)).toEqual({ sum: 40, items: 1 });
  });

  test("is not spoken of where nothing has a weight", () => {
    const proposal = proposalOf({ items: [itemOf({ weight: null })] });
    expect(weightsOf(draftOf(proposal, ZONE), proposal)).toBeUndefined();
  });
});

describe("a newer version", () => {
  const changes = (fields: Parameters<typeof itemOf>[0], before = {}) =>
    differencesOf(itemOf(fields), existingOf(before), ZONE).map(({ before, after }) => [
      before,
      after,
    ]);

  test("shows the days where the time is the same, else the time as well", () => {
    expect(changes({})).toEqual([["Fri 11 Sep", "Fri 18 Sep"]]);
    expect(changes({ due_date: "2026-09-12T14:00:00.000Z", has_time: true })).toEqual([
      ["Fri 11 Sep, 11:59 PM", "Sat 12 Sep, 10:00 AM"],
    ]);
  });

  test("shows a new weight, and what had no date before", () => {
    expect(changes({ weight: 15 }, { due_date: null })).toEqual([
      ["no date", "Fri 18 Sep, 11:59 PM"],
      ["10%", "15%"],
    ]);
  });

  test("says nothing of what the syllabus leaves open", () => {
    expect(changes({ due_date: null, weight: null })).toEqual([]);
  });
});

test("a date is shown with its weekday", () => {
  expect([weekdayOf("2026-10-09"), weekdayOf("")]).toEqual(["Fri", ""]);
});

describe("words in a pasted text", () => {
  test("are found however their lines break, with signs taken literally", () => {
    const text = "Grading\n  Homework (10%)\n due  18 Sep. [late?]\nEnd";
    const found = placeOfQuote(text, "Homework (10%) due 18 Sep. [late?]");
    expect(text.slice(found?.start, found?.end)).toBe("Homework (10%)\n due  18 Sep. [late?]");
  });

  test("that stand there twice are found on their own line", () => {
    const text = "Quiz 10%\nReading\nQuiz 10%\r\nQuiz 10%";
    const places = [undefined, 0, 2, 3, 9].map(
      (line) => placeOfQuote(text, "Quiz 10%", line)?.start,
    );
    expect(places).toEqual([0, 0, 17, 27, 27]);
    const [page] = pagesOfText(text);
    const heights = page?.lines.map(({ y }) => (y - PASTED_LINES.first) / PASTED_LINES.leading);
    expect(heights).toEqual([0, 1, 2, 3]);
  });

  test("that are not there, or none, are not marked", () => {
    expect(placeOfQuote("Grading", "Homework")).toBeUndefined();
    expect(placeOfQuote("Grading", "  ")).toBeUndefined();
  });
});

describe("the reading", () => {
  test("is told in words", () => {
    const at = { page_count: 40, pages_read: 11 };
    expect(readingText({ stage: "reading", ...at })).toBe("Reading page 12 of 40");
    expect(readingText({ stage: "recognizing", ...at })).toBe(
      "Recognizing the text of page 12 of 40",
    );
    expect(readingText({ stage: "reading", page_count: null, pages_read: 0 })).toBe(
      "Opening the syllabus",
    );
    expect(readingText({ stage: "extracting", ...at })).toBe(
      "Looking for dates, grades and topics",
    );
  });

  test("and as a share while it can be counted", () => {
    expect(readingShare({ stage: "reading", page_count: 40, pages_read: 20 })).toBe(45);
    expect(readingShare({ stage: "stored", page_count: null, pages_read: 0 })).toBeUndefined();
  });
});
