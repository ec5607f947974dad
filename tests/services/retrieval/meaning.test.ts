import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { jobEvents } from "@/db/schema/jobs";
import { passageVectors, semanticSpaces, termVectors } from "@/db/schema/meaning";
import { readings } from "@/db/schema/readings";
import type { Owner } from "@/lib/services/kernel/owner";
import { findPassages } from "@/lib/services/retrieval/find-passages";
import { indexFile } from "@/lib/services/retrieval/index-file";
import type { SearchScope } from "@/lib/services/retrieval/scope";
import { makeSpace } from "@/lib/services/retrieval/semantic-space";
import { requestMissingSpaces } from "@/lib/services/retrieval/unrelated-courses";
import { emptyTrash } from "@/lib/services/trash/purge";
import { bookOf } from "@/tests/support/books";
import { indexResource, ownerOf } from "@/tests/support/library";
import { type Student, signIn } from "@/tests/support/student";

const PARTS = ["wheel", "engine", "brake", "fuel", "gear", "piston", "clutch", "axle"];
const HERBS = ["thyme", "onion", "basil", "garlic", "pepper", "fennel", "leek", "carrot"];
const ENDINGS = ["ox", "um", "ar", "ek", "ov", "ip"];

/** Passages about eight parts of a thing, each part with words of its own; the first part names the thing. */
function passagesAbout(name: string, parts: string[], count: number) {
  return Array.from({ length: count }, (_, n) => {
    const part = parts[n % 8];
    const words = ENDINGS.map((ending) => `${part}${ending}`);
    return { title: "", text: [...(n % 16 === 0 ? [name] : []), ...words].join(", ") };
  });
}

const CARS = passagesAbout("car", PARTS, 40);
const AUTOMOBILES = passagesAbout("landau", PARTS, 40);
const STEWS = passagesAbout("stew", HERBS, 40);

let student: Student;
let ann: Owner;
let course_id: number;
/**
 * "car" stands in the first file alone, "landau" in the second, "stew" in the third: no list of synonyms joins them.
 */
let cars: { id: number; file_id: number };
let automobiles: typeof cars;
let stews: typeof cars;

beforeEach(async () => {
  student = await signIn();
  ann = ownerOf(student);
  course_id = (await student.makesCourse()).id;
  cars = await indexResource(student, CARS, { course: course_id });
  automobiles = await indexResource(student, AUTOMOBILES, { course: course_id });
  stews = await indexResource(student, STEWS, { course: course_id });
}, 60_000);

const filesFound = async (query: string, scope: SearchScope, owner = ann) => [
  ...new Set(
    (await findPassages(owner, query, { ...scope, limit: 200 })).hits.map((h) => h.file_id),
  ),
];

async function restoreLast() {
  const { list } = await student.get("/trash/");
  expect((await student.post(`/trash/${list[0]?.id}/restore/`)).status).toBe(200);
}

async function spaceOf(file_id: number) {
  const [row] = await db()
    .select({ space_id: fileIndexes.space_id })
    .from(fileIndexes)
    .where(eq(fileIndexes.file_id, file_id));
  return row?.space_id;
}

