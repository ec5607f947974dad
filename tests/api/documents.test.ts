import { describe, expect, test, vi } from "vitest";
import { CourseFile } from "@/lib/contract/files";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

const HOMEWORK = [
  "Homework 4: Shortest paths",
  "Due: Friday, October 9, 2026 at 5:00 pm",
  "Total: 40 points",
];

runJobs();

async function uploaded(student: Student, password?: string) {
  const { id } = await student.makesCourse();
  const pages = [textPage(["A cover"]), textPage(HOMEWORK)];
  const bytes = Uint8Array.from(pdfOf(pages, password === undefined ? {} : { password }));
  const file = await student.uploadsAssignmentFile(id, bytes);
  const url = `/courses/${id}/assignment-files/${file.id}`;
  return { url, file: await over(student, url) };
}

function over(student: Student, url: string): Promise<CourseFile> {
  return vi.waitFor(
    async () => {
      const file = CourseFile.parse((await student.get(url)).body);
      expect(["ready", "failed"]).toContain(file.stage);
      return file;
    },
    { timeout: 30_000, interval: 50 },
  );
}

describe("a document", () => {
  test("says where words stand on a page, and on which they do not", async () => {
    const ann = await signIn();
    const { file } = await uploaded(ann);
    const where = async (page: number, quote: string) => {
      const query = new URLSearchParams({ page: String(page), quote });
      return (await ann.get(`/documents/${file.id}/locate/?${query}`)).body;
    };
    const found = await where(2, "Friday,  October 9, 2026");
    expect(found).toMatchObject({ page: 2, page_width: 612, page_height: 792 });
    expect(found.boxes).toHaveLength(1);
    expect((await where(1, "Friday, October 9, 2026")).boxes).toEqual([]);
    expect((await where(2, "")).boxes).toEqual([]);
    expect((await where(3, "Homework")).message).toBe("File not found");
    expect((await ann.get(`/documents/${file.id}/`)).body).toMatchObject({
      kind: "assignment",
      page_count: 2,
      is_locked: false,
    });
  });

  test("that is locked is read with its password, which is found nowhere afterwards", async () => {
    const ann = await signIn();
    const { file, url } = await uploaded(ann, "open sesame 7");
    expect(file).toMatchObject({ stage: "failed", is_locked: true });
    const path = `/documents/${file.id}/unlock/`;
    expect((await ann.post(path, { password: "wrong" })).status).toBe(400);
    expect((await ann.get(url)).body).toMatchObject({ stage: "failed", is_locked: true });
    expect((await ann.post(path, { password: "open sesame 7" })).status).toBe(200);
    const read = await over(ann, url);
    expect(read).toMatchObject({ stage: "ready", is_locked: false, pages_read: 2 });
    expect(read.assignment).toMatchObject({ points: 40 });
    expect((await ann.post(path, { password: "open sesame 7" })).status).toBe(409);
    expect((await (await signIn()).post(path, { password: "open sesame 7" })).status).toBe(404);
  });
});
