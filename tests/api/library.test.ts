import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { indexResource } from "@/tests/support/library";
import { recordQueries } from "@/tests/support/queries";
import { type Student, signIn } from "@/tests/support/student";

const CELLS = [
  { title: "Cells", text: "Every living thing is made of cells, the smallest units of life." },
  { title: "Cells > Mitochondria", text: "Mitochondria turn sugar into the power of a cell." },
];
const TIDES = [{ title: "Tides", text: "The moon draws the water of the sea twice a day." }];

let ann: Student;
let bob: Student;
let biology: number;
let cells: { id: number; file_id: number };
let tides: { id: number; file_id: number };

beforeAll(async () => {
  [ann, bob] = [await signIn(), await signIn()];
  biology = (await ann.makesCourse()).id;
  cells = await indexResource(ann, CELLS, {
    title: "The cell",
    course: biology,
    subject: "Biology",
    difficulty_level: 2,
  });
  tides = await indexResource(ann, TIDES, { title: "Seas and moons", subject: "Physics" });
  await indexResource(bob, CELLS, { title: "Cells of another student" });
});

describe("a search in the library", () => {
  test("finds by what stands in a PDF, with the page and the words", async () => {
    const { list } = await ann.get("/resources/search/?search=mitochondria");
    expect(list).toEqual([
      expect.objectContaining({
        id: cells.id,
        title: "The cell",
        passages: [{ page: 2, text: CELLS[1]?.text, score: 1 }],
      }),
    ]);
  });

  test("finds by its name, in whatever case and without accents", async () => {
    const { list } = await ann.get("/resources/search/?search=SEAS%20m%C3%B3on");
    expect(list.map(({ id }) => id)).toEqual([tides.id]);
  });

  test("without words gives everything, newest first", async () => {
    const { list } = await ann.get("/resources/search/");
    expect(list.map(({ id, passages }) => [id, passages])).toEqual([
      [tides.id, []],
      [cells.id, []],
    ]);
  });

  test.each([
    ["course", () => `course_id=${biology}`],
    ["subject", () => "subject=biology"],
    ["difficulty", () => "difficulty_level=2"],
  ])("looks only into what the filter by %s lets through", async (_, filter) => {
    const found = await ann.get(`/resources/search/?${filter()}`);
    expect(found.list.map(({ id }) => id)).toEqual([cells.id]);
    expect((await ann.get(`/resources/search/?search=moon&${filter()}`)).list).toEqual([]);
  });

  test("finds a sheet beside a book that is full of the same word", async () => {
    const cleo = await signIn();
    const book = Array.from({ length: 70 }, (_, n) => ({
      title: `Tides > ${n}`,
      text: "Tides come and tides go: the tides of the sea.",
    }));
    const sheet = [
      { title: "Ships", text: "Of ports, of trade and of sailors, and once of tides." },
    ];
    const ids = [
      (await indexResource(cleo, book)).id,
      (await indexResource(cleo, sheet)).id,
      (await indexResource(cleo, [{ title: "Rocks", text: "Sides of granite are hard." }])).id,
    ];
    const { list } = await cleo.get("/resources/search/?search=tides");
    expect(list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  test("never leaves the student's own library", async () => {
    const { list } = await bob.get("/resources/search/?search=cells");
    expect(list.map(({ title }) => title)).toEqual(["Cells of another student"]);
    expect((await bob.get(`/resources/search/?course_id=${biology}`)).status).toBe(404);
    expect((await bob.get("/resources/search/?search=moon")).list).toEqual([]);
    expect((await bob.get("/resources/search/?search=mooon")).list).toEqual([]);
  });

  test("takes as many queries for many resources as for one", async () => {
    const student = await signIn();
    await indexResource(student, TIDES);
    const search = () => student.get("/resources/search/?search=moon");
    const before = await recordQueries(search);
    for (let n = 0; n < 5; n += 1) await indexResource(student, TIDES);
    expect((await search()).list).toHaveLength(6);
    expect(await recordQueries(search)).toHaveLength(before.length);
  });
});

describe("all places in one resource", () => {
  test("are told page by page, and are those of the word looked for alone", async () => {
    const student = await signIn();
    const pages = Array.from({ length: 12 }, (_, n) => ({
      title: `Chapter ${n}`,
      text: n % 2 === 0 ? `The tides of bay ${n} come twice a day.` : "Granite is hard.",
    }));
    const { id } = await indexResource(student, pages);
    const { body } = await student.get(`/resources/${id}/search/?search=tides`);
    expect(body.total).toBe(6);
    expect(body.pages).toEqual(
      [0, 2, 4, 6, 8, 10].map((n) => ({ page: n + 1, excerpts: [pages[n]?.text] })),
    );
  });

  test("are the student's own", async () => {
    expect((await bob.get(`/resources/${cells.id}/search/?search=cells`)).status).toBe(404);
    expect((await ann.get(`/resources/${cells.id}/search/`)).body).toEqual({ pages: [], total: 0 });
  });

  test("cost as many queries in a long book as in a short one", async () => {
    const student = await signIn();
    const book = (pages: number) =>
      indexResource(
        student,
        Array.from({ length: pages }, () => ({ title: "Tides", text: "Tides come and go." })),
      );
    const [short, long] = [await book(2), await book(60)];
    const search = ({ id }: { id: number }) => student.get(`/resources/${id}/search/?search=tides`);
    const before = await recordQueries(() => search(short));
    expect((await search(long)).body.total).toBe(60);
    expect(await recordQueries(() => search(long))).toHaveLength(before.length);
  });
});

describe("a resource", () => {
  test("shows its passages in order, with pages, headings and minutes", async () => {
    const { list } = await ann.get(`/resources/${cells.id}/chunks/`);
    expect(list).toEqual(
      CELLS.map(({ title, text }, index) =>
        expect.objectContaining({
          chunk_index: index + 1,
          chunk_type: "text",
          content: text,
          topics: title.split(" > "),
          page: index + 1,
          estimated_study_time: 5,
          word_count: expect.any(Number),
        }),
      ),
    );
  });

  test("tells its topics as plain words; none before it is indexed", async () => {
    const url = `/resources/${cells.id}/topics/`;
    expect((await ann.get(url)).list).toEqual(["Cells", "Mitochondria"]);
    const { body } = await ann.upload("/resources/", {
      title: "Not read yet",
      file: new File([Buffer.from("%PDF-1.4 nothing")], "x.pdf"),
    });
    for (const part of ["topics", "chunks"]) {
      expect((await ann.get(`/resources/${body.id}/${part}/`)).list).toEqual([]);
    }
    await ann.delete(`/resources/${body.id}/`);
  });

  test("of another student, or in the trash, shows nothing", async () => {
    const { id } = await indexResource(ann, TIDES);
    for (const part of ["chunks", "topics"]) {
      expect((await bob.get(`/resources/${id}/${part}/`)).status).toBe(404);
    }
    await ann.delete(`/resources/${id}/`);
    for (const part of ["chunks", "topics"]) {
      expect((await ann.get(`/resources/${id}/${part}/`)).status).toBe(404);
    }
  });
});

describe("the numbers of a library", () => {
  test("count what is the student's own", async () => {
    const student = await signIn();
    const { id } = await student.makesCourse({ name: "Biology" });
    await indexResource(student, CELLS, { course: id, difficulty_level: 4 });
    await indexResource(student, TIDES);
    await db()
      .update(fileIndexes)
      .set({ study_minutes: 45 })
      .where(eq(fileIndexes.owner_id, student.user.id));
    expect((await student.get("/resources/stats/")).body).toEqual({
      total_resources: 2,
      ready_resources: 2,
      total_pages: 3,
      total_chunks: 3,
      total_study_hours: 1.5,
      resources_by_type: { pdf: 2 },
      resources_by_difficulty: { "4": 1, none: 1 },
      resources_by_course: expect.arrayContaining([
        { course_id: id, course_name: "Biology", count: 1 },
        { course_id: null, course_name: "Uncategorized", count: 1 },
      ]),
    });
  });

  test("are zero for a new student", async () => {
    const { body } = await (await signIn()).get("/resources/stats/");
    expect(body).toMatchObject({ total_resources: 0, total_chunks: 0, resources_by_course: [] });
  });
});
