import { describe, expect, test } from "vitest";
import { FILE_SIZE_MAX } from "@/lib/contract/values";

import { request, type Student, signIn } from "@/tests/support/student";

const pdf = (text = "nothing") => Buffer.from(`%PDF-1.4 ${text}`);
const file = (bytes: Uint8Array<ArrayBuffer>, name = "Homework 1.pdf") => new File([bytes], name);
const TITLE_AND_FILE = "Please provide both a title and a file";

async function withCourse(): Promise<[Student, string]> {
  const ann = await signIn();
  const { id } = await ann.makesCourse();
  return [ann, `/courses/${id}/assignment-files`];
}

describe("uploading an assignment file", () => {
  test("keeps the original bytes and name, for its owner only", async () => {
    const [ann, url] = await withCourse();
    const name = "Übung 3 – “Graphs”.pdf";
    const { status, body } = await ann.upload(url, { title: "Graphs", file: file(pdf(), name) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Graphs",
      original_filename: name,
      file_type: "pdf",
      file_size: pdf().length,
      stage: "stored",
      is_processed: false,
      processing_error: "",
      assignment: null,
    });
    const { dispatch } = await import("@/app/api/dispatch");
    const download = await dispatch(
      new Request(`http://localhost/api${url}/${body.id}/download`, {
        headers: { authorization: `Bearer ${ann.tokens.access}` },
      }),
    );
    expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf());
    expect(download.headers.get("content-type")).toBe("application/pdf");
    expect(download.headers.get("x-content-type-options")).toBe("nosniff");
    const disposition = download.headers.get("content-disposition") ?? "";
    expect(disposition.startsWith("attachment; ")).toBe(true);
    expect(decodeURIComponent(disposition)).toContain(name);
    const bob = await signIn();
    expect((await bob.get(`${url}/${body.id}/download/`)).status).toBe(404);
  });

  test.each<[string, Record<string, string | File>, string, string]>([
    ["no title", { title: " ", file: file(pdf()) }, "title", TITLE_AND_FILE],
    ["no file", { title: "Graphs" }, "file", TITLE_AND_FILE],
    ["text for a file", { title: "Graphs", file: "%PDF-1.4" }, "file", TITLE_AND_FILE],
    ["an empty file", { title: "Graphs", file: file(Buffer.alloc(0)) }, "file", "empty"],
    [
      "text named .pdf",
      { title: "Graphs", file: file(Buffer.from("hello")) },
      "file",
      "isn't a PDF",
    ],
    [
      "26 MB",
      { title: "Graphs", file: file(Buffer.alloc(FILE_SIZE_MAX + 1, "%PDF-")) },
      "file",
      "larger than 25 MB",
    ],
    [
      "60 MB",
      { title: "Graphs", file: file(Buffer.alloc(60 * 1024 * 1024, "%PDF-")) },
      "file",
      "larger than 25 MB",
    ],
  ])("refuses %s in words", async (_, fields, field, words) => {
    const [ann, url] = await withCourse();
    const { status, body } = await ann.upload(url, fields);
    expect(status).toBe(400);
    expect(body[field]).toEqual([expect.stringContaining(words)]);
    expect((await ann.get(url)).list).toEqual([]);
  });

  test("refuses JSON where a form belongs", async () => {
    const [ann, url] = await withCourse();
    expect((await ann.post(url, { title: "Graphs" })).status).toBe(415);
  });

  test("of the same bytes twice makes two files; deleting one leaves the other's bytes", async () => {
    const [ann, url] = await withCourse();
    const first = await ann.upload(url, { title: "One", file: file(pdf()) });
    const second = await ann.upload(url, { title: "Two", file: file(pdf()) });
    expect((await ann.get(url)).list.map(({ title }) => title)).toEqual(["Two", "One"]);
    expect((await ann.delete(`${url}/${first.body.id}`)).status).toBe(204);
    expect((await ann.get(`${url}/${second.body.id}/download`)).status).toBe(200);
    expect((await ann.get(`${url}/${first.body.id}`)).status).toBe(404);
  });

  test("retrying is for failed files only", async () => {
    const [ann, url] = await withCourse();
    const { body } = await ann.upload(url, { title: "One", file: file(pdf()) });
    const retry = await ann.post(`${url}/${body.id}/retry`);
    expect([retry.status, typeof retry.body.message]).toEqual([409, "string"]);
  });

  test("a stranger's token, or none, uploads nothing", async () => {
    const [, url] = await withCourse();
    const bob = await signIn();
    expect((await bob.upload(url, { title: "x", file: file(pdf()) })).status).toBe(404);
    const form = new FormData();
    form.append("file", file(pdf()));
    expect((await request("POST", url, { form })).status).toBe(401);
  });
});
