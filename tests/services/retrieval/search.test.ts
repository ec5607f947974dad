import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { chunks, postings } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { searchPassages } from "@/lib/services/retrieval/search";
import { emptyTrash } from "@/lib/services/trash/purge";
import { indexPassages } from "@/tests/eval/retrieval";
import { type Student, signIn } from "@/tests/support/student";

const BOOK = [
  {
    title: "Cells",
    text: "Every living thing is made of cells, which are the smallest units of life.",
  },
  {
    title: "Cells > The mitochondria",
    text: "Mitochondria turn sugar into the power that a cell lives on.",
  },
  {
    title: "Cells > Photosynthesis",
    text: "Plants make sugar out of light, water and air in their leaves.",
  },
  { title: "Children", text: "Jean Piaget described how children learn to think, stage by stage." },
  { title: "Sugars", text: "Glucose/fructose are sugars. A café serves them, as Beyoncé knows." },
  {
    title: "Sleep",
    text: "A sleep disorder that stops the breath may be a central one or not: apnea is its name.",
  },
  {
    title: "Sleep",
    text: "In central sleep apnea the brain does not tell the muscles to breathe.",
  },
];

let student: Student;
let ann: Owner;
let bob: Owner;
let course_id: number;
let file_id: number;

beforeAll(async () => {
  student = await signIn();
  [ann, bob] = [ownerOf(student), ownerOf(await signIn())];
  course_id = (await student.makesCourse()).id;
  file_id = await indexPassages(ann, course_id, BOOK);
  await indexPassages(ann, null, [
    { title: "Tides", text: "The moon draws the water of the sea." },
  ]);
});

describe("a search for passages", () => {
  test.each([
    ["a question in whole sentences", "What do plants need in order to make sugar?", 3],
    ["other forms of a word", "mitochondrion powers", 2],
    ["a word that stands in a heading alone", "photosynthesis", 3],
    ["words next to each other", "central sleep apnea", 7],
    ["a name with a typing error", "Who is Piajet?", 4],
    ["a long word with two typing errors", "mitocondira", 2],
    ["words around a slash", "fructose", 5],
    ["a word without its accents", "beyonce cafe", 5],
    ["an irregular form of a word", "a child", 4],
    ["other words", "kids", 4],
    ["other words for several", "greens eat sunshine, where do plants get food from light", 3],
  ])("finds by %s", async (_, query, number) => {
    const { hits } = await searchPassages(ann, query, { course_id });
    expect(hits[0]).toMatchObject({ file_id, number, page_start: number });
  });

  test("says which word it took for another", async () => {
    const { replaced } = await searchPassages(ann, "Piajet", { course_id });
    expect(replaced).toEqual([{ word: "piajet", by: ["piaget"] }]);
  });

  test("takes no word for misspelt that the files say otherwise", async () => {
    // "step" is spelt like "stop", and means "stage".
    const { hits, replaced } = await searchPassages(ann, "step", { course_id });
    expect([hits.map(({ number }) => number), replaced]).toEqual([[4], []]);
  });

  test("counts a word and those said instead of it once, and none for more than the word", async () => {
    const other = await indexPassages(ann, null, [
      { title: "", text: "The child asked the infant, a youngster and a kid in the yard." },
      { title: "", text: "The kid asked nobody else, so a neighbour and dog in the yard." },
      { title: "", text: "The kid asked nobody else, so a neighbour and cat in the yard." },
    ]);
    const { hits } = await searchPassages(ann, "kid", { file_id: other });
    const of = (number: number) => hits.find((hit) => hit.number === number)?.score ?? 0;
    expect(of(1)).toBeGreaterThan(0);
    expect(of(1)).toBeLessThanOrEqual(of(2) * 1.2);
  });

  test("gives the passage with its page, its headings and its words", async () => {
    const { hits } = await searchPassages(ann, "mitochondria", { course_id, limit: 1 });
    expect(hits).toEqual([
      expect.objectContaining({
        heading_path: ["Cells", "The mitochondria"],
        text: BOOK[1]?.text,
        page_start: 2,
        page_end: 2,
        score: expect.any(Number),
      }),
    ]);
  });

  test.each([
    "",
    " ",
    "the of and",
    "'; drop table chunks; --",
    "\0",
    "{}",
    "\\",
    "🙂",
    "!&|()<->:*",
  ])("of %j finds nothing and fails at nothing", async (query) => {
    expect((await searchPassages(ann, query, { course_id })).hits).toEqual([]);
  });

  test("of a whole essay is cut, not refused", async () => {
    const { hits } = await searchPassages(ann, "sugar and light ".repeat(5000), { course_id });
    expect(hits[0]).toMatchObject({ number: 3 });
  });
});

