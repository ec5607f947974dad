import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesOf, decided, type Sides } from "@/lib/course-setup/merge";
import { type HeldSetup, refOf } from "@/lib/course-setup/things";
import { ALL_PARTS, carriedOut, copyOf, HELD, heldOf } from "@/tests/support/course-copies";
import { SETUP } from "@/tests/support/setup";

const ZONE = "America/New_York";
const [task] = SETUP.assignments;
const work = task ?? expect.fail("no assignment");

const sides = (more: Partial<Sides> = {}): Sides => ({
  copied: copyOf(SETUP),
  theirs: SETUP,
  mine: HELD,
  zone: ZONE,
  begun: new Set(),
  ...more,
});
const moved = { ...SETUP, assignments: [{ ...work, due_date: "2026-10-12T03:59:00.000Z" }] };
const without = { ...SETUP, assignments: [] };
const mineWith = (fields: object): HeldSetup => ({
  ...HELD,
  assignments: HELD.assignments.map((one) => ({ ...one, ...fields })),
});

describe("what an update offers", () => {
  test("is nothing where nothing changed, however it is written", () => {
    expect(changesOf(sides())).toEqual([]);
    const [exam] = SETUP.exams;
    const turned = exam?.syllabus_coverage.map(({ topic, weightage }) => ({ weightage, topic }));
    const theirs = {
      ...SETUP,
      exams: SETUP.exams.map((one) => ({ ...one, syllabus_coverage: turned ?? [] })),
    };
    expect(changesOf(sides({ theirs }))).toEqual([]);
    const [part] = SETUP.grading.components;
    const said = part && { ...part, points: null };
    const grading = { components: said ? [said] : [], rules: null };
    expect(changesOf(sides({ theirs: { ...SETUP, grading } }))).toEqual([]);
  });

  test("is each changed field by itself, and what goes together in one", () => {
    const theirs = {
      ...moved,
      course: { ...SETUP.course, instructor: "Dr. New", end_date: "2026-12-11" },
      assignments: moved.assignments.map((one) => ({ ...one, weight: 20 })),
      class_times: SETUP.class_times.map((one) => ({
        ...one,
        start_time: "13:00",
        location: "R2",
      })),
    };
    expect(changesOf(sides({ theirs })).map(({ id }) => id)).toEqual([
      "course  instructor",
      "course  start_date",
      "class_times c1 weekdays",
      "class_times c1 location",
      "assignments a1 due_date",
      "assignments a1 weight",
    ]);
    const own = changesOf(sides({ theirs })).map((change) => "own" in change && change.own);
    expect(own).toEqual(Array(6).fill(null));
  });

  test("leaves what the student changed, and says that it is theirs", () => {
    const mine = mineWith({ due_date: "2026-10-11T03:59:00.000Z", title: "My title" });
    expect(changesOf(sides({ theirs: moved, mine }))).toMatchObject([
      {
        id: "assignments a1 due_date",
        own: "changed",
        before: { due_date: "2026-10-11T03:59:00.000Z" },
        after: { due_date: "2026-10-12T03:59:00.000Z" },
      },
    ]);
  });

  test("is not what the student has already, deleted, or never took", () => {
    const same = mineWith({ due_date: "2026-10-12T03:59:00.000Z" });
    expect(changesOf(sides({ theirs: moved, mine: same }))).toEqual([]);
    expect(changesOf(sides({ theirs: moved, mine: { ...HELD, assignments: [] } }))).toEqual([]);
    const parts = { ...ALL_PARTS, dates: false, course: false, grading: false };
    const theirs = {
      ...moved,
      assignments: [...moved.assignments, { ...work, key: "a2", title: "New" }],
      course: { ...SETUP.course, name: "Other" },
      grading: { components: [], rules: null },
      exams: [],
    };
    expect(changesOf(sides({ theirs, copied: { ...copyOf(SETUP), parts } }))).toEqual([]);
  });

  test("is a new item once, and none that the student added as well", () => {
    const fresh = { ...work, key: "a2", title: "Problem set 4" };
    const theirs = { ...SETUP, assignments: [work, fresh] };
    expect(changesOf(sides({ theirs }))).toMatchObject([
      { change: "new", id: "assignments a2 new" },
    ]);
    const { id: _, ...held } = HELD.assignments[0] ?? expect.fail("none");
    const own = { ...held, id: 77, title: "problem set 4", weight: 3 };
    const mine = { ...HELD, assignments: [...HELD.assignments, own] };
    expect(changesOf(sides({ theirs, mine }))).toEqual([]);
    const { copied } = decided(sides({ theirs, mine }), new Set());
    expect(copied.rows["assignments a2"]).toBe(77);
    // What the student had otherwise from the start is theirs, but nothing they changed.
    const later = { ...theirs, assignments: [work, { ...fresh, weight: 30 }] };
    expect(changesOf(sides({ theirs: later, mine, copied }))).toMatchObject([
      { id: "assignments a2 weight", own: "kept" },
    ]);
  });

  test("asks about what was removed, and never takes what is begun", () => {
    const begun = new Set([refOf({ kind: "assignments", key: "a1" })]);
    expect(changesOf(sides({ theirs: without }))).toMatchObject([
      { change: "removed", own: null, is_begun: false, row: HELD.assignments[0]?.id },
    ]);
    const all = new Set(["assignments a1 removed"]);
    expect(decided(sides({ theirs: without }), all).done).toHaveLength(1);
    expect(changesOf(sides({ theirs: without, begun }))).toMatchObject([{ is_begun: true }]);
    expect(decided(sides({ theirs: without, begun }), all).done).toEqual([]);
    const mine = mineWith({ title: "My title", weight: 1 });
    expect(changesOf(sides({ theirs: without, mine }))).toMatchObject([{ own: "changed" }]);
    const keeping = (...kept: string[]) => ({ copied: { ...copyOf(SETUP), kept } });
    const ofBoth = ["assignments a1 title", "assignments a1 weight"];
    for (const [kept, own] of [
      [ofBoth.slice(1), "changed"],
      [ofBoth, "kept"],
    ] as const) {
      expect(changesOf(sides({ theirs: without, mine, ...keeping(...kept) }))).toMatchObject([
        { own },
      ]);
    }
  });

  test("knows again what was removed, kept, and comes back", () => {
    const { copied } = decided(sides({ theirs: without }), new Set());
    expect(changesOf(sides({ copied }))).toEqual([]);
    expect(decided(sides({ copied }), new Set()).copied.rows).toEqual(copyOf(SETUP).rows);
  });

  test("is new although it looks like another one that is followed already", () => {
    const theirs = { ...SETUP, assignments: [work, { ...work, key: "a2" }] };
    expect(changesOf(sides({ theirs }))).toMatchObject([{ id: "assignments a2 new" }]);
  });

  test("comes once: what was left out is the student's own when it changes again", () => {
    const { copied } = decided(sides({ theirs: moved }), new Set());
    expect(changesOf(sides({ theirs: moved, copied }))).toEqual([]);
    const again = { ...SETUP, assignments: [{ ...work, due_date: "2026-10-20T03:59:00.000Z" }] };
    expect(changesOf(sides({ theirs: again, copied }))).toMatchObject([{ own: "kept" }]);
    const taken = decided(sides({ theirs: again, copied }), new Set(["assignments a1 due_date"]));
    expect(taken.copied.kept).toEqual([]);
    // A value that both say again is nobody's own.
    const back = decided(sides({ copied }), new Set());
    expect(back.copied.kept).toEqual([]);
  });

  test("takes a grading as a whole, since its rules name its parts", () => {
    const [part] = SETUP.grading.components;
    const grading = { components: [{ ...(part ?? expect.fail("none")), weight: 50 }], rules: null };
    expect(changesOf(sides({ theirs: { ...SETUP, grading } }))).toMatchObject([
      { id: "grading  components", before: SETUP.grading, after: grading },
    ]);
  });
});

