import { createServer } from "node:http";
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
  const server = createServer();
  // A proxy in front keeps idle connections for a minute; one that we end first would cost it a request.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
  const app = next({ dev, dir: ROOT, hostname: host, port, httpServer: server });
  const handle = app.getRequestHandler();
  server.on("request", (request, response) => {
    const isFile = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/.test(request.url);
    if (!(isFile ? READS : METHODS).includes(request.method)) {
      return refuse(response, 405, `${request.method} is not for this address.`, isFile && READS);
    }
    if (!isReadable(request.url)) return refuse(response, 404, "Page not found");
    nameSender(request);
    if (!dev && globalThis.studyCompanionAnswer?.(request, response)) return;
    handle(request, response);
  });

  server.on("checkExpectation", (_, response) =>
    refuse(response, 417, "We can't do what the request expects."),
  );
  server.on("clientError", refuseUnreadable);

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
function refuse(response, status, message, methods = undefined) {
  const allow = status === 405 && { allow: (methods || METHODS).join(", ") };
  const headers = { ...allow, "cache-control": "no-store", "content-type": "application/json" };
  response.writeHead(status, { ...headers, "content-security-policy": "default-src 'none'" });
  response.end(JSON.stringify({ message }));
}

/** What is no HTTP: Node would end it without a word. */
function refuseUnreadable(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const isLong = error.code === "HPE_HEADER_OVERFLOW";
  const status = isLong ? "431 Request Header Fields Too Large" : "400 Bad Request";
  const message = isLong
    ? "This address or its headers are too long."
    : "We couldn't read this request.";
  const body = JSON.stringify({ message });
  const head = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n${head}\r\n\r\n${body}`);
}

function isReadable(address) {
  try {
    return decodeURIComponent(address.split("?")[0]) !== "";
  } catch {
    return false;
  }
}

/** Appends the client's address to X-Forwarded-For, so that rate limits can trust the last entry. */
function nameSender({ headers, socket }) {
  const claimed = headers["x-forwarded-for"];
  headers["x-forwarded-for"] = claimed
    ? `${claimed}, ${socket.remoteAddress}`
    : socket.remoteAddress;
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
