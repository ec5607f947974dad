import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { copiedFiles, courseLinkFiles } from "@/db/schema/shared-files";
import { LINK_FILES_MAX } from "@/lib/contract/setup-values";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { contentKey, putFile, removeFile } from "@/lib/files/storage";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { takeSharedFile } from "@/lib/services/library/take-shared-file";
import { readCopy } from "@/tests/support/copied-courses";
import { until } from "@/tests/support/jobs";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { request, type Student, signIn } from "@/tests/support/student";

runJobs();

function pdf(name: string, words: string): File {
  const bytes = Uint8Array.from(pdfOf([textPage([words, "A vector has a length."])]));
  return new File([bytes], name, { type: "application/pdf" });
}

async function uploads(student: Student, course_id: number, name: string, words = name) {
  const fields = { title: "SECRET title", description: "SECRET words", file: pdf(name, words) };
  const made = await student.upload("/resources/", { ...fields, course: String(course_id) });
  expect(made.status).toBe(201);
  return { file_id: Number(made.body.file_id), resource_id: Number(made.body.id) };
}

/** Ann has a course with two files, of which one comes along with a link. */
async function sharesOne() {
  const [ann, bob] = [await signIn(), await signIn()];
  const { id: course_id } = await ann.makesCourse();
  const shared = await uploads(ann, course_id, "week-1.pdf");
  const kept = await uploads(ann, course_id, "answers.pdf");
  const links = `/courses/${course_id}/links/`;
  const made = await ann.post(links, { file_ids: [shared.file_id] });
  expect(made).toMatchObject({ status: 201 });
  const token = String(made.body.url).split("#")[1] ?? "";
  const at = `${links}${Object(made.body.link).id}/`;
  return { ann, bob, course_id, shared, kept, links, made, token, at };
}

const open = (token: string) => request("POST", "/shared-courses/open/", { body: { token } });

const names = async (student: Student, course_id: number) =>
  (await student.get(`/resources/?course_id=${course_id}`)).list.map(
    ({ original_filename }) => original_filename,
  );

async function copies(student: Student, token: string, chosen: object = {}): Promise<number> {
  const made = await student.post("/shared-courses/copies/", { token, ...chosen });
  expect(made.status).toBe(201);
  return Number(made.body.course_id);
}

const ownerOf = ({ user: { id, timezone } }: Student) =>
  ownerFrom({ id, timezone, session_id: null });

describe("files that come along with a link", () => {
  test("are those that were ticked, and a stranger sees their names and sizes alone", async () => {
    const { ann, course_id, shared, made, token } = await sharesOne();
    const list = (await ann.get(`/courses/${course_id}/files-to-share/`)).list;
    expect(list.map(({ name }) => name)).toEqual(["answers.pdf", "week-1.pdf"]);
    const size = list[1]?.size;
    expect(made.body.link).toMatchObject({ files: [{ name: "week-1.pdf", size }] });
    const { body } = await open(token);
    expect(body.files).toEqual([{ name: "week-1.pdf", size }]);
    const written = JSON.stringify(body);
    expect(written).not.toMatch(/SECRET|answers|sha256|file_id|vector/);
    // The file is no way in either.
    const paths = [`/documents/${shared.file_id}/`, `/documents/${shared.file_id}/download/`];
    for (const path of paths) {
      expect((await request("GET", path)).status).toBe(401);
      expect((await (await signIn()).get(path)).status).toBe(404);
    }
  });

  test("become files of the receiver's own, read by their own jobs", async () => {
    const { ann, bob, shared, token, at } = await sharesOne();
    const copy = await copies(bob, token);
    // Whoever has added the copy gets them, also when the link is withdrawn in the same moment.
    await ann.delete(at);
    await until(async () => (await names(bob, copy)).length === 1);
    expect(await names(bob, copy)).toEqual(["week-1.pdf"]);
    const [resource] = (await bob.get(`/resources/?course_id=${copy}`)).list;
    expect(resource).toMatchObject({ title: "week-1", description: "", course_id: copy });
    expect(resource?.file_id).not.toBe(shared.file_id);
    const path = `/resources/${resource?.id}/`;
    await until(async () => (await bob.get(path)).body.processing_status === "completed");
    expect((await readCopy(bob, copy)).files).toEqual([]);
    // They stay when the sharer deletes theirs for good.
    await ann.delete(`/resources/${shared.resource_id}/`);
    expect((await bob.get(`${path}download/`)).status).toBe(200);
    expect((await ann.get(path)).status).toBe(404);
  });

  test("end with the link, and stay behind when they are not wanted or are there already", async () => {
    const { ann, bob, shared, token, at } = await sharesOne();
    const without = await copies(bob, token, { files: false, name: "Without" });
    const own = await bob.makesCourse();
    await uploads(bob, own.id, "mine.pdf", "week-1.pdf");
    await copies(bob, token, { course_id: own.id });
    expect((await readCopy(bob, without)).files).toEqual([]);
    expect((await readCopy(bob, own.id)).files).toEqual([]);
    expect(await names(bob, own.id)).toEqual(["mine.pdf"]);
    // In the trash it is no longer shown, nor copied.
    await ann.delete(`/resources/${shared.resource_id}/`);
    expect((await open(token)).body.files).toEqual([]);
    const late = await copies(bob, token, { name: "Late" });
    expect((await readCopy(bob, late)).files).toEqual([]);
    await ann.delete(at);
    const gone = await bob.post("/shared-courses/copies/", { token, name: "Gone" });
    expect(gone.status).toBe(404);
    expect(
      await db().select().from(courseLinkFiles).where(eq(courseLinkFiles.file_id, shared.file_id)),
    ).toEqual([]);
  });

  test("are the sharer's own, of that course, and not too many", async () => {
    const { ann, bob, course_id, shared, links } = await sharesOne();
    const other = await ann.makesCourse();
    const elsewhere = await uploads(ann, other.id, "elsewhere.pdf");
    const theirs = await bob.makesCourse();
    const foreign = await uploads(bob, theirs.id, "foreign.pdf");
    for (const file_id of [elsewhere.file_id, foreign.file_id, 2_000_000_000]) {
      const tried = await ann.post(links, { file_ids: [shared.file_id, file_id] });
      expect([tried.status, tried.body.message]).toEqual([404, "File not found"]);
    }
    expect((await ann.get(links)).list).toHaveLength(1);
    const many = Array.from({ length: LINK_FILES_MAX + 1 }, (_, at) => at + 1);
    expect((await ann.post(links, { file_ids: many })).status).toBe(400);
    expect((await bob.get(`/courses/${course_id}/files-to-share/`)).status).toBe(404);
  });
});

