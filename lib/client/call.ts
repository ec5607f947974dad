import { ApiError } from "@/lib/client/api-error";
import { connection } from "@/lib/client/connection";
import { hasUnsent } from "@/lib/client/offline/unsent-key";
import { sessionStore } from "@/lib/client/session-store";
import type { EndpointsByRoute } from "@/lib/contract/catalogue";
import type { PathOf, Received, SentBody, SentQuery } from "@/lib/contract/endpoint";

const TIMEOUT_MS = 30_000;

/** Browsers let 64 KiB of all that is being sent outlive a page, and refuse what goes beyond. */
const OUTLIVES_PAGE_MAX = 4 * 1024;

export type Routes = keyof EndpointsByRoute;

/** Everything a call to `R` needs, and nothing it does not take. */
export type Input<R extends Routes> = Part<"path", PathOf<R>> &
  Part<"body", SentBody<EndpointsByRoute[R]>> &
  Optional<"query", SentQuery<EndpointsByRoute[R]>> & { signal?: AbortSignal };

type Part<K extends string, V> = unknown extends V
  ? unknown
  : [V] extends [undefined]
    ? unknown
    : { [P in K]: V };
type Optional<K extends string, V> = V extends undefined ? unknown : { [P in K]?: V };

/**
 * Calls one endpoint: `call("GET /courses/{course_id}/", { path: { course_id } })`. Throws `ApiError` for
 * answers that are not 2xx, `TypeError` when the server is out of reach, `TimeoutError` after 30 s. Out of reach, what
 * was read before is answered as it was then, and what can be sent later counts as done.
 */
export async function call<R extends Routes>(
  route: R,
  input: Input<R>,
): Promise<Received<EndpointsByRoute[R]>> {
  const reads = route.startsWith("GET ");
  const asked: AnyInput = input;
  const url = addressOf(route, asked);
  if (!reads && hasUnsent()) await (await loadOffline()).dropOutdatedChange(route, asked);
  let answer: Received<EndpointsByRoute[R]>;
  try {
    answer = await callServer(route, input);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const offline = await loadOffline().catch(() => undefined);
    if (!offline) throw error;
    return (await offline.answerWithout(route, url, asked, error)) as typeof answer;
  }
  if (reads) keepAnswer(route, url, answer);
  if (!reads) return answer;
  if (hasUnsent()) return (await loadOffline()).withUnsent(url, answer);
  return answer;
}

/** As `call`, and nothing but the server's answer will do. */
export async function callServer<R extends Routes>(
  route: R,
  input: Input<R>,
): Promise<Received<EndpointsByRoute[R]>> {
  const response = await send(route, input);
  connection.heard();
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return answer as Received<EndpointsByRoute[R]>;
}

/** For times without a connection. Nobody waits for it. */
export function keepAnswer(route: Routes, url: string, answer: unknown): void {
  if ("caches" in globalThis) void keep(route, url, answer);
}

async function keep(route: Routes, url: string, answer: unknown) {
  try {
    const { keptAnswers } = await import("./offline/kept-answers");
    await keptAnswers.keep(route, url, answer);
  } catch {
    // A full storage keeps what it has.
  }
}

const loadOffline = () => import("./offline/without-connection");

/** Method and URL of a route with its path filled in. */
export function urlOf(route: Routes, path: Record<string, number> = {}) {
  const [method = "GET", template = ""] = route.split(" ");
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  return { method, url: `/api${filled}` };
}

/** Where a route with this input is asked. */
export function addressOf(route: Routes, { path, query = {} }: AnyInput): string {
  const { url } = urlOf(route, path);
  const named = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return named.length > 0 ? `${url}?${new URLSearchParams(named)}` : url;
}

/**
 * Waits for the one refresh that all waiting calls share. False when the session is over; throws where the server
 * cannot tell.
 */
export function refreshAccess(): Promise<boolean> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

let refreshing: Promise<boolean> | undefined;

interface AnyInput {
  path?: Record<string, number>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

/** The answer as it comes, once it is known to be good. */
export async function send(
  route: Routes,
  input: AnyInput,
  timeout = TIMEOUT_MS,
): Promise<Response> {
  const { method } = urlOf(route);
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  const attempt = () =>
    fetch(addressOf(route, input), {
      method,
      headers: headersOf(input.body),
      body,
      // Whoever ticks something and leaves or reloads the page at once has ticked it.
      keepalive: method !== "GET" && (body?.length ?? 0) <= OUTLIVES_PAGE_MAX,
      signal: AbortSignal.any([
        AbortSignal.timeout(timeout),
        ...(input.signal ? [input.signal] : []),
      ]),
    });
  let response = await attempt();
  if (response.status === 401 && route !== "POST /auth/login/" && (await refreshAccess())) {
    response = await attempt();
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await bodyOf(response));
}

function headersOf(body: unknown): Record<string, string> {
  const token = sessionStore.accessToken();
  return {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

async function refresh(): Promise<boolean> {
  const refresh_token = sessionStore.refreshToken();
  if (!refresh_token) {
    sessionStore.signOut();
    return false;
  }
  const { method, url } = urlOf("POST /auth/refresh/");
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refresh: refresh_token }),
  });
  if (response.ok) {
    const { access } = (await response.json()) as { access: string };
    sessionStore.setAccessToken(access);
    return true;
  }
  if (response.status === 503) throw new ApiError(503, await bodyOf(response));
  if (response.status === 401) sessionStore.signOut();
  return false;
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
