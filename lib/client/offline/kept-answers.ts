import { sessionStore } from "@/lib/client/session-store";
import { DAY_MS } from "@/lib/time/durations";
import { storeOf } from "./kept-names";

/** What a student reads on the way: the dashboard, courses with their work, plans and the calendar. */
const KEPT_ROUTES = new Set([
  "GET /dashboard/",
  "GET /courses/",
  "GET /courses/{course_id}/",
  "GET /courses/{course_id}/assignments/",
  "GET /courses/{course_id}/assignments/{assignment_id}/",
  "GET /courses/{course_id}/assignment-files/",
  "GET /courses/{course_id}/class-times/",
  "GET /courses/{course_id}/exams/",
  "GET /courses/{course_id}/grading/",
  "GET /courses/{course_id}/quiz-files/",
  "GET /courses/{course_id}/topic-items/",
  "GET /courses/{course_id}/topics/",
  "GET /calendar/events/",
  "GET /resources/",
  "GET /study-plans/",
  "GET /study-sessions/",
  "GET /syllabus-imports/",
]);
const KEPT_FOR_MS = 30 * DAY_MS;

interface KeptAnswer {
  answer: unknown;
  /** When the server gave it, in milliseconds. */
  at: number;
}

/** The last answers to the signed-in student, in a store of the browser that ends with their session. */
export const keptAnswers = {
  isKept: (route: string) => KEPT_ROUTES.has(route),

  async keep(route: string, url: string, answer: unknown): Promise<void> {
    const user_id = sessionStore.studentId();
    if (user_id === undefined || !KEPT_ROUTES.has(route)) return;
    const store = await caches.open(storeOf(user_id));
    if (!swept) void sweep(store);
    swept = true;
    await store.put(url, Response.json(answer, { headers: { at: String(Date.now()) } }));
    // Whoever signed out meanwhile leaves nothing behind.
    if (sessionStore.studentId() !== user_id) await caches.delete(storeOf(user_id));
  },

  /** The answer to this very address, else the latest for days around those that it names. */
  async read(url: string): Promise<KeptAnswer | undefined> {
    const store = await storeOfStudent();
    const exact = await store?.match(url);
    if (exact) return opened(exact);
    const near = await keptLike(url);
    return near.sort((a, b) => Number(b.whole) - Number(a.whole) || b.at - a.at)[0];
  },

  /** Every kept answer, by its address. */
  async all(): Promise<{ url: string; answer: unknown }[]> {
    const store = await storeOfStudent();
    if (!store) return [];
    return Promise.all(
      (await store.keys()).map(async ({ url }) => {
        const found = await store.match(url);
        return { url: new URL(url).pathname, answer: found && (await opened(found)).answer };
      }),
    );
  },
};

let swept = false;

async function storeOfStudent() {
  const user_id = sessionStore.studentId();
  if (user_id === undefined || !("caches" in globalThis)) return undefined;
  return caches.open(storeOf(user_id));
}

/**
 * Answers for other days, where the address names the first and the last one: yesterday's week, for instance. They are
 * `whole` where they tell of all the days that are asked for.
 */
async function keptLike(url: string): Promise<(KeptAnswer & { whole: boolean })[]> {
  const asked = daysOf(new URL(url, location.origin));
  const store = await storeOfStudent();
  if (!store || !asked) return [];
  const found = [];
  for (const request of await store.keys(url, { ignoreSearch: true })) {
    const days = daysOf(new URL(request.url));
    if (!days || days.from > asked.to || days.to < asked.from) continue;
    const answer = await store.match(request);
    const whole = days.from <= asked.from && days.to >= asked.to;
    if (answer) found.push({ ...(await opened(answer)), whole });
  }
  return found;
}

function daysOf({ searchParams }: URL) {
  const from = searchParams.get("from");
  const to = searchParams.get("to");
  return from !== null && to !== null ? { from, to } : undefined;
}

async function opened(response: Response): Promise<KeptAnswer> {
  return { answer: await response.json(), at: Number(response.headers.get("at")) };
}

/** Deletes what was kept long ago. */
async function sweep(store: Cache) {
  for (const request of await store.keys()) {
    const at = Number((await store.match(request))?.headers.get("at"));
    if (at < Date.now() - KEPT_FOR_MS) await store.delete(request);
  }
}