describe("a passage that shares no word with the question", () => {
  test("is found once the course's words are known to belong together, and words are found before", async () => {
    expect(await filesFound("car", { course_id })).toEqual([cars.file_id]);
    await makeSpace(ann, { course_id });
    const found = await filesFound("car", { course_id });
    expect(found.slice(0, 2)).toEqual([cars.file_id, automobiles.file_id]);
    expect((await findPassages(ann, "car", { course_id })).method).toBe("words");
    expect(await filesFound("Cars", { file_id: automobiles.file_id })).toEqual([
      automobiles.file_id,
    ]);
    expect(await filesFound("car", { file_ids: [stews.file_id] })).not.toContain(cars.file_id);
  });

  test("is found across all courses, by what each has", async () => {
    const { id: other } = await student.makesCourse({ name: "Another course" });
    const { file_id } = await indexResource(student, CARS, { course: other });
    await makeSpace(ann, { course_id });
    const found = await filesFound("car", {});
    for (const each of [cars.file_id, automobiles.file_id, file_id]) expect(found).toContain(each);
    expect(found).not.toContain(stews.file_id);
  });

  test("is never another student's", async () => {
    await makeSpace(ann, { course_id });
    const bob = await signIn();
    await indexResource(bob, STEWS);
    await makeSpace(ownerOf(bob), { course_id: null });
    await makeSpace(ownerOf(bob), { course_id });
    expect(await filesFound("car", {}, ownerOf(bob))).toEqual([]);
    expect(await filesFound("car", { course_id }, ownerOf(bob))).toEqual([]);
    expect(await filesFound("car", { file_id: automobiles.file_id }, ownerOf(bob))).toEqual([]);
    expect(await spaceOf(cars.file_id)).not.toBeNull();
  });

  test("is not found for a word that no file holds", async () => {
    await makeSpace(ann, { course_id });
    expect(await filesFound("xylophone", { course_id })).toEqual([]);
    expect(await filesFound("", { course_id })).toEqual([]);
  });
});

describe("where a file stands", () => {
  beforeEach(() => makeSpace(ann, { course_id }), 60_000);

  test("is forgotten when it moves to another course, and kept when it is only renamed", async () => {
    await student.patch(`/resources/${automobiles.id}/`, { title: "Renamed", course: course_id });
    expect(await spaceOf(automobiles.file_id)).not.toBeNull();
    const { id: other } = await student.makesCourse({ name: "Another course" });
    await student.patch(`/resources/${automobiles.id}/`, { course: other });
    expect(await spaceOf(automobiles.file_id)).toBeNull();
    expect(await filesFound("car", { course_id: other })).toEqual([]);
    expect(await filesFound("car", { course_id })).not.toContain(automobiles.file_id);
    expect(await filesFound("landau", { course_id: other })).toEqual([automobiles.file_id]);
    await makeSpace(ann, { course_id: other });
    expect(await spaceOf(automobiles.file_id)).not.toBe(await spaceOf(cars.file_id));
  });

  test("is not used by a course that the space was not made for", async () => {
    const { id: other } = await student.makesCourse({ name: "Another course" });
    await db().update(files).set({ course_id: other }).where(eq(files.id, automobiles.file_id));
    expect(await filesFound("car", { course_id: other })).toEqual([]);
    expect(await filesFound("car", {})).not.toContain(automobiles.file_id);
  });

  test("is not used from the trash, and again when the file comes back", async () => {
    await student.delete(`/resources/${automobiles.id}/`);
    expect(await filesFound("car", { course_id })).not.toContain(automobiles.file_id);
    await restoreLast();
    expect(await filesFound("car", { course_id })).toContain(automobiles.file_id);
  });

  test("is known by words alone when it comes back after the course changed without it", async () => {
    await student.delete(`/resources/${automobiles.id}/`);
    await indexResource(student, STEWS.slice(0, 8), { course: course_id });
    await makeSpace(ann, { course_id });
    expect(await spaceOf(automobiles.file_id)).toBeNull();
    await restoreLast();
    expect(await filesFound("car", { course_id })).not.toContain(automobiles.file_id);
    await makeSpace(ann, { course_id });
    expect(await filesFound("car", { course_id })).toContain(automobiles.file_id);
  });

  test("goes with a file that is deleted for good", async () => {
    await student.delete(`/resources/${automobiles.id}/`);
    await emptyTrash(ann);
    const left = await db()
      .select({ first: passageVectors.first })
      .from(passageVectors)
      .where(eq(passageVectors.file_id, automobiles.file_id));
    expect(left).toEqual([]);
    await student.delete(`/courses/${course_id}/`);
    await emptyTrash(ann);
    for (const table of [semanticSpaces, termVectors, passageVectors]) {
      const [row] = await db()
        .select({ count: sql<number>`count(*)::int` })
        .from(table)
        .where(eq(table.owner_id, ann.id));
      expect(row?.count).toBe(0);
    }
  });

  test("is forgotten when its text is read anew", async () => {
    const reading = await bookOf(ann, [["Vehicles", "A landau needs an engine."]], {
      course_id,
    });
    await makeSpace(ann, { course_id });
    expect(await spaceOf(reading.file_id)).not.toBeNull();
    await db()
      .update(files)
      .set({ pages_attempt: reading.attempt + 1 })
      .where(eq(files.id, reading.file_id));
    await indexFile(ann, { ...reading, attempt: reading.attempt + 1 });
    expect(await spaceOf(reading.file_id)).toBeNull();
    const left = await db()
      .select({ first: passageVectors.first })
      .from(passageVectors)
      .where(eq(passageVectors.file_id, reading.file_id));
    expect(left).toEqual([]);
  });
});

