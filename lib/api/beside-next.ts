import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getRequestListener, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { errorAnswer } from "@/lib/api/errors";
import { type Answer, JsonAnswer } from "@/lib/api/json-answer";
import { API_ANSWER, EVERY_ANSWER, HTTPS_ANSWER } from "@/lib/api/security-headers";
import { isHttps } from "@/lib/api/sign-in";
import { isOwnAuth } from "@/lib/contract/auth";
import { invalid } from "@/lib/services/kernel/errors";

declare global {
  /** Answers a request of the API and says so, or leaves it to Next. */
  var studyCompanionAnswer: ((from: IncomingMessage, to: ServerResponse) => boolean) | undefined;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
/** A shorter text fits into one packet either way. */
const WORTH_COMPRESSING = 1024;

/**
 * Hands the API to whoever serves this process (`scripts/serve.mjs`), which from then on answers without Next's
 * machinery in between: about a millisecond a request. Next's own routes below `/api` stay with Next, and so does
 * everything where nobody asks for this, as on Vercel and in development.
 */
export function answerBesideNext(answer: (request: Request) => Promise<Answer>): void {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const given = await answer(request);
      for (const [name, value] of headersFor(request)) given.headers.set(name, value);
      if (!(given instanceof JsonAnswer)) return given;
      // Over HTTP/1 only: HTTP/2 ends at the proxy.
      await sendJson(given, request, outgoing as ServerResponse);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false, errorHandler: refuseUnreadable },
  );
  globalThis.studyCompanionAnswer = (from, to) => {
    if (!isOurs(from)) return false;
    void listener(from, to);
    return true;
  };
}

function isOurs({ url = "", method = "" }: IncomingMessage): boolean {
  const [, api, noun = "", verb = ""] = url.split(/[/?#]/, 5);
  if (api !== "api" || noun === "inngest" || !METHODS.has(method)) return false;
  return noun !== "auth" || isOwnAuth(verb);
}

/** What the standard `Request` cannot hold, such as an address with a backslash or two hosts. */
function refuseUnreadable(error: unknown): Response {
  const refused = error instanceof RequestError ? invalid("We couldn't read this request.") : error;
  const answer = errorAnswer(refused, randomUUID());
  for (const [name, value] of PLAIN) answer.headers.set(name, value);
  return answer.asResponse();
}

const PLAIN = Object.entries({ ...EVERY_ANSWER, ...API_ANSWER });
const SECURE = [...PLAIN, ...Object.entries(HTTPS_ANSWER)];

function headersFor(request: Request) {
  return isHttps(request) ? SECURE : PLAIN;
}

async function sendJson(answer: JsonAnswer, request: Request, to: ServerResponse): Promise<void> {
  let body: string | Buffer = answer.text;
  if (body.length >= WORTH_COMPRESSING) {
    answer.headers.append("vary", "accept-encoding");
    if (/\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")) {
      body = await promisify(gzip)(body);
      answer.headers.set("content-encoding", "gzip");
    }
  }
  answer.headers.set("content-length", String(Buffer.byteLength(body)));
  to.writeHead(answer.status, [...answer.headers].flat());
  to.end(body);
}
