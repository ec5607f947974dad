import { randomUUID } from "node:crypto";
import { type Span, SpanStatusCode } from "@opentelemetry/api";
import type { z } from "zod";
import { authenticate } from "@/lib/api/authenticate";
import { errorAnswer } from "@/lib/api/errors";
import { type Implementation, Reply } from "@/lib/api/implement";
import { type Answer, JsonAnswer } from "@/lib/api/json-answer";
import { enforceRateLimit } from "@/lib/api/rate-limit";
import { readBody, readQuery } from "@/lib/api/read";
import { findRoute, idsOf, routeTable } from "@/lib/api/route-table";
import { log } from "@/lib/log";
import { countRequest } from "@/lib/metrics";
import { Failure } from "@/lib/services/kernel/errors";
import { refuseWhenOverloaded } from "@/lib/services/kernel/health";
import type { Owner } from "@/lib/services/kernel/owner";
import { traced } from "@/lib/tracing";

/**
 * The HTTP edge of the whole API: `dispatch` takes and returns the standard `Request` and `Response`, so that anything
 * can serve it; `answer` is for who writes JSON without one. Errors of every kind become readable JSON here and
 * nowhere else.
 */
export function dispatcher(implementations: Implementation[]) {
  const table = routeTable(implementations);
  const answerIn = async (request: Request, span: Span): Promise<Answer> => {
    const began = performance.now();
    const request_id = randomUUID();
    const method = request.method === "HEAD" ? "GET" : request.method;
    const seen: Seen = { route: "unmatched" };
    let given: Answer;
    try {
      const route = findRoute(table, method, new URL(request.url).pathname);
      seen.route = route.implementation.endpoint.route;
      span.updateName(seen.route);
      given = await handled(route, request, seen);
    } catch (error) {
      given = errorAnswer(error, request_id);
    }
    given.headers.set("x-request-id", request_id);
    const { status } = given;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    countRequest(seen.route, status, ms);
    describe(span, { request_id, method, route: seen.route, status });
    log.info({ request_id, method, route: seen.route, owner_id: seen.owner?.id, status, ms });
    return given;
  };
  const answer = (request: Request): Promise<Answer> =>
    traced("unmatched", { kind: "SERVER" }, (span) => answerIn(request, span));
  const dispatch = async (request: Request): Promise<Response> => {
    const given = await answer(request);
    return given instanceof JsonAnswer ? given.asResponse() : given;
  };
  return { answer, dispatch };
}

/**
 * What the API would answer to a student who reads this address, as data: for the server's own pages. `url` begins with
 * `/api`; only endpoints that answer JSON and look at nothing else of a request.
 */
export function reader(implementations: Implementation[]) {
  const table = routeTable(implementations);
  return async (owner: Owner, url: string): Promise<unknown> => {
    const request = new Request(new URL(url, "http://pages"));
    const { implementation, sent } = findRoute(table, "GET", new URL(request.url).pathname);
    const { endpoint, handle } = implementation;
    if (endpoint.operator) throw new Failure(403, FOR_OPERATORS);
    const query = readQuery(endpoint, request);
    const result = await handle({ owner, path: idsOf(sent), query, body: undefined, request });
    return checked(endpoint.answer, result);
  };
}

interface Seen {
  route: string;
  owner?: Owner;
}

interface Answered {
  request_id: string;
  method: string;
  route: string;
  status: number;
}

function describe(span: Span, { request_id, method, route, status }: Answered): void {
  span.setAttributes({
    "http.request.method": method,
    "http.route": route.replace(/^\S+ /, "/api"),
    "http.response.status_code": status,
    // As the log has it.
    request_id,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

async function handled(
  { implementation, sent }: ReturnType<typeof findRoute>,
  request: Request,
  seen: Seen,
): Promise<Answer> {
  const { endpoint, handle } = implementation;
  refuseWhenOverloaded();
  const { owner, role } = endpoint.open ? NOBODY : await authenticate(request);
  seen.owner = owner;
  if (endpoint.operator && role !== "operator") throw new Failure(403, FOR_OPERATORS);
  const path = idsOf(sent);
  const query = readQuery(endpoint, request);
  const body = await readBody(endpoint, request);
  const admission = await enforceRateLimit(endpoint.limit, request, { owner, body });
  const result = await handle({ owner, path, query, body, request });
  await admission.succeeded();
  if (result instanceof Response) return result;
  const { body: unchecked, options } = result instanceof Reply ? result : new Reply(result, {});
  return json(checked(endpoint.answer, unchecked), {
    status: options.status ?? endpoint.status ?? 200,
    headers: options.headers,
  });
}

const NOBODY = { owner: undefined, role: undefined };
const FOR_OPERATORS = "This is for whoever runs this site.";

/** Strips what the contract does not promise. A promise not kept is our bug, hence no client error. */
function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => issue.path.join("."));
  throw new Error(`The answer breaks its contract at: ${where.join(", ")}`);
}

function json(body: unknown, init: ResponseInit): Answer {
  const headers = new Headers(init.headers);
  headers.set("cache-control", "no-store");
  if (init.status === 204) return new Response(null, { status: 204, headers });
  return new JsonAnswer(body, { ...init, headers });
}