describe("the space of a course's words", () => {
  test("is made once, the same each time, and nothing of an interrupted attempt is left", async () => {
    await makeSpace(ann, { course_id });
    const first = await spaceOf(cars.file_id);
    await makeSpace(ann, { course_id });
    expect(await spaceOf(cars.file_id)).toBe(first);
    const vectors = () =>
      db()
        .select({ term: termVectors.term, vector: termVectors.vector })
        .from(termVectors)
        .where(eq(termVectors.owner_id, ann.id))
        .orderBy(termVectors.term);
    const before = await vectors();
    expect(before.length).toBeGreaterThan(10);
    await db().insert(semanticSpaces).values({ owner_id: ann.id, course_id, dimensions: 10 });
    await db()
      .update(fileIndexes)
      .set({ space_id: null })
      .where(eq(fileIndexes.file_id, cars.file_id));
    await makeSpace(ann, { course_id });
    expect(await spaceOf(cars.file_id)).not.toBe(first);
    expect(await vectors()).toEqual(before);
    const spaces = await db()
      .select({ id: semanticSpaces.id })
      .from(semanticSpaces)
      .where(eq(semanticSpaces.owner_id, ann.id));
    expect(spaces).toHaveLength(1);
  });

  test("of a course with little to learn from leaves the words, and is not asked for again", async () => {
    const { id: small } = await student.makesCourse({ name: "A small course" });
    const { file_id } = await indexResource(student, CARS.slice(0, 9), { course: small });
    await makeSpace(ann, { course_id: small });
    expect(await spaceOf(file_id)).not.toBeNull();
    expect(await filesFound("car", { course_id: small })).toEqual([file_id]);
  });
});

describe("asking for spaces", () => {
  const asked = async () => {
    const events = await db().select({ event_id: jobEvents.event_id }).from(jobEvents);
    const prefix = `courses/unrelated-${ann.id}-`;
    return events.filter(({ event_id }) => event_id.startsWith(prefix)).length;
  };
  beforeAll(async () => {
    await db()
      .update(fileIndexes)
      .set({ finished_at: null })
      .where(and(isNull(fileIndexes.space_id)));
  });

  test("is done once for all new files of a course, and not for those that have one", async () => {
    await requestMissingSpaces();
    await requestMissingSpaces();
    expect(await asked()).toBe(1);
    await makeSpace(ann, { course_id });
    await db().delete(jobEvents);
    await requestMissingSpaces();
    expect(await asked()).toBe(0);
  });

  test("waits for files that are still being read, and leaves the trash alone", async () => {
    await db()
      .update(readings)
      .set({ stage: "reading" })
      .where(eq(readings.file_id, stews.file_id));
    await requestMissingSpaces();
    expect(await asked()).toBe(0);
    await db().update(readings).set({ stage: "ready" }).where(eq(readings.file_id, stews.file_id));
    for (const { id } of [cars, automobiles, stews]) await student.delete(`/resources/${id}/`);
    await requestMissingSpaces();
    expect(await asked()).toBe(0);
  });
});
