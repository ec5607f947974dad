import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { UploadTicket } from "@/lib/contract/files";
import { startS3 } from "@/tests/support/s3";
import { restoreSettings, withSettings } from "@/tests/support/settings";
import type * as students from "@/tests/support/student";

const PDF = new Uint8Array(Buffer.from("%PDF-1.4\nA very short document\n%%EOF"));

let s3: Awaited<ReturnType<typeof startS3>>;
let signIn: typeof students.signIn;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  restoreSettings();
  await s3.stop();
});

describe("with storage that takes uploads itself", () => {
  beforeAll(async () => {
    ({ signIn } = await withSettings({ STORAGE_URL: s3.url }, importStudents));
  });
  beforeEach(() => s3.objects.clear());

  test("a student's PDF goes straight there and is then added to the course", async () => {
    const { ann, ticket, confirm } = await annUploads(PDF);
    expect(incoming()).toHaveLength(1);
    const { status, body } = await confirm(ann, ticket);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Homework",
      original_filename: "hw.pdf",
      file_size: PDF.length,
    });
    const sha256 = createHash("sha256").update(PDF).digest("hex");
    expect([...s3.objects.keys()]).toEqual([`content/${ann.user.id}/${sha256}`]);
  });

  test("a PDF for the library comes in by the same way, into the student's own courses only", async () => {
    const { ann, ticket } = await annUploads(PDF);
    const { upload_token } = ticket;
    const body = { title: "Book", subject: "Math", filename: "book.pdf", upload_token };
    const { id } = await (await signIn()).makesCourse();
    expect((await ann.post("/resources/direct/", { ...body, course: id })).status).toBe(404);
    const course = await ann.makesCourse();
    const { title, subject } = body;
    expect(await ann.post("/resources/direct/", { ...body, course: course.id })).toMatchObject({
      status: 201,
      body: { title, subject, course: course.id, file_size: PDF.length },
    });
    expect(incoming()).toEqual([]);
  });

  test("another student cannot use the ticket", async () => {
    const { ann, ticket, confirm } = await annUploads(PDF);
    const bob = await signIn();

    expect(await confirm(bob, ticket)).toMatchObject({
      status: 400,
      body: { message: "This upload has expired. Please choose the file again." },
    });
    expect((await confirm(ann, ticket)).status).toBe(201);
  });

  test("a ticket without its upload is refused in words", async () => {
    const { ann, ticket, confirm } = await annUploads(PDF);
    s3.objects.clear();
    const message = "We didn't receive the file. Please upload it again.";

    expect(await confirm(ann, ticket)).toMatchObject({
      status: 400,
      body: { message, file: [message] },
    });
  });

  test("what is of no kind that is read is refused and not kept", async () => {
    const { ann, ticket, confirm } = await annUploads(Uint8Array.of(0, 1, 2, 3, 0xfe, 0xff, 0, 7));

    expect((await confirm(ann, ticket)).status).toBe(400);
    expect(s3.objects.size).toBe(0);
  });

  test("an upload of another size is refused and not kept", async () => {
    const { ann, ticket, confirm } = await annUploads(PDF);
    s3.objects.set(incoming()[0] ?? "", Buffer.from("%PDF-"));

    expect(await confirm(ann, ticket)).toMatchObject({
      status: 400,
      body: { message: "We didn't receive the whole file. Please upload it again." },
    });
    expect(s3.objects.size).toBe(0);
  });

  test("neither an access token nor nonsense passes for a ticket", async () => {
    const { ann, confirm } = await annUploads(PDF);
    for (const upload_token of [ann.tokens.access, "nonsense", ""]) {
      expect((await confirm(ann, { upload_token })).status).toBe(400);
    }
  });

  test("the form of the API works as well", async () => {
    const ann = await signIn();
    const course = await ann.makesCourse();
    expect(await ann.uploadsAssignmentFile(course.id, PDF)).toMatchObject({
      file_size: PDF.length,
    });
  });
});

describe("with storage that does not", () => {
  beforeAll(async () => {
    ({ signIn } = await withSettings({ STORAGE_URL: "" }, importStudents));
  });

  test("the file is sent with the form", async () => {
    const ann = await signIn();
    const { body } = await ann.post("/uploads/", { size: PDF.length });
    expect(body).toEqual({ mode: "form" });
  });

  test.each([0, 25 * 1024 * 1024 + 1, 1.5, "12"])("a size of %j is refused", async (size) => {
    const ann = await signIn();
    expect((await ann.post("/uploads/", { size })).status).toBe(400);
  });
});

function importStudents() {
  return import("@/tests/support/student");
}

/** Ann asks for a ticket and puts the bytes where it says. */
async function annUploads(bytes: Uint8Array<ArrayBuffer>) {
  const ann = await signIn();
  const course = await ann.makesCourse();
  const answer = await ann.post("/uploads/", { size: bytes.length });
  const ticket = UploadTicket.parse(answer.body);
  if (ticket.mode !== "direct") throw new Error("The storage takes no direct uploads");
  const { url, headers } = ticket;
  expect((await fetch(url, { method: "PUT", headers, body: bytes })).status).toBe(200);
  const confirm = async (student: students.Student, { upload_token }: { upload_token: string }) => {
    const { id } = student === ann ? course : await student.makesCourse();
    const body = { title: "Homework", filename: "hw.pdf", upload_token };
    return student.post(`/courses/${id}/assignment-files/direct/`, body);
  };
  return { ann, ticket, confirm };
}

function incoming(): string[] {
  return [...s3.objects.keys()].filter((key) => key.startsWith("incoming/"));
}
