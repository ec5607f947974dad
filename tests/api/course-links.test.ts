import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { courseLinks } from "@/db/schema/course-links";
import { COURSE_LINKS_MAX } from "@/lib/contract/setup-values";
import { CourseLink } from "@/lib/contract/shared-courses";
import { hashOfToken } from "@/lib/services/kernel/link-token";
import { everyKeyOf, ownsAFullCourse } from "@/tests/support/shared-courses";
import { PASSWORD, request, type Student, signIn } from "@/tests/support/student";

const Made = z.object({ link: CourseLink, url: z.string() });

async function links(student: Student, course_id: number, body: object = {}) {
  const answer = await student.post(`/courses/${course_id}/links/`, body);
  expect(answer.status).toBe(201);
  const { link, url } = Made.parse(answer.body);
  const [address = "", token = ""] = url.split("#");
  return { link, address, token, at: `/courses/${course_id}/links/${link.id}/` };
}

const open = (token: unknown) => request("POST", "/shared-courses/open/", { body: { token } });

async function titlesBehind(token: string): Promise<string[]> {
  const { body } = await open(token);
  return z
    .object({ setup: z.object({ assignments: z.array(z.object({ title: z.string() })) }) })
    .parse(body)
    .setup.assignments.map(({ title }) => title);
}

/** But for the number of the request, what any link that shows nothing is answered. */
const NOTHING = { status: 404, message: "Shared course not found" };

async function plain(token: string) {
  const { status, body } = await open(token);
  expect(Object.keys(body).sort()).toEqual(["message", "request_id"]);
  return { status, message: body.message };
}

