import { afterEach, describe, expect, test } from "vitest";
import { catalogue } from "@/lib/contract/catalogue";
import { env } from "@/lib/env";
import { countJob, countModelCall, openMetrics } from "@/lib/metrics";
import { request, signIn } from "@/tests/support/student";

const TOKEN = "a-token-of-the-test";

afterEach(() => {
  Object.assign(env, { METRICS_TOKEN: undefined });
  globalThis.studyCompanionMetrics = undefined;
});

async function counts() {
  Object.assign(env, { METRICS_TOKEN: TOKEN });
  await openMetrics();
}

/** The text as Prometheus reads it: every line by its grammar. */
async function scrape() {
  const text = await textOf(`Bearer ${TOKEN}`);
  expect(text.status).toBe(200);
  expect(text.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const samples: Sample[] = [];
  const types = new Map<string, string>();
  for (const line of text.said.trimEnd().split("\n")) {
    const [, name = "", type = ""] = /^# TYPE ([a-zA-Z_:][\w:]*) (\w+)$/.exec(line) ?? [];
    if (type) types.set(name, type);
    if (line === "" || /^# (?:HELP|TYPE) [a-zA-Z_:][\w:]* /.test(line)) continue;
    const [, sample = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
    expect(sample, line).not.toBe("");
    expect(types.has(sample.replace(/_(?:bucket|sum|count)$/, "")) || types.has(sample), line).toBe(
      true,
    );
    const pairs = [...labels.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)];
    samples.push({
      name: sample,
      labels: Object.fromEntries(pairs.map(([, key = "", text = ""]) => [key, text])),
      value: Number(value),
    });
  }
  return samples;
}

const NAME = "[a-zA-Z_:][\\w:]*";
const LABELS = '(?:[a-zA-Z_]\\w*="(?:[^"\\\\\\n]|\\\\[\\\\"n])*",?)*';
const NUMBER = "-?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|\\+?Inf)|[Nn]a[Nn]";
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABELS})\\})? (${NUMBER})(?: \\d+)?$`);

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

async function textOf(authorization?: string) {
  const { dispatch } = await import("@/app/api/dispatch");
  const headers = new Headers(authorization ? { authorization } : undefined);
  const answer = await dispatch(new Request("http://localhost/api/metrics", { headers }));
  return { status: answer.status, said: await answer.text(), headers: answer.headers };
}

const sampled = (samples: Sample[], name: string, labels: object = {}) =>
  samples.find((each) => each.name === name && matches(each.labels, labels))?.value;
const matches = (labels: object, wanted: object) =>
  Object.entries(wanted).every(([key, text]) => Reflect.get(labels, key) === text);

describe("the metrics", () => {
  test("are not there without a token, and for nobody without it", async () => {
    expect((await textOf(`Bearer ${TOKEN}`)).status).toBe(404);
    await counts();
    const ann = await signIn();
    for (const sent of [
      undefined,
      "Bearer wrong",
      TOKEN,
      `Bearer ${ann.tokens.access}`,
      `Bearer ${TOKEN}x`,
    ]) {
      expect((await textOf(sent)).status).toBe(401);
    }
  });

  test("count answers by the routes of the contract, never by a path, an id or a student", async () => {
    await counts();
    const ann = await signIn();
    const { id } = await ann.makesCourse();
    await ann.get(`/courses/${id}/`);
    await ann.get(`/courses/${id}`);
    await ann.get("/courses/2147483647/");
    for (const word of ["/quarzfalke/", "/courses/quarzfalke/exams/", "/%00"]) await ann.get(word);
    await request("BREW", "/courses/");
    const samples = await scrape();
    const of = (status: string) => ({ method: "GET", route: "/courses/{course_id}/", status });
    const count = "study_http_request_duration_seconds_count";
    expect(sampled(samples, count, of("2xx"))).toBe(2);
    expect(sampled(samples, count, of("4xx"))).toBe(1);
    const sum = sampled(samples, "study_http_request_duration_seconds_sum", of("2xx"));
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(60);
    const endpoints = Object.values(catalogue).flatMap((noun) => Object.values(noun));
    const known = new Set(endpoints.map(({ route }) => route.split(" ")[1]));
    const routes = samples.flatMap(({ labels }) => labels.route ?? []);
    expect(routes.filter((route) => route !== "unmatched" && !known.has(route))).toEqual([]);
    expect(routes).toContain("unmatched");
    const statuses = samples.flatMap(({ labels }) => labels.status ?? []);
    expect(statuses.filter((status) => !/^[1-5]xx$/.test(status))).toEqual([]);
  });

  test("tell of jobs, models, the process and the database", async () => {
    await counts();
    countJob("study-companion-read-document", "failed");
    countModelCall("chat", "answered", { input: 7, output: 3 });
    countModelCall("chat", "failed");
    const samples = await scrape();
    const job = { job: "study-companion-read-document", outcome: "failed" };
    expect(sampled(samples, "study_jobs_total", job)).toBe(1);
    expect(sampled(samples, "study_model_calls_total", { outcome: "failed" })).toBe(1);
    expect(sampled(samples, "study_model_tokens_total", { direction: "input" })).toBe(7);
    expect(sampled(samples, "study_model_tokens_total", { direction: "output" })).toBe(3);
    expect(sampled(samples, "study_migrations_pending")).toBe(0);
    expect(sampled(samples, "study_database_pool_size")).toBeGreaterThan(0);
    expect(sampled(samples, "study_jobs", { state: "waiting" })).toBeGreaterThanOrEqual(0);
    for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]) {
      expect(sampled(samples, name), name).toBeGreaterThanOrEqual(0);
    }
  });
});
