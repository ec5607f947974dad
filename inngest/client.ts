import { randomBytes } from "node:crypto";
import { Inngest } from "inngest";
import { receiveEvents } from "@/inngest/embedded/inbox";
import { TracedJobs } from "@/inngest/tracing";
import { jobEngine } from "@/lib/env";
import { log } from "@/lib/log";

/** Declares functions. What sends events is `announce` in `inngest/outbox.ts`. */
export const inngest = new Inngest({
  id: "study-companion",
  logger: log,
  middleware: [TracedJobs],
  ...(jobEngine === "embedded" ? embeddedServer() : { fetch: impatient }),
});

/** A server that does not answer is tried again. */
function impatient(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(10_000) });
}

/** Nothing leaves the process: every request of the SDK is answered by `receiveEvents`. */
function embeddedServer() {
  return {
    isDev: false,
    eventKey: "embedded",
    signingKey: randomBytes(32).toString("hex"),
    baseUrl: "http://embedded.invalid",
    fetch: receiveEvents,
  };
}