describe("a link to a course", () => {
  test("shows a stranger the published setup and not one key more", async () => {
    const ann = await signIn();
    const { course_id, secrets } = await ownsAFullCourse(ann);
    const { token, address } = await links(ann, course_id, { shared_by: "Section 2" });
    expect(address).toMatch(/\/shared-course$/);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(Object.keys(body).sort()).toEqual(["files", "published_at", "setup"]);
    expect(body.files).toEqual([]);
    const own = (await ann.get(`/courses/${course_id}/setup/`)).body;
    expect(everyKeyOf(body.setup)).toEqual(everyKeyOf(own));
    const written = JSON.stringify(body);
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(written).toContain("Section 2");
    expect(written).not.toMatch(/"(id|owner_id|course_id|token_hash|salt)"/);
  });

  test("is kept as a hash alone and answered this once", async () => {
    const ann = await signIn();
    const { course_id } = await ownsAFullCourse(ann);
    const { token, link } = await links(ann, course_id);
    const [row] = await db().select().from(courseLinks).where(eq(courseLinks.id, link.id));
    expect(row?.token_hash).toBe(hashOfToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
    const listed = JSON.stringify((await ann.get(`/courses/${course_id}/links/`)).list);
    expect(listed).not.toContain(token);
    expect(listed).not.toContain(row?.token_hash);
  });

  test("answers the same whether it never was, was withdrawn, expired or leads to the trash", async () => {
    const ann = await signIn();
    const { course_id } = await ownsAFullCourse(ann);
    const [withdrawn, expired, hidden] = [
      await links(ann, course_id),
      await links(ann, course_id, { days: 7 }),
      await links(ann, course_id, { days: null }),
    ];
    expect((await ann.delete(withdrawn.at)).status).toBe(204);
    await db()
      .update(courseLinks)
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where(eq(courseLinks.id, expired.link.id));
    // Each for its own reason, before the trash is one for all of them.
    for (const { token } of [withdrawn, expired]) expect(await plain(token)).toEqual(NOTHING);
    expect((await open(hidden.token)).status).toBe(200);
    await ann.delete(`/courses/${course_id}/`);
    const never = hashOfToken("made up");
    for (const token of [withdrawn.token, expired.token, hidden.token, never, "x"]) {
      expect(await plain(token)).toEqual(NOTHING);
      const copied = await ann.post("/shared-courses/copies/", { token });
      expect([copied.status, copied.body.message]).toEqual([404, NOTHING.message]);
    }
    const [trashed] = (await ann.get("/trash/")).list;
    await ann.post(`/trash/${trashed?.id}/restore/`);
    expect((await open(hidden.token)).status).toBe(200);
    expect((await ann.delete(withdrawn.at)).status).toBe(404);
  });

  test("is good for 90 days unless its owner says otherwise", async () => {
    const ann = await signIn();
    const { course_id } = await ownsAFullCourse(ann);
    const days = ({ link }: { link: CourseLink }) =>
      link.expires_at &&
      (Date.parse(link.expires_at) - Date.parse(link.created_at)) / (24 * 3600 * 1000);
    expect(days(await links(ann, course_id))).toBe(90);
    expect(days(await links(ann, course_id, { days: 7 }))).toBe(7);
    expect(days(await links(ann, course_id, { days: null }))).toBeNull();
    expect((await ann.post(`/courses/${course_id}/links/`, { days: 10_000 })).status).toBe(400);
  });

  test("follows the course only when its owner publishes", async () => {
    const ann = await signIn();
    const { course_id, homework } = await ownsAFullCourse(ann);
    const { token, at, link } = await links(ann, course_id, { shared_by: "Section 2" });
    expect(link).toMatchObject({ is_behind: false, version: 1 });
    const before = (await open(token)).body;
    const place = `/courses/${course_id}/assignments/${homework.id}/`;
    await ann.put(place, { ...homework, title: "Homework one", status: "not_started" });
    expect(await titlesBehind(token)).toContain("Homework 1");
    const listed = (await ann.get(`/courses/${course_id}/links/`)).list;
    expect(listed).toMatchObject([{ is_behind: true, opened_count: 2 }]);
    const published = await ann.post(`${at}publish/`);
    expect(published.body).toMatchObject({ is_behind: false, version: 2, shared_by: "Section 2" });
    expect(await titlesBehind(token)).toContain("Homework one");
    const after = (await open(token)).body;
    const keys = (body: unknown) => JSON.stringify(body).match(/"key":"[\w-]+"/g);
    expect(keys(after)).toEqual(keys(before));
    // What is done in a course is not part of what it is made of.
    await ann.patch(place, { status: "completed" });
    expect((await ann.get(`/courses/${course_id}/links/`)).list).toMatchObject([
      { is_behind: false },
    ]);
  });

  test("is its owner's to list, publish and withdraw, each in its course", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    const { at, link, token } = await links(ann, course_id);
    const theirs = await bob.makesCourse();
    const other = await ann.makesCourse();
    for (const answer of [
      await bob.get(`/courses/${course_id}/links/`),
      await bob.post(`/courses/${course_id}/links/`),
      await bob.post(`${at}publish/`),
      await bob.delete(at),
      await bob.delete(`/courses/${theirs.id}/links/${link.id}/`),
      await bob.post(`/courses/${theirs.id}/links/${link.id}/publish/`),
      await ann.delete(`/courses/${other.id}/links/${link.id}/`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await open(token)).status).toBe(200);
  });

  test("is copied by whoever has it, and the copy is theirs", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const { course_id } = await ownsAFullCourse(ann);
    const { token, at } = await links(ann, course_id);
    const copied = await bob.post("/shared-courses/copies/", { token });
    expect(copied).toMatchObject({ status: 201, body: { added: 7, there: 0 } });
    await ann.delete(at);
    const copy = `/courses/${copied.body.course_id}/`;
    expect((await bob.get(copy)).body.name).toBe("Linear Algebra");
    expect((await ann.get(copy)).status).toBe(404);
    expect((await request("POST", "/shared-courses/copies/", { body: { token } })).status).toBe(
      401,
    );
  });

  test("ends with its owner's account", async () => {
    const ann = await signIn();
    const { course_id } = await ownsAFullCourse(ann);
    const { token } = await links(ann, course_id);
    const gone = await ann.post("/account/delete/", { password: PASSWORD });
    expect(gone.status).toBeLessThan(300);
    expect(await plain(token)).toEqual(NOTHING);
  });

  test("has company, but not without end", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const all = [];
    for (let made = 0; made < COURSE_LINKS_MAX; made += 1) all.push(await links(ann, id));
    expect((await ann.post(`/courses/${id}/links/`)).status).toBe(400);
    await ann.delete(all[0]?.at ?? "");
    expect((await ann.post(`/courses/${id}/links/`)).status).toBe(201);
  });

  test("is no place to guess: made-up tokens are counted by their address", async () => {
    const headers = { "x-forwarded-for": "203.0.113.77" };
    const guess = (at: number) =>
      request("POST", "/shared-courses/open/", { body: { token: `guess-${at}` }, headers });
    const answers = [];
    for (let at = 0; at < 301; at += 1) answers.push((await guess(at)).status);
    expect(new Set(answers.slice(0, 300))).toEqual(new Set([404]));
    expect(answers.at(-1)).toBe(429);
    for (const token of ["", 7, null, "x".repeat(101), "a\u0000b"]) {
      expect((await open(token)).status).toBe(400);
    }
  });
});