describe("a file that does not come", () => {
  /** A row as a copy writes it, which no job has heard of. */
  async function waits(
    bob: Student,
    course_id: number,
    source: { owner_id: number; sha256: string },
  ) {
    const [row] = await db()
      .insert(copiedFiles)
      .values({
        ...{ owner_id: bob.user.id, course_id, filename: "week-1.pdf", file_size: 9 },
        ...{ source_owner_id: source.owner_id, sha256: source.sha256 },
        created_at: new Date().toISOString(),
      })
      .returning();
    return row?.id ?? 0;
  }
  const sha256 = "ab".repeat(32);

  test("says why, can be tried again, and can be done without", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id: course_id } = await ann.makesCourse();
    const made = await ann.post(`/courses/${course_id}/links/`);
    const copy = await copies(bob, String(made.body.url).split("#")[1] ?? "");
    const id = await waits(bob, copy, { owner_id: ann.user.id, sha256 });
    const problem = async () => (await readCopy(bob, copy)).files.map((file) => file.problem);
    await takeSharedFile(ownerOf(bob), id);
    expect(await problem()).toEqual(["The one who shared it has deleted it."]);
    const key = contentKey(ann.user.id, sha256);
    const again = () => bob.post(`/courses/${copy}/copy/files/retry/`);
    await putFile(key, new Uint8Array(FILE_SIZE_MAX + 1));
    expect((await again()).status).toBe(204);
    await until(async () => (await problem()).join() !== "");
    expect(await problem()).toEqual(["It is larger than the files we take."]);
    await putFile(key, new TextEncoder().encode("\u0000\u0001 no document"));
    await again();
    await until(async () => (await problem()).join() !== "");
    expect((await problem()).join()).not.toMatch(/larger|deleted/);
    expect(await names(bob, copy)).toEqual([]);
    for (const path of ["retry/", ""]) {
      const at = `/courses/${copy}/copy/files/${path}`;
      const tried = path ? await ann.post(at) : await ann.delete(at);
      expect(tried.status).toBe(404);
    }
    expect((await bob.delete(`/courses/${copy}/copy/files/`)).status).toBe(204);
    expect(await problem()).toEqual([]);
    await removeFile(key);
  });

  test("comes once, also when its job runs twice at once or is run for another student", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id: course_id } = await ann.makesCourse();
    const made = await ann.post(`/courses/${course_id}/links/`);
    const copy = await copies(bob, String(made.body.url).split("#")[1] ?? "");
    const bytes = new Uint8Array(await pdf("x.pdf", "Once").arrayBuffer());
    await putFile(contentKey(ann.user.id, sha256), bytes);
    const id = await waits(bob, copy, { owner_id: ann.user.id, sha256 });
    await takeSharedFile(ownerOf(ann), id);
    expect((await readCopy(bob, copy)).files).toHaveLength(1);
    await Promise.all([1, 2].map(() => takeSharedFile(ownerOf(bob), id)));
    await takeSharedFile(ownerOf(bob), id);
    expect(await names(bob, copy)).toEqual(["week-1.pdf"]);
    expect(await names(ann, course_id)).toEqual([]);
    // A course in the trash takes nothing in.
    const late = await waits(bob, copy, { owner_id: ann.user.id, sha256 });
    await bob.delete(`/courses/${copy}/`);
    await takeSharedFile(ownerOf(bob), late);
    const [row] = await db().select().from(copiedFiles).where(eq(copiedFiles.id, late));
    expect(row?.problem).toBe("The course was in the trash.");
  });
});
