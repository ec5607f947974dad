import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { posix } from "node:path";
import { API_ANSWER, EVERY_ANSWER, HTTPS_ANSWER } from "../lib/api/security-headers.ts";
import { collectWhenQuiet } from "./idle-memory.mjs";
import { inlineScripts } from "./inline-scripts.mjs";
import { portProblem } from "./preflight.mjs";
import { ROOT, stop, whenAbandoned } from "./toolchain.mjs";

const READY_WITHIN_MS = 120_000;
const FINISH_WITHIN_MS = { dev: 200, production: 5_000 };

/** Serves the product in this process and prints its address once it answers as ready. */
export async function serve({ dev, host, port }) {
  process.env.NODE_ENV = dev ? "development" : "production";
  const { default: next } = await import("next");
  if (!dev) globalThis.studyCompanionInlineScripts = inlineScripts(ROOT);
  const server = createServer({
    // A proxy in front keeps idle connections for a minute; one that we end first would cost it a request.
    keepAliveTimeout: 75_000,
    headersTimeout: 20_000,
    // 25 MB at 0.7 Mbit/s. A body that stops on its way ends earlier: lib/api/read.ts.
    requestTimeout: 300_000,
    connectionsCheckingInterval: 5_000,
  });
  // Who has said everything and listens on gets the answer.
  server.httpAllowHalfOpen = true;
  const app = next({ dev, dir: ROOT, hostname: host, port, httpServer: server });
  const handle = app.getRequestHandler();
  server.on("request", (request, response) => {
    answers.set(request.socket, response);
    const notFor = (methods) =>
      refuse(response, 405, `${request.method} is not for this address.`, methods);
    if (!METHODS.includes(request.method)) return notFor(METHODS);
    if (!/^(?:\/|https?:)/.test(request.url)) return refuse(response, 400, UNREADABLE.otherwise[1]);
    const path = pathOf(request.url);
    // Steps that lead out of the API are no way to a page: browsers take them before they ask.
    if (path === null || (isOfApi(request.url) && !isOfApi(path))) {
      return refuse(response, 404, "Page not found");
    }
    // Next finds it with a slash or "/." behind it as well.
    const isFile = /^\/(?!api\/).*\.\w+\/*$/.test(path);
    if (isFile && !READS.includes(request.method)) return notFor(READS);
    nameSender(request);
    if (!dev && globalThis.studyCompanionAnswer?.(request, response)) return;
    handle(request, response);
  });

  server.on("checkExpectation", (_, response) =>
    refuse(response, 417, "We can't do what the request expects."),
  );
  server.on("clientError", refuseUnreadable);
  server.on("connect", ({ method }, socket) =>
    sayAndEnd(socket, "405 Method Not Allowed", `${method} is not for this address.`),
  );

  if (!dev) collectWhenQuiet(server);
  const close = closer(app, server, dev);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
  whenAbandoned(close);

  try {
    await app.prepare();
  } catch (error) {
    stop(error.message);
  }
  await listen(server, { host, port });
  await ready({ host, port });
  console.log(`Study Companion is ready at http://${shownHost(host)}:${port}`);
}

const READS = ["GET", "HEAD"];
const METHODS = [...READS, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * For what no handler behind can take: methods such as TRACE, which the standard `Request` cannot carry, a file that is
 * to be changed and an address that does not decode, for both of which Next answers 500.
 */
function refuse(response, status, message, methods = METHODS) {
  const isHttps = /^https\s*(?:,|$)/.test(response.req.headers["x-forwarded-proto"]);
  response.writeHead(status, {
    ...REFUSAL,
    ...(isHttps && HTTPS_ANSWER),
    ...(status === 405 && { allow: methods.join(", ") }),
  });
  // What is still being sent would take the answer away from a client whose connection we end.
  const end = () => response.writableEnded || response.end(refusal(message));
  if (response.req.complete) return end();
  response.req.once("end", end).resume();
  setTimeout(end, 1_000);
}

const REFUSAL = {
  ...EVERY_ANSWER,
  ...API_ANSWER,
  "Cache-Control": "no-store",
  "Content-Type": "application/json",
};

/** As the contract's errors look. */
function refusal(message) {
  return JSON.stringify({ message, request_id: randomUUID() });
}

/** The latest answer on each connection, begun or not. */
const answers = new WeakMap();

/** What is no HTTP, or never arrives: Node would end it without a word. */
function refuseUnreadable(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const answer = answers.get(socket);
  // What cannot be read comes after a whole request, or after an answer has begun: that is told to its end.
  if (answer && !answer.writableFinished && (answer.req.complete || answer.headersSent)) {
    return endAfter(answer, socket);
  }
  // It was answered before all of it had come.
  if (answer && !answer.req.complete && answer.headersSent) return socket.end();
  const [status, message] = UNREADABLE[error.code] ?? UNREADABLE.otherwise;
  sayAndEnd(socket, status, message);
}

function sayAndEnd(socket, status, message) {
  const body = refusal(message);
  const headers = { ...REFUSAL, Connection: "close", "Content-Length": Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`);
}

const UNREADABLE = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "This address or its headers are too long.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "This request took too long to reach us."],
  otherwise: ["400 Bad Request", "We couldn't read this request."],
};

function endAfter(answer, socket) {
  answer.shouldKeepAlive = false;
  answer.once("finish", () => socket.end());
}

function isOfApi(path) {
  return /^\/api(?:\/|$)/.test(path);
}

/** The path of an address, decoded and without steps such as "/."; null for what does not decode. */
function pathOf(address) {
  try {
    const path = decodeURIComponent(address.split("?")[0]);
    return path.startsWith("/") ? posix.normalize(path) : new URL(path).pathname;
  } catch {
    return null;
  }
}

/**
 * Appends who sent the request to X-Forwarded-For, so that rate limits can trust the last entry. Some read the headers
 * as they came, others by name.
 */
function nameSender({ headers, rawHeaders, socket }) {
  const name = "x-forwarded-for";
  const sender = socket.remoteAddress ?? "unknown";
  headers[name] = headers[name] ? `${headers[name]}, ${sender}` : sender;
  rawHeaders.push(name, sender);
}

/** Closes once: no new connections, running requests get time to finish, then jobs and database end. */
function closer(app, server, dev) {
  let closing = false;
  return async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(0), FINISH_WITHIN_MS[dev ? "dev" : "production"]);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await globalThis.studyCompanionStop?.();
    await app.close();
    await globalThis.studyCompanionStop?.();
    process.exit(0);
  };
}

function listen(server, address) {
  return new Promise((resolve) => {
    server.once("error", (error) => stop(portProblem(error, address)));
    server.listen(address, resolve);
  });
}

async function ready({ host, port }) {
  const url = `http://${reachable(host)}:${port}/api/health/ready`;
  const deadline = Date.now() + READY_WITHIN_MS;
  let answer;
  while (Date.now() < deadline) {
    answer = await fetch(url);
    if (answer.ok) return;
    // 503 says "not yet"; anything else will not mend itself.
    if (answer.status !== 503) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop(`The product did not become ready: ${answer.status} ${await answer.text()}`);
}

function reachable(host) {
  return !host || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : inUrl(host);
}

function shownHost(host) {
  return reachable(host) === "127.0.0.1" ? "localhost" : inUrl(host);
}

function inUrl(host) {
  return host.includes(":") ? `[${host}]` : host;
}
