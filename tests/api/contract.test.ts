import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dispatch } from "@/app/api/dispatch";
import { catalogue } from "@/lib/contract/catalogue";
import { ErrorBody } from "@/lib/contract/common";
import type { Endpoint } from "@/lib/contract/endpoint";
import { MAKES, OF_OPERATORS, ownsWhatIsNamed } from "@/tests/support/belongings";
import { fieldsOf, GARBAGE_IDS, garbageBody } from "@/tests/support/garbage";
import { runJobs } from "@/tests/support/run-jobs";
import { request, signIn } from "@/tests/support/student";

const MISSING = "2147483647";
const endpoints: Endpoint[] = Object.values(catalogue).flatMap((noun) => Object.values(noun));
const guarded = endpoints.filter((endpoint) => !endpoint.open);

const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.route, endpoint] as const);

/** Method and path with every parameter filled in by `id`. */
function at({ route }: Endpoint, id: (name: string) => string = () => MISSING) {
  const [method = "", path = ""] = route.split(" ");
  return { method, path: path.replace(/\{(\w+)\}/g, (_, name: string) => id(name)) };
}

// The syllabus endpoints wait for the jobs they start.
runJobs();

describe("the catalogue", () => {
  test("names by its paths only what can be made here", () => {
    const names = endpoints.flatMap(({ route }) => [...route.matchAll(/\{(\w+)\}/g)]);
    const unknown = names
      .map(([, name = ""]) => name)
      .filter((name) => !(MAKES[name] || OF_OPERATORS.includes(name)));
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
        const { method, path } = at(endpoint, (name) => id ?? String(idOf(name)));
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
