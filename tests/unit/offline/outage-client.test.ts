import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, isOutage, messageOf } from "@/lib/client/api-error";
import { makeQueryClient } from "@/lib/client/query-client";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SENTENCE = "We can't reach our database right now.";
const refusal = (status: number) => new ApiError(status, { message: SENTENCE });

/** What a page would show of a query whose answers are these, and how often it was asked. */
function shown(answers: (ApiError | string)[]) {
  let asked = 0;
  const client = makeQueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ["courses"],
    queryFn: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
  });
  const stop = observer.subscribe(() => undefined);
  return {
    stop,
    asked: () => asked,
    get state() {
      const { status, data, error } = observer.getCurrentResult();
      return { status, data, error: error && messageOf(error) };
    },
  };
}

test("an outage is said in its sentence, and the page fills by itself when it is over", async () => {
  const page = shown([...Array.from({ length: 5 }, () => refusal(503)), "courses"]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(page.state).toEqual({ status: "error", data: undefined, error: SENTENCE });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page.state).toEqual({ status: "success", data: "courses", error: null });
  page.stop();
});

test("nothing is asked again for a page that was left, or that was refused for another reason", async () => {
  const left = shown([refusal(503)]);
  await vi.advanceTimersByTimeAsync(4000);
  left.stop();
  const before = left.asked();
  const refused = shown([refusal(409)]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(left.asked()).toBe(before);
  expect(refused.asked()).toBe(1);
  refused.stop();
});

test("a refused session is no outage", () => {
  expect([401, 404, 500, 503, 507].map((status) => isOutage(refusal(status)))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
