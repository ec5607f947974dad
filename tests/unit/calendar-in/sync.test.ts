import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Change, decideSync, offeredBy, type StoredItem } from "@/lib/calendar-in/sync";
import { type Synced, syncedOf } from "@/lib/calendar-in/synced";
import type { CalendarItem } from "@/lib/calendar-in/types";
import { itemsOf } from "@/lib/calendar-in/understand";
import { feed, item, itemsIn, NOW, ZONE } from "./calendars";

const ASKED = { now: NOW.toISOString(), is_complete: true };
const LATER = "2026-12-20T12:00:00.000Z";

function stored(values: Partial<StoredItem> & { said?: CalendarItem } = {}): StoredItem {
  const said = values.said ?? item();
  const base = syncedOf(said, "assignment");
  const usual = { decision: "accepted", work: "assignment", is_gone: false } as const;
  return { key: said.key, said, base, mine: base, ...usual, ...values };
}

/** What the database does with the changes. */
function changed(before: readonly StoredItem[], changes: readonly Change[]): StoredItem[] {
  const rows = new Map(before.map((row) => [row.key, row]));
  for (const change of changes) {
    if (change.kind === "add") {
      if (rows.has(change.item.key)) throw new Error(`Twice: ${change.item.key}`);
      const { key } = change.item;
      const fresh = {
        decision: "proposed",
        work: null,
        is_gone: false,
        base: null,
        mine: null,
      } as const;
      rows.set(key, { key, said: change.item, ...fresh });
      continue;
    }
    const row = rows.get(change.key);
    if (!row) throw new Error(`Unknown: ${change.key}`);
    rows.delete(change.key);
    if (change.kind === "gone") rows.set(row.key, { ...row, is_gone: true });
    if (change.kind !== "hear") continue;
    if (rows.has(change.item.key)) throw new Error(`Twice: ${change.item.key}`);
    const { item: said, base, write } = change;
    rows.set(said.key, {
      ...row,
      key: said.key,
      said,
      base,
      mine: write ?? row.mine,
      is_gone: false,
    });
  }
  return [...rows.values()];
}

const synced = (before: readonly StoredItem[], items: readonly CalendarItem[], asked = ASKED) =>
  changed(before, decideSync(before, items, asked).changes);

describe("an answer of a calendar", () => {
  test("that says the same changes nothing", () => {
    expect(decideSync([stored()], [item()], ASKED)).toEqual({ changes: [], warning: null });
  });

  test("moves what the student left as it was", () => {
    const [row] = synced([stored()], [item({ at: LATER })]);
    expect(row?.mine?.at).toBe(LATER);
    expect(row?.base?.at).toBe(LATER);
  });

  test("offers what the student changed, and changes the rest", () => {
    const mine = { ...syncedOf(item(), "assignment"), title: "My essay" };
    const [row] = synced([stored({ mine })], [item({ title: "Essay One", at: LATER })]);
    expect(row?.mine).toMatchObject({ title: "My essay", at: LATER });
    expect(row && offeredBy(row)).toEqual({ title: "Essay One" });
  });

  test("offers nothing where the calendar says what the student says, or has not changed", () => {
    const mine = { ...syncedOf(item(), "assignment"), at: LATER };
    expect(offeredBy(stored({ mine }))).toEqual({});
    const [row] = synced([stored({ mine })], [item({ at: LATER })]);
    expect(row && offeredBy(row)).toEqual({});
    expect(row?.base?.at).toBe(LATER);
  });

  test("leaves alone what was not accepted, and what the student deleted", () => {
    for (const values of [{ decision: "ignored" as const }, { mine: null }]) {
      const { changes } = decideSync([stored(values)], [item({ at: LATER })], ASKED);
      expect(changes).toMatchObject([{ kind: "hear", write: null }]);
    }
  });

  test("knows a thing under another key by its title, if there is one of it", () => {
    const again = item({ key: "uid:2", at: LATER });
    expect(synced([stored()], [again])).toMatchObject([{ key: "uid:2", mine: { at: LATER } }]);
    const twice = [again, item({ key: "uid:3", at: LATER })];
    expect(synced([stored()], twice).map(({ key }) => key)).toEqual(["uid:1", "uid:2", "uid:3"]);
  });

  test("without something asks about what was accepted, and drops what was not", () => {
    const rows = [stored(), stored({ said: item({ key: "p", title: "P" }), decision: "proposed" })];
    const other = item({ key: "o", title: "O" });
    expect(decideSync(rows, [other], ASKED).changes).toMatchObject([
      { kind: "gone", key: "uid:1" },
      { kind: "drop", key: "p" },
      { kind: "add" },
    ]);
    const partly = { ...ASKED, is_complete: false };
    expect(decideSync(rows, [other], partly).changes).toMatchObject([{ kind: "add" }]);
  });

  test("that is empty, or has lost most, takes nothing away", () => {
    const rows = Array.from({ length: 6 }, (_, at) =>
      stored({ said: item({ key: `uid:${at}`, title: `Essay ${at}` }) }),
    );
    expect(decideSync(rows, [], ASKED)).toEqual({ changes: [], warning: "emptied" });
    const [first] = rows;
    const left = first ? [first.said] : [];
    expect(decideSync(rows, left, ASKED)).toEqual({ changes: [], warning: "shrunk" });
    const most = rows.slice(0, 4).map(({ said }) => said);
    expect(decideSync(rows, most, ASKED)).toMatchObject({ warning: null });
    expect(decideSync([], [], ASKED)).toEqual({ changes: [], warning: null });
  });

  test("that has it again takes the question back", () => {
    const gone = stored({ is_gone: true });
    expect(decideSync([gone], [item()], ASKED).changes).toMatchObject([
      { kind: "hear", write: null },
    ]);
    expect(synced([gone], [item()])).toMatchObject([{ is_gone: false }]);
  });
});

