import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signIn } from "@/tests/support/student";

const pdf = () => new File([Buffer.from("%PDF-1.4 nothing")], "Linear algebra.pdf");

describe("resources", () => {
  test("keep their fields; no course and no difficulty may be sent as blanks", async () => {
    const ann = await signIn();
    const fields = { title: "Book", description: "", subject: "Math", resource_type: "pdf" };
    const { status, body } = await ann.upload("/resources/", {
      ...fields,
      course: "",
      difficulty_level: "",
      file: pdf(),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...fields,
      course: null,
      course_id: null,
      course_name: null,
      difficulty_level: null,
      rating: null,
      file_size: 16,
      sha256: createHash("sha256").update("%PDF-1.4 nothing").digest("hex"),
      processing_status: "processing",
    });
    const url = `/resources/${body.id}`;
    expect((await ann.get(`${url}/processing-status`)).body).toMatchObject({
      status: "processing",
    });
    expect((await ann.get(`${url}/download/`)).headers.get("content-type")).toBe("application/pdf");
    expect((await ann.delete(url)).status).toBe(204);
    expect((await ann.get("/resources")).list).toEqual([]);
  });

  test("are listed by course, move between courses, and go with their course", async () => {
    const ann = await signIn();
    const [one, two] = [await ann.makesCourse(), await ann.makesCourse()];
    const { body } = await ann.upload("/resources/", {
      title: "Book",
      course: String(one.id),
      difficulty_level: "4",
      file: pdf(),
    });
    expect(body).toMatchObject({ course: one.id, course_name: one.name, difficulty_level: 4 });
    expect((await ann.get(`/resources/?course_id=${one.id}`)).list).toHaveLength(1);
    expect((await ann.get(`/resources/?course_id=${two.id}`)).list).toHaveLength(0);
    const moved = await ann.patch(`/resources/${body.id}/`, { course: two.id, url: "" });
    expect(moved.body).toMatchObject({ course_id: two.id, title: "Book" });
    await ann.delete(`/courses/${one.id}`);
    expect((await ann.get("/resources/")).list).toHaveLength(1);
    await ann.delete(`/courses/${two.id}`);
    expect((await ann.get("/resources/")).list).toHaveLength(0);
  });

  test("refuse a missing file, a missing title and another student's course", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { id } = await bob.makesCourse();
    const missing = await ann.upload("/resources/", { title: "Book" });
    expect([missing.status, missing.body.file]).toEqual([400, ["Please select a file to upload"]]);
    const untitled = await ann.upload("/resources/", { title: "", file: pdf() });
    expect([untitled.status, untitled.body.title]).toEqual([400, ["Title is required"]]);
    const foreign = await ann.upload("/resources/", {
      title: "x",
      course: String(id),
      file: pdf(),
    });
    expect(foreign.status).toBe(404);
    const own = await ann.upload("/resources/", { title: "x", file: pdf() });
    expect((await ann.patch(`/resources/${own.body.id}`, { course: id })).status).toBe(404);
    expect((await ann.get(`/resources/?course_id=${id}`)).status).toBe(404);
    expect((await bob.get(`/resources/${own.body.id}`)).status).toBe(404);
  });
});
