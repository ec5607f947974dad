import { beforeEach, expect, test, vi } from "vitest";
import { ask, firstData } from "@/app/_first-data/first-data";
import { courseQueries } from "@/components/courses/queries";
import { decodeToken, encodeToken } from "@/lib/api/tokens";
import { signIn } from "@/tests/support/student";

const asked = vi.hoisted(() => ({ headers: new Headers(), cookies: new Map<string, string>() }));

vi.mock("next/headers", () => ({
  headers: async () => asked.headers,
  cookies: async () => ({
    has: (name: string) => asked.cookies.has(name),
    get: (name: string) => {
      const value = asked.cookies.get(name);
      return value === undefined ? undefined : { name, value };
    },
  }),
}));

const SESSION = "next-auth.session-token";

beforeEach(() => {
  asked.headers = new Headers({ "sec-fetch-dest": "document" });
  asked.cookies.clear();
});

const course = (course_id: number) =>
  firstData(() => [
    ask(courseQueries.one(course_id), "GET /courses/{course_id}/", { path: { course_id } }),
  ]);

const namesIn = (given: Awaited<ReturnType<typeof course>>) =>
  given?.answers.map(({ data }) => (data as { name: string }).name);

async function withCourse(name: string, fields: object = {}) {
  const student = await signIn();
  const { body } = await student.post("/courses/", { name, ...fields });
  const { access } = student.tokens;
  const claims = await decodeToken("access", access);
  if (!claims) throw new Error("Not a token of ours");
  const cookie = await encodeToken("cookie", claims, 60);
  return { student, access, cookie, id: Number(body.id) };
}

test("a page is given what the API answers to the student of the cookie, and nobody else's", async () => {
  const { student, cookie, id } = await withCourse("Botany");
  const other = await withCourse("Zoology");
  asked.cookies.set(SESSION, cookie);
  const given = await course(id);
  expect(given?.owner_id).toBe(student.user.id);
  const { body } = await student.get(`/courses/${id}/`);
  const call = { route: "GET /courses/{course_id}/", url: `/api/courses/${id}/` };
  expect(given?.answers).toEqual([{ queryKey: courseQueries.one(id).queryKey, data: body, call }]);
  expect(namesIn(await course(other.id))).toEqual([]);
});

test("what is long stays out, and the page asks for it itself", async () => {
  const { cookie, id } = await withCourse("Botany", { syllabus_text: "x".repeat(20_000) });
  asked.cookies.set(SESSION, cookie);
  expect(namesIn(await course(id))).toEqual([]);
});

test("of a part of an answer, only that goes along, and it is not the call's answer", async () => {
  const { cookie, id } = await withCourse("Botany", { syllabus_text: "x".repeat(20_000) });
  asked.cookies.set(SESSION, cookie);
  const one = courseQueries.one(id);
  const input = { path: { course_id: id } };
  const given = await firstData(() => [
    ask(one, "GET /courses/{course_id}/", input, ({ name }) => name.length),
  ]);
  expect(given?.answers).toEqual([{ queryKey: one.queryKey, data: 6 }]);
});

test("inside the application, for strangers, and for whoever has signed out, pages come without data", async () => {
  const { cookie, id } = await withCourse("Botany");
  expect(await course(id)).toBeUndefined();
  asked.cookies.set(SESSION, cookie);
  asked.headers.set("sec-fetch-dest", "empty");
  expect(await course(id)).toBeUndefined();
  asked.headers.delete("sec-fetch-dest");
  expect(namesIn(await course(id))).toEqual(["Botany"]);
  asked.cookies.set("study-companion.signed-out", "1");
  expect(await course(id)).toBeUndefined();
});

test("a cookie that is broken, of another use, or of a session that has ended opens nothing", async () => {
  const { student, access, cookie, id } = await withCourse("Botany");
  for (const token of ["", "no.such.token", access]) {
    asked.cookies.set(SESSION, token);
    expect(await course(id)).toBeUndefined();
  }
  asked.cookies.set(SESSION, cookie);
  expect(namesIn(await course(id))).toEqual(["Botany"]);
  await student.post("/auth/logout/", {});
  expect(await course(id)).toBeUndefined();
});