/** Recorded answers of one calendar: things are moved, renamed, added, left out, and given other keys. */
const answers = fc
  .array(
    fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 9 }),
        day: fc.integer({ min: 1, max: 28 }),
        title: fc.constantFrom("", " (revised)"),
        override: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    { minLength: 2, maxLength: 6 },
  )
  .map((all) =>
    all.map((events) =>
      itemsOf(
        events.map(({ number, day, title, override }) => ({
          uid: `event-assignment-override-${number}${override}`,
          recurrence_id: null,
          title: `Problem set ${number}${title} (Section) [MATH 233]`,
          description: "",
          start: `2026-12-${String(day).padStart(2, "0")}T12:00:00.000Z`,
          end: null,
          date: null,
          location: "",
          url: `https://canvas.example.edu/calendar#assignment_${number}`,
          status: "",
          is_free: false,
          last_modified: null,
          sequence: 0,
          categories: [],
        })),
        "canvas",
        ZONE,
      ),
    ),
  );

const edits = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 5 }),
    number: fc.integer({ min: 1, max: 9 }),
    title: fc.constantFrom("Mine", "My own"),
    field: fc.constantFrom("title" as const, "at" as const),
  }),
  { maxLength: 6 },
);

function accepted(rows: StoredItem[]): StoredItem[] {
  return rows.map((row) => {
    if (row.decision !== "proposed") return row;
    const base = syncedOf(row.said, "assignment");
    return { ...row, decision: "accepted", work: "assignment", base, mine: base };
  });
}

/** Plays the answers in their order, with the student's edits between them; answers what they edited as well. */
function played(
  order: CalendarItem[][],
  made: { after: number; number: number; title: string; field: "title" | "at" }[],
) {
  let rows: StoredItem[] = [];
  const edited = new Map<string, Partial<Synced>>();
  order.forEach((items, at) => {
    const next = synced(rows, items);
    expect(decideSync(next, items, ASKED).changes).toEqual([]);
    rows = accepted(next);
    for (const { number, title, field } of made.filter(({ after }) => after === at)) {
      const key = `assignment:${number}`;
      rows = rows.map((row) => {
        if (row.key !== key || !row.mine) return row;
        const value = field === "title" ? { title } : { at: `2027-01-0${number}T09:00:00.000Z` };
        edited.set(key, { ...edited.get(key), ...value });
        return { ...row, mine: { ...row.mine, ...value } };
      });
    }
  });
  return { rows, edited };
}

test("answers in any order, with edits between them: nothing twice, no edit lost, the last answer holds", () => {
  fc.assert(
    fc.property(
      answers.chain((all) =>
        fc.tuple(
          fc.shuffledSubarray(all, { minLength: all.length }),
          fc.constant<CalendarItem[]>(all.at(-1) ?? []),
        ),
      ),
      edits,
      ([order, last], made) => {
        const { rows, edited } = played([...order, last], made);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        const work = rows.map(({ said }) => said.title.replace(/ \(revised\)/, ""));
        expect(new Set(work).size).toBe(rows.length);
        for (const said of last) {
          const row = rows.find(({ key }) => key === said.key);
          expect(row?.mine).toEqual({ ...syncedOf(said, "assignment"), ...edited.get(said.key) });
        }
        for (const [key, values] of edited) {
          expect(rows.find((row) => row.key === key)?.mine).toMatchObject(values);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each(["canvas", "moodle", "brightspace", "blackboard", "google"])(
  "the recorded feed of %s, replayed in any order with others, ends the same",
  (name) => {
    const whole = itemsIn(feed(name));
    const moved = whole.map((said) => ({ ...said, at: LATER }));
    const partly = whole.slice(1);
    fc.assert(
      fc.property(
        fc.shuffledSubarray<CalendarItem[]>([whole, moved, partly, [], whole.toReversed()], {
          minLength: 5,
        }),
        (order) => {
          const { rows } = played([...order, whole], []);
          expect(rows.map(({ key }) => key).sort()).toEqual(whole.map(({ key }) => key).sort());
          for (const said of whole) {
            expect(rows.find(({ key }) => key === said.key)).toMatchObject({
              is_gone: false,
              mine: syncedOf(said, "assignment"),
            });
          }
        },
      ),
      { numRuns: 100 },
    );
  },
);
