import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dispatch } from "@/app/api/dispatch";
import { catalogue } from "@/lib/contract/catalogue";
import { ErrorBody } from "@/lib/contract/common";
import type { Endpoint } from "@/lib/contract/endpoint";
import { fieldsOf, GARBAGE_IDS, garbageBody } from "@/tests/support/garbage";
import { runJobs } from "@/tests/support/run-jobs";
import { request, type Student, signIn } from "@/tests/support/student";

const MISSING = "2147483647";
const endpoints: Endpoint[] = Object.values(catalogue).flatMap((noun) => Object.values(noun));
const guarded = endpoints.filter((endpoint) => !endpoint.open);
const withId = guarded.filter((endpoint) => endpoint.route.includes("{"));

const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.route, endpoint] as const);

/** Method and path with every parameter filled in by `id`. */
function at({ route }: Endpoint, id: (name: string) => string = () => MISSING) {
  const [method = "", path = ""] = route.split(" ");
  return { method, path: path.replace(/\{(\w+)\}/g, (_, name: string) => id(name)) };
}

/** A request that is as right as can be made without knowing the endpoint. */
function send(student: Student, endpoint: Endpoint, path: string) {
  const { method } = at(endpoint);
  if (endpoint.form) return student.upload(path, {});
  return method === "GET" ? student.get(path) : student.send(method, path, {});
}

// The syllabus endpoints wait for the jobs they start.
runJobs();

