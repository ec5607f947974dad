import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { emptyDatabase } from "@/tests/support/backups";
import { startCollector } from "@/tests/support/collector";
import { startModel } from "@/tests/support/model";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { refusedStart, startServer } from "@/tests/support/server";
import { signIn } from "@/tests/support/student";

/** Said wherever a student can say something; in no trace. */
const WORD = "Quarzfalke";
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const ERROR = 2;

let collector: Awaited<ReturnType<typeof startCollector>>;
let model: Awaited<ReturnType<typeof startModel>>;

beforeAll(async () => {
  collector = await startCollector();
  model = await startModel();
  model.script.push({ text: `${WORD} is a bird.` });
});
afterAll(async () => {
  await collector.close();
  await model.stop();
});

const settings = () => ({
  LOG_LEVEL: "error",
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: "api-key=of-the-test",
  OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=pilot",
  OTEL_BSP_SCHEDULE_DELAY: "200",
  AI_MODEL: "test-model",
  OPENAI_API_KEY: "key",
  OPENAI_BASE_URL: model.url,
});

describe.each(["the embedded database", "PostgreSQL"])("traces on %s", (kind) => {
  it("tell of answers, pages, jobs, queries and models, and nothing a student wrote", async (context) => {
    collector.forget();
    const name = `study_companion_traces_${process.pid}_${Date.now()}`;
    const database = kind === "PostgreSQL" ? await emptyDatabase(name) : null;
    if (database === undefined) return context.skip("no PostgreSQL at TEST_DATABASE_URL");
    const server = await startServer({
      env: {
        ...settings(),
        ...(database && { DATABASE_URL: database.url, AUTH_SECRET: randomUUID() }),
      },
    });
    try {
      const ann = await signIn({ major: WORD }, (asked) =>
        fetch(new Request(asked.url.replace("http://localhost", server.url), asked)),
      );
      const course = await ann.makesCourse({ name: WORD });
      const page = textPage([`Homework 7: ${WORD}`, "Due: Friday, March 5, 2027, 11:59 pm"]);
      const file = new File([Uint8Array.from(pdfOf([page]))], `${WORD}.pdf`);
      const files = `/courses/${course.id}/assignment-files/`;
      expect((await ann.upload(files, { title: WORD, file })).status).toBe(201);
      await vi.waitFor(
        async () => expect((await ann.get(files)).list[0]).toMatchObject({ stage: "ready" }),
        { timeout: 60_000, interval: 200 },
      );
      const thread = await ann.post("/ai-assistant/threads/", {});
      const message = { message: `What is ${WORD}?` };
      await ann.post(`/ai-assistant/threads/${thread.body.id}/messages/`, message);
      await ann.get(`/search/?q=${WORD}`);
      expect((await ann.get("/courses/2147483647/")).status).toBe(404);
      for (const path of ["/login", "/nothing", `/reset-password?token=${WORD}`])
        await fetch(`${server.url}${path}`);
    } finally {
      expect(await server.stop()).toBe(0);
      await database?.drop();
    }

    const { spans } = collector;
    const named = (text: string) => spans.filter((span) => span.name === text);
    const below = (text: string) => {
      const ids = new Set(named(text).map(({ id }) => id));
      return spans.filter(({ parent }) => ids.has(parent)).map((span) => span.name);
    };
    expect(named("POST /courses/")).toMatchObject([
      {
        kind: SERVER,
        scope: "study-companion",
        parent: "",
        status: 0,
        attributes: { "http.route": "/api/courses/", "http.response.status_code": 201 },
        resource: { "service.name": "study-companion", "deployment.environment.name": "pilot" },
      },
    ]);
    expect(below("POST /courses/")).toContain("insert courses");
    expect(named("insert courses")[0]).toMatchObject({
      kind: CLIENT,
      attributes: { "db.system.name": "postgresql", "db.collection.name": "courses" },
    });
    expect(named("GET /courses/{course_id}/")).toMatchObject([
      { status: 0, attributes: { "http.response.status_code": 404 } },
    ]);
    expect(named("read-document")[0]).toMatchObject({ kind: CONSUMER, parent: "" });
    expect(below("read-document")).toContain("extract-facts");
    expect(below("extract-facts").join()).toContain("select ");
    expect(named("chat test-model")[0]).toMatchObject({
      kind: CLIENT,
      attributes: { "gen_ai.request.model": "test-model" },
    });
    expect(named("BaseServer.handleRequest /login")[0]).toMatchObject({ scope: "next.js" });
    expect(new Set(spans.map(({ scope }) => scope))).toEqual(
      new Set(["study-companion", "next.js"]),
    );
    // Which was answered in prose where facts were asked for.
    const failed = spans.filter(({ status }) => status === ERROR);
    expect(failed).toMatchObject([
      { name: "assignment test-model", attributes: { "error.type": "Error" } },
    ]);

    expect(new Set(collector.requests.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
    expect(new Set(collector.requests.map(({ key }) => key))).toEqual(new Set(["of-the-test"]));
    expect(collector.text()).toContain("insert courses");
    expect(collector.text()).not.toContain(WORD);
    expect(collector.text()).not.toContain("example.org");
  }, 120_000);
});

it("serves as ever where the collector does not answer, and stops in time", async () => {
  const env = { ...settings(), OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };
  const server = await startServer({ env });
  expect((await fetch(`${server.url}/api/health/ready/`)).status).toBe(200);
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
}, 60_000);

it.each([
  ["OTEL_SDK_DISABLED", "true"],
  ["OTEL_TRACES_EXPORTER", "none"],
])(
  "sends nothing with %s=%s",
  async (setting, value) => {
    collector.forget();
    const server = await startServer({ env: { ...settings(), [setting]: value } });
    expect((await fetch(`${server.url}/api/health/ready/`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(collector.requests).toEqual([]);
  },
  60_000,
);

it("does not start with a protocol that it does not speak", async () => {
  const env = { ...settings(), OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" };
  const { code, output } = await refusedStart({ env });
  expect(code).not.toBe(0);
  expect(output).toContain("OTEL_EXPORTER_OTLP_PROTOCOL");
  expect(output).toContain("http/protobuf");
});
