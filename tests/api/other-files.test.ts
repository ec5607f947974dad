import { describe, expect, test, vi } from "vitest";
import { dispatch } from "@/app/api/dispatch";
import { CourseFile } from "@/lib/contract/files";
import { Resource } from "@/lib/contract/resources";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { docxOf, wordParagraph } from "@/tests/support/office";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";
import { accepting, SYLLABUS, whenRead } from "@/tests/support/syllabus";

runJobs();

const HOMEWORK = [
  "# Homework 4: Shortest paths",
  "",
  "Due: Friday, October 9, 2026 at 5:00 pm",
  "",
  "- Read the chapter on heaps.",
  "- Prove that **Dijkstra's algorithm** ends.",
];
const homework = (name = "homework 4.md") => new File([HOMEWORK.join("\n")], name);
const IN_WORD = Uint8Array.from(
  docxOf(HOMEWORK.map((line) => wordParagraph(line.replace(/^[#-] /, ""))).join("")),
);
/** The container of older Office files, with nothing in it. */
const old = (name: string) =>
  new File([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(512)], name);

async function withCourse(): Promise<[Student, string]> {
  const ann = await signIn();
  const { id } = await ann.makesCourse();
  return [ann, `/courses/${id}`];
}

/** The row as soon as it is read, or reading it has failed. */
function over(student: Student, url: string) {
  return vi.waitFor(
    async () => {
      const { body } = await student.get(url);
      expect(["ready", "failed"]).toContain(body.stage);
      return body;
    },
    { timeout: 30_000, interval: 50 },
  );
}

describe("a file that is no PDF", () => {
  test("becomes an assignment whose evidence stands on its page, and is found and shown as text", async () => {
    const [ann, course] = await withCourse();
    const url = `${course}/assignment-files`;
    const sent = await ann.upload(`${url}/any/`, { title: "Homework", file: homework() });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ file_type: "markdown", original_filename: "homework 4.md" });
    const file = CourseFile.parse(await over(ann, `${url}/${sent.body.id}`));
    expect(file).toMatchObject({ stage: "ready", processing_error: "", page_count: 1 });
    expect(file.assignment).toMatchObject({ due_date: expect.stringContaining("2026-10-09") });

    const [page, ...others] = (await ann.get(`/documents/${file.id}/pages/`)).list;
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      number: 1,
      lines: expect.arrayContaining([
        expect.objectContaining({
          text: "Homework 4: Shortest paths",
          heading: 1,
        }),
        expect.objectContaining({ text: "Due: Friday, October 9, 2026 at 5:00 pm" }),
      ]),
    });
    const query = new URLSearchParams({ page: "1", quote: "Friday, October 9, 2026" });
    expect((await ann.get(`/documents/${file.id}/locate/?${query}`)).body.boxes).toHaveLength(1);
    expect((await ann.get(`/documents/${file.id}/`)).body).toMatchObject({ file_type: "markdown" });
    const found = await ann.post("/resources/semantic-search/", { query: "chapter on heaps" });
    expect(JSON.stringify(found.body)).toContain("Read the chapter on heaps");
  });

  test("becomes an assignment called as the document is, unless the student named it", async () => {
    const [ann, course] = await withCourse();
    const url = `${course}/assignment-files`;
    for (const [title, named] of [
      ["hw4 final", "Homework 4: Shortest paths"],
      ["My fourth homework", "My fourth homework"],
    ] as const) {
      const sent = await ann.upload(`${url}/any/`, {
        title,
        file: new File([IN_WORD], "hw4 final.docx"),
      });
      const read = CourseFile.parse(await over(ann, `${url}/${sent.body.id}`));
      expect(read.assignment?.title, title).toBe(named);
    }
  });

  test("is a quiz and a resource as well; the resource is of the file's type unless another is named", async () => {
    const [ann, course] = await withCourse();
    const quiz = await ann.upload(`${course}/quiz-files/any/`, { title: "Quiz", file: homework() });
    expect([quiz.status, quiz.body.file_type]).toEqual([201, "markdown"]);
    const plain = new File(["Graphs have nodes and edges."], "graphs.txt");
    const resource = Resource.parse(
      (await ann.upload("/resources/any/", { title: "Graphs", file: plain })).body,
    );
    expect(resource).toMatchObject({ file_type: "text", resource_type: "text" });
    const named = { title: "Graphs", resource_type: "notes", file: plain };
    expect((await ann.upload("/resources/any/", named)).body.resource_type).toBe("notes");
    expect(await over(ann, `/resources/${resource.id}`)).toMatchObject({ stage: "ready" });
    const chunks = (await ann.get(`/resources/${resource.id}/chunks/`)).list;
    expect(chunks).toMatchObject([{ content: "Graphs have nodes and edges.", page: 1 }]);
  });

  test("is a syllabus to be reviewed, and takes the place of one in the course", async () => {
    const ann = await signIn();
    const syllabus_file = new File([SYLLABUS.join("\n\n")], "syllabus.txt");
    const { body } = await ann.upload("/syllabus-imports/", { syllabus_file });
    const row = await whenRead(ann, body.id);
    expect(row.proposal?.items.map(({ title }) => title)).toContain("Midterm exam");
    const course = { name: "Cell Biology", code: "BIO 210", semester: "Fall 2026" };
    const accepted = await ann.post(`/syllabus-imports/${row.id}/accept/`, {
      ...accepting(row),
      course,
    });
    const at = `/courses/${accepted.body.course_id}/topics`;
    const [source] = (await ann.get(`${at}/`)).list;
    expect(source).toMatchObject({ content_source: "file", file_type: "text" });
    const newer = new File(
      ["# Course schedule\n\n- Week 1: Ribosomes\n- Week 2: Enzymes\n- Week 3: Signals"],
      "newer.md",
    );
    const replaced = await ann.upload(`${at}/${source?.id}/any/`, { syllabus_file: newer }, "PUT");
    expect(replaced.body).toMatchObject({
      file_type: "markdown",
      extracted_topics: ["Ribosomes", "Enzymes", "Signals"],
    });
  });

  test.each([
    [
      "a web page",
      "page.html",
      "<!doctype html><script>alert(1)</script><p>Due Friday",
      "application/octet-stream",
    ],
    ["a text", "notes.txt", "Due Friday", "text/plain"],
  ])("is handed back as it came, as %s that no browser shows", async (_, name, content, type) => {
    const [ann, course] = await withCourse();
    const file = new File([content], name, { type: "text/html" });
    const { body } = await ann.upload(`${course}/quiz-files/any/`, { title: "Page", file });
    for (const url of [
      `${course}/quiz-files/${body.id}/download/`,
      `/documents/${body.id}/download/`,
    ]) {
      const authorization = `Bearer ${ann.tokens.access}`;
      const answer = await dispatch(
        new Request(`http://localhost/api${url}`, { headers: { authorization } }),
      );
      const { headers } = answer;
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("content-disposition")).toContain("attachment");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(await answer.text()).toBe(content);
    }
  });

  test("is refused word for word where the specification takes PDFs only", async () => {
    const [ann, course] = await withCourse();
    const title = "Homework";
    const answers = [
      await ann.upload(`${course}/assignment-files/`, { title, file: homework("homework.pdf") }),
      await ann.upload(`${course}/quiz-files/`, { title, file: homework() }),
      await ann.upload("/resources/", { title, file: homework() }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.file).toEqual([expect.stringMatching(/^This file isn't a PDF, so we/)]);
    }
    const syllabus = await ann.upload(`${course}/topics/`, { syllabus_file: homework() });
    expect([syllabus.status, syllabus.body.syllabus_file]).toEqual([
      400,
      [expect.stringMatching(/^This file isn't a PDF, so we/)],
    ]);
  });

  test("is a PDF where it is one, whatever its name says", async () => {
    const [ann, course] = await withCourse();
    const file = new File(["%PDF-1.4 nothing"], "notes.docx");
    const { body } = await ann.upload(`${course}/quiz-files/any/`, { title: "Notes", file });
    expect(body.file_type).toBe("pdf");
  });

  test.each([
    ["an old Word document", old("Syllabus.doc"), "an old Word document. .*save it as DOCX or PDF"],
    [
      "an old PowerPoint file",
      old("week 1.ppt"),
      "an old PowerPoint file. .*save it as PPTX or PDF",
    ],
    [
      "a program",
      new File([Buffer.from([77, 90, 0, 3])], "setup.exe"),
      "We can't read “setup.exe”",
    ],
    [
      "a program named as a document",
      new File([Buffer.from([77, 90, 0, 3])], "a.docx"),
      "We can't read “a.docx”",
    ],
    ["nothing", new File([], "empty.docx"), "This file is empty. Please choose another file."],
    [
      "26 MB",
      new File([Buffer.alloc(FILE_SIZE_MAX + 1, "a")], "long.txt"),
      "larger than 25 MB. Please choose a smaller file.",
    ],
    [
      "60 MB",
      new File([Buffer.alloc(60 * 1024 * 1024, "a")], "long.txt"),
      "larger than 25 MB. Please choose a smaller file.",
    ],
  ])("is refused with the way out where it is %s", async (_, file, words) => {
    const [ann, course] = await withCourse();
    for (const url of [`${course}/assignment-files`, `${course}/quiz-files`, "/resources"]) {
      const { status, body } = await ann.upload(`${url}/any/`, { title: "File", file });
      expect(status).toBe(400);
      expect(body.file).toEqual([expect.stringMatching(new RegExp(words))]);
      expect(body.message).toEqual(expect.any(String));
      expect((await ann.get(`${url}/`)).list).toEqual([]);
    }
  });

  test("belongs to its student alone", async () => {
    const [[ann, course], bob] = [await withCourse(), await signIn()];
    const { body } = await ann.upload(`${course}/quiz-files/any/`, {
      title: "x",
      file: homework(),
    });
    await over(ann, `${course}/quiz-files/${body.id}`);
    expect((await bob.get(`/documents/${body.id}/pages/`)).status).toBe(404);
    expect(
      (await bob.upload(`${course}/quiz-files/any/`, { title: "x", file: homework() })).status,
    ).toBe(404);
    expect(
      (
        await bob.upload("/resources/any/", {
          title: "x",
          course: course.slice(9),
          file: homework(),
        })
      ).status,
    ).toBe(404);
  });
});

test("the text of a long document comes twenty pages at a time", async () => {
  const ann = await signIn();
  const part = `${"Trees have leaves. ".repeat(200)}\n\n`;
  const long = Array.from({ length: 30 }, (_, index) => `# Part ${index + 1}\n\n${part}`).join("");
  const file = new File([long], "long.md");
  const { body } = await ann.upload("/resources/any/", { title: "Long", file });
  const { page_count, file_id } = Resource.parse(await over(ann, `/resources/${body.id}`));
  expect(page_count).toBe(30);
  const numbers = async (from: string) =>
    (await ann.get(`/documents/${file_id}/pages/${from}`)).list.map(({ number }) => number);
  expect(await numbers("")).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await numbers("?from=21")).toEqual(Array.from({ length: 10 }, (_, index) => index + 21));
  expect(await numbers("?from=100000")).toEqual([]);
  for (const from of ["0", "x", "1e9"]) {
    expect((await ann.get(`/documents/${file_id}/pages/?from=${from}`)).status).toBe(400);
  }
});