/** Edits that either side may make, in any order; a key of an item decides which. */
const edit = fc.record({
  list: fc.constantFrom("assignments", "topics", "exams", "class_times"),
  item: fc.nat(3),
  what: fc.constantFrom("first", "second", "remove", "add"),
  value: fc.nat(4),
});

describe("a merge of three", () => {
  test("loses no edit of the student's, and has nothing to do a second time", () => {
    const rounds = fc.array(
      fc.record({
        theirs: fc.array(edit, { maxLength: 4 }),
        mine: fc.array(edit, { maxLength: 4 }),
        accepts: fc.constantFrom("default", "all", "none"),
        begun: fc.nat(3),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(rounds, (played) => {
        let [theirs, mine, copied] = [SETUP, HELD, copyOf(SETUP)];
        for (const round of played) {
          theirs = heldOf.changed(theirs, round.theirs);
          mine = heldOf.changed(mine, round.mine);
          const begun = new Set([`assignments a${round.begun}`]);
          const now: Sides = { copied, theirs, mine, zone: ZONE, begun };
          const offered = changesOf(now);
          const ticked = offered.filter(
            (change) =>
              round.accepts === "all" ||
              (round.accepts === "default" &&
                change.change !== "removed" &&
                !("own" in change && change.own)),
          );
          const accepted = new Set(round.accepts === "none" ? [] : ticked.map(({ id }) => id));
          const decision = decided(now, accepted);
          const after = carriedOut(mine, decision, theirs);
          // What was not ticked is as it was, to the letter.
          expect(heldOf.without(after.mine, decision.done, mine)).toEqual(
            heldOf.without(mine, decision.done),
          );
          for (const change of decision.done) expect(accepted).toContain(change.id);
          expect(decision.done.filter((one) => "is_begun" in one && one.is_begun)).toEqual([]);
          // What is the student's own is never among what is ticked at first.
          if (round.accepts === "default") expect(heldOf.ownLost(now, after.mine)).toEqual([]);
          const again = { ...now, mine: after.mine, copied: after.copied };
          expect(changesOf(again)).toEqual([]);
          const twice = decided(again, accepted);
          expect(twice.done).toEqual([]);
          expect(twice.copied).toEqual(after.copied);
          [mine, copied] = [after.mine, after.copied];
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("makes the sharer's course of a copy that nobody edited, whatever the steps on the way", () => {
    const published = fc.array(fc.array(edit, { maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(published, (versions) => {
        let [theirs, mine, copied] = [SETUP, HELD, copyOf(SETUP)];
        for (const version of versions) {
          theirs = heldOf.changed(theirs, version);
          const now: Sides = { copied, theirs, mine, zone: ZONE, begun: new Set() };
          const all = new Set(changesOf(now).map(({ id }) => id));
          ({ mine, copied } = carriedOut(mine, decided(now, all), theirs));
        }
        expect(heldOf.plain(mine)).toEqual(heldOf.plain(theirs));
      }),
      { numRuns: 500 },
    );
  });
});
