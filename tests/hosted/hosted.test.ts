import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HostedFunction, type RunningFunction } from "@/tests/support/hosted";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { startS3 } from "@/tests/support/s3";
import { signIn } from "@/tests/support/student";

// Run by the stage "hosted", which says where the build and the database are.
const BUILD = process.env.HOSTED_BUILD ?? "";
const SETTINGS = {
  DATABASE_URL: process.env.HOSTED_DATABASE_URL ?? "",
  AUTH_SECRET: "of no use outside of the tests of functions",
  INNGEST_EVENT_KEY: "test",
  INNGEST_SIGNING_KEY: "signkey-test-0123456789abcdef",
  // Where nothing answers: events wait in the database.
  INNGEST_BASE_URL: "http://127.0.0.1:9",
  LOG_LEVEL: "silent",
};

let s3: Awaited<ReturnType<typeof startS3>>;
let api: RunningFunction;

beforeAll(async () => {
  s3 = await startS3();
  api = await new HostedFunction(BUILD, "api/[[...path]]").start({
    ...SETTINGS,
    STORAGE_URL: s3.url,
  });
});
afterAll(async () => {
  api?.stop();
  await s3?.stop();
});

const student = (running = api) => signIn({}, (request) => running.answers(request));
const bytes = Uint8Array.from(pdfOf([textPage(["Homework 1"])]));

it.each([
  ["api/[[...path]]", 30],
  ["api/inngest", 90],
])("weighs no more than it needs: %s, %i MB", (name, most) => {
  const { bytes: weight } = new HostedFunction(BUILD, name);
  process.stdout.write(`${name} weighs ${(weight / 1e6).toFixed(1)} MB\n`);
  expect(weight / 1e6).toBeLessThan(most);
});

it("answers the API, and keeps an uploaded PDF in the bucket", async () => {
  const ann = await student();
  const { id } = await ann.makesCourse();
  const { id: file_id } = await ann.uploadsAssignmentFile(id, bytes);
  expect([...s3.objects.values()].map((each) => each.length)).toContain(bytes.length);
  const asked = new Request(`http://x/api/courses/${id}/assignment-files/${file_id}/download/`, {
    headers: { authorization: `Bearer ${ann.tokens.access}` },
  });
  expect(new Uint8Array(await (await api.answers(asked)).arrayBuffer())).toEqual(bytes);
});

it("says 503 in words where the storage is down, and goes on", async () => {
  const STORAGE_URL = s3.url.replace(/:\d+\//, ":1/");
  const running = await new HostedFunction(BUILD, "api/[[...path]]").start({
    ...SETTINGS,
    STORAGE_URL,
  });
  try {
    const ann = await student(running);
    const { id } = await ann.makesCourse();
    const file = new File([bytes], "x.pdf", { type: "application/pdf" });
    const answer = await ann.upload(`/courses/${id}/assignment-files/`, { title: "x", file });
    expect(answer.status).toBe(503);
    expect(answer.body.message).toMatch(/file storage/);
    expect((await ann.get(`/courses/${id}/assignment-files/`)).list).toEqual([]);
  } finally {
    running.stop();
  }
});

it.each([
  ["login", "/login", 200, "Sign in"],
  ["dashboard", "/dashboard", 200, "<html"],
  ["courses/[course_id]", "/courses/1", 200, "<html"],
  ["api/auth/[...nextauth]", "/api/auth/providers", 200, "credentials"],
  ["api/inngest", "/api/inngest", 401, "nauthorized"],
])("answers from the function of %s", async (name, path, status, text) => {
  const running = await new HostedFunction(BUILD, name).start({
    ...SETTINGS,
    STORAGE_URL: s3.url,
  });
  try {
    const answer = await running.answers(new Request(`http://x${path}`));
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  } finally {
    running.stop();
  }
});

it("answers its first request soon after a cold start", async () => {
  const cold = new HostedFunction(BUILD, "api/[[...path]]");
  const times: number[] = [];
  for (let start = 0; start < 3; start += 1) {
    const running = await cold.start({ ...SETTINGS, STORAGE_URL: s3.url });
    await running.answers(new Request("http://x/api/health/live/"));
    times.push(Math.round(performance.now() - running.began));
    running.stop();
    await wait(200);
  }
  process.stdout.write(`First answers of a cold function after ${times.join(", ")} ms\n`);
  expect(Math.min(...times)).toBeLessThan(10_000);
});