describe("a search stays within", () => {
  test("the course, the file, or all of the student's files", async () => {
    expect((await searchPassages(ann, "moon", { course_id })).hits).toEqual([]);
    expect((await searchPassages(ann, "moon", { file_id })).hits).toEqual([]);
    expect((await searchPassages(ann, "moon")).hits).toHaveLength(1);
  });

  test("what is the student's own, with another's course or file named too", async () => {
    const words = ["mitochondria", "piajet", "cells"];
    for (const word of words) {
      for (const scope of [
        {},
        { course_id },
        { file_id },
        { course_id, file_id },
        { file_ids: [file_id] },
        { file_ids: [file_id], kinds: ["resource" as const] },
      ]) {
        expect(await searchPassages(bob, word, scope)).toEqual({
          hits: [],
          replaced: [],
          terms: [],
        });
      }
    }
  });

  test("what the student's own words tell, when a word is misspelt", async () => {
    const { id } = await student.makesCourse();
    await indexPassages(ann, id, [{ title: "Law", text: "A contract binds both sides." }]);
    expect((await searchPassages(ann, "mitocondria", { course_id: id })).replaced).toEqual([]);
    await indexPassages(bob, null, [{ title: "Law", text: "A contract binds both sides." }]);
    expect(await searchPassages(bob, "mitocondria")).toEqual({ hits: [], replaced: [], terms: [] });
  });

  test("a course that a file moved to", async () => {
    const { id } = await student.makesCourse();
    const moved = await indexPassages(ann, id, [
      { title: "Volcanoes", text: "Lava runs downhill." },
    ]);
    await db().update(files).set({ course_id }).where(eq(files.id, moved));
    expect((await searchPassages(ann, "lava", { course_id: id })).hits).toEqual([]);
    expect((await searchPassages(ann, "lava", { course_id })).hits).toHaveLength(1);
    await db().delete(files).where(eq(files.id, moved));
  });
});

describe("a file in the trash", () => {
  test("is not found, nor its words; restored it is, and purged its rows are gone", async () => {
    const { id } = await student.makesCourse();
    const trashed = await indexPassages(ann, id, [{ title: "Rocks", text: "Obsidian is glass." }]);
    await db().update(files).set({ kind: "assignment" }).where(eq(files.id, trashed));
    await student.delete(`/courses/${id}/assignment-files/${trashed}/`);
    for (const word of ["obsidian", "obsidiam"]) {
      for (const scope of [{}, { course_id: id }, { file_id: trashed }]) {
        expect(await searchPassages(ann, word, scope)).toEqual({
          hits: [],
          replaced: [],
          terms: [],
        });
      }
    }
    const { list } = await student.get("/trash/");
    await student.post(`/trash/${list[0]?.id}/restore/`);
    expect((await searchPassages(ann, "obsidian", { course_id: id })).hits).toHaveLength(1);
    await student.delete(`/courses/${id}/assignment-files/${trashed}/`);
    expect(await rowsOf(trashed)).toBeGreaterThan(0);
    await emptyTrash(ann);
    expect(await rowsOf(trashed)).toBe(0);
  });

  test("does not change what words weigh in the files that are left", async () => {
    const { id } = await student.makesCourse();
    await indexPassages(ann, id, [
      { title: "A", text: "Quartz is hard and clear." },
      { title: "B", text: "Gold is soft and heavy." },
    ]);
    const before = await searchPassages(ann, "quartz", { course_id: id });
    const other = await indexPassages(ann, id, [{ title: "C", text: "Quartz and quartz again." }]);
    expect((await searchPassages(ann, "quartz", { course_id: id })).hits).toHaveLength(2);
    await db().update(files).set({ kind: "assignment" }).where(eq(files.id, other));
    await student.delete(`/courses/${id}/assignment-files/${other}/`);
    expect(await searchPassages(ann, "quartz", { course_id: id })).toEqual(before);
  });
});

async function rowsOf(id: number): Promise<number> {
  const of_chunks = await db().$count(
    chunks,
    and(eq(chunks.owner_id, ann.id), eq(chunks.file_id, id)),
  );
  return of_chunks + (await db().$count(postings, eq(postings.file_id, id)));
}

function ownerOf({ user }: Student): Owner {
  return ownerFrom({ id: user.id, timezone: "UTC", session_id: null });
}