describe("the catalogue", () => {
  test("names by its paths only what can be made here", () => {
    const names = endpoints.flatMap(({ route }) => [...route.matchAll(/\{(\w+)\}/g)]);
    const unknown = names.map(([, name = ""]) => name).filter((name) => !MAKES[name]);
    expect([...new Set(unknown)]).toEqual([]);
  });

  test("declares every route once", () => {
    const declared = endpoints.map(({ route }) => route);
    expect(declared.toSorted()).toEqual([...new Set(declared)].toSorted());
    expect(declared.length).toBeGreaterThan(150);
  });

  test.each(named(guarded))("%s refuses a missing and a wrong token", async (_, endpoint) => {
    const { method, path } = at(endpoint);
    for (const token of [undefined, "wrong"]) {
      const answer = await request(method, path, { token });
      expect(answer.status).toBe(401);
      expect(ErrorBody.parse(answer.body).message).not.toBe("");
    }
  });

  test.each(named(withId))(
    "%s hides another student's and missing ids alike",
    async (_, endpoint) => {
      const [ann, bob] = [await signIn(), await signIn()];
      const hers = at(endpoint, await ownsWhatIsNamed(ann, endpoint));
      const none = at(endpoint);
      const foreign = await sendValid(bob, endpoint, hers.path);
      const missing = await sendValid(bob, endpoint, none.path);
      const malformed = await sendValid(bob, endpoint, at(endpoint, () => "abc").path);
      for (const answer of [foreign, missing, malformed]) {
        expect([answer.status, answer.body.message]).toEqual([404, missing.body.message]);
      }
    },
  );

  test.each(named(endpoints))(
    "%s answers both spellings of its path alike",
    async (_, endpoint) => {
      const { method, path } = at(endpoint);
      const slashed = await request(method, path.replace(/\/?$/, "/"));
      const bare = await request(method, path.replace(/\/$/, ""));
      expect(bare.status).toBe(slashed.status);
      expect(bare.status).toBeLessThan(500);
    },
  );

  test.each(named(endpoints))("%s survives garbage without a 5xx", async (_, endpoint) => {
    const ann = await signIn();
    const idOf = await ownsWhatIsNamed(ann, endpoint);
    const reads = at(endpoint).method === "GET";
    const bodies = reads ? fc.constant(undefined) : garbageBody(endpoint);
    // A request without a body differs by its id alone: each once, where others are drawn at random.
    const examples = reads
      ? idsToTry(endpoint).map((id): [unknown, string | null] => [undefined, id])
      : [];
    await fc.assert(
      fc.asyncProperty(bodies, fc.option(fc.constantFrom(...GARBAGE_IDS)), async (body, id) => {
        const { method, path } = at(endpoint, (name) => id ?? idOf(name));
        const token = ann.tokens.access;
        const answer = endpoint.form
          ? await request(method, path, { token, form: formOf(endpoint, body) })
          : await request(method, path, { token, ...(method !== "GET" && { body }) });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) ErrorBody.parse(answer.body);
      }),
      { examples, numRuns: examples.length || 25 },
    );
  });

  test("an address that is not there and a method that is not taken answer in words", async () => {
    expect((await request("GET", "/nothing/here")).status).toBe(404);
    const wrong = await request("DELETE", "/courses/");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, POST"]);
    expect(ErrorBody.parse(wrong.body).message).toMatch(/DELETE/);
  });

  test("a body that is no JSON, no object, or too long is refused in words", async () => {
    for (const body of ["{", "[]", "1", '"x"', `{"username":"${"x".repeat(3_000_000)}"}`]) {
      const response = await dispatch(
        new Request("http://localhost/api/auth/login/", { method: "POST", body }),
      );
      expect(response.status).toBe(400);
      expect(ErrorBody.parse(await response.json()).message).not.toBe("");
    }
  });

  test("a body nested as deep as a well is refused in words", async () => {
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    const well = JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`);
    for (const [path, body] of [
      ["/resources/study-context/", { course_id: id, learning_style: { well } }],
      ["/resources/generate-study-plan/", { course_id: id, query: "All", preferences: { well } }],
      ["/study-plans/", { course_id: id, title: "Deep", plan_data: { well } }],
    ] as const) {
      const answer = await ann.post(path, body);
      expect([path, answer.status, answer.body.message]).toEqual([
        path,
        400,
        "The request body has too many levels.",
      ]);
    }
  });

  test("every answer names its request and is not cached", async () => {
    const { headers } = await request("GET", "/health/live");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

/** Makes what each path parameter names, of the student's own. */
const MAKES: Record<string, (student: Student, course_id: number, route: string) => unknown> = {
  course_id: (_, course_id) => course_id,
  assignment_id: async (student, course_id) => (await student.makesAssignment(course_id)).id,
  exam_id: async (student, course_id) => (await student.makesExam(course_id)).id,
  class_time_id: async (student, course_id) => (await student.makesClassTime(course_id)).id,
  item_id: async (student, course_id) => (await student.makesTopicItem(course_id)).id,
  plan_id: async (student, course_id) => (await student.makesStudyPlan(course_id)).id,
  thread_id: async (student) => (await student.post("/ai-assistant/threads/")).body.id,
  feed_id: async (student) => (await student.post("/calendar/feeds/")).body.id,
  export_id: async (student) => (await student.post("/account/exports/")).body.id,
  session_id: plansSomething,
  trash_item_id: deletesSomething,
  topic_id: async (student, course_id) =>
    (await student.upload(`/courses/${course_id}/topics/`, { syllabus_text: SYLLABUS })).body.id,
  import_id: async (student) =>
    (await student.upload("/syllabus-imports/", { syllabus_text: SYLLABUS })).body.id,
  resource_id: async (student) =>
    (await student.upload("/resources/", { title: "x", file: pdf() })).body.id,
  file_id: async (student, course_id, route) => {
    const kind = route.includes("quiz") ? "quiz" : "assignment";
    const path = `/courses/${course_id}/${kind}-files/`;
    return (await student.upload(path, { title: "x", file: pdf() })).body.id;
  },
};
const SYLLABUS = "Week 1: Vectors";
const pdf = () => new File([Buffer.from("%PDF-1.4 nothing")], "x.pdf");

/** One of each that the endpoint's path names, and its id by the parameter. */
async function ownsWhatIsNamed(student: Student, { route }: Endpoint) {
  const { id: course_id } = await student.makesCourse();
  const ids = new Map<string, unknown>();
  for (const [, name = ""] of route.matchAll(/\{(\w+)\}/g)) {
    ids.set(name, await MAKES[name]?.(student, course_id, route));
  }
  return (name: string) => String(ids.get(name));
}

/** A study session of a plan that is laid on days. */
async function plansSomething(student: Student, course_id: number) {
  const plan_data = { topics: [{ name: "Vectors", estimated_hours: 1 }] };
  const { id } = await student.makesStudyPlan(course_id, { plan_data });
  const request = { modification_request: "2 hours a day" };
  await student.post(`/resources/modify-study-plan/${id}/`, request);
  return (await student.get(`/study-sessions/?plan_id=${id}`)).list[0]?.id;
}

async function deletesSomething(student: Student, course_id: number) {
  const { id } = await student.makesTopicItem(course_id);
  await student.delete(`/courses/${course_id}/topic-items/${id}/`);
  return (await student.get("/trash/")).list[0]?.id;
}

/** Valid bodies where one is needed, so that nothing but the id can be at fault. */
function sendValid(student: Student, endpoint: Endpoint, path: string) {
  if (!endpoint.body) return send(student, endpoint, path);
  const fields = fieldsOf(endpoint);
  if (endpoint.form && fields.includes("syllabus_file")) {
    return student.upload(path, { syllabus_text: SYLLABUS }, at(endpoint).method);
  }
  if (endpoint.form) return student.upload(path, { title: "x", file: pdf() });
  const { method } = at(endpoint);
  const body: Record<string, unknown> = {
    name: "Name",
    title: "Title",
    due_date: "2030-01-01T00:00:00Z",
    filename: "x.pdf",
    upload_token: "none",
    exam_date: "2030-01-01T00:00:00Z",
    preparation_status: {},
    topic_orders: [],
    topic_id: "1",
    milestone_id: "1",
    completed: true,
    progress_percentage: 50,
    password: "x",
    modification_request: "2 hours a day",
    session_ids: [1],
    key: "stretch-1",
    minutes: 25,
    components: [],
    weekdays: [1],
    interval_weeks: 1,
    until: "2026-12-18",
    assignment_ids: [1],
    start_time: "10:00",
    end_time: "11:00",
    // Whether a feed has them; in a review those to be kept.
    class_times: path.endsWith("/accept/") ? [] : true,
    alarms: "day",
    // Each noun has statuses of its own; only this one is asked for.
    ...(endpoint.route.includes("{assignment_id}") && { status: "completed" }),
  };
  return student.send(
    method,
    path,
    Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name))),
  );
}

/** null: the id of what is there. */
function idsToTry({ route }: Endpoint): (string | null)[] {
  return route.includes("{") ? [null, ...GARBAGE_IDS] : [null];
}

function formOf(endpoint: Endpoint, body: unknown): FormData {
  const form = new FormData();
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  for (const [name, value] of fields.filter(([name]) => fieldsOf(endpoint).includes(name))) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    form.append(name, name.endsWith("file") ? new File([text], "x.pdf") : text);
  }
  return form;
}
