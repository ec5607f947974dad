import { randomBytes } from "node:crypto";
import { Inngest } from "inngest";
import { receiveEvents } from "@/inngest/embedded/inbox";
import { jobEngine } from "@/lib/env";
import { log } from "@/lib/log";

/**
 * Sends events and declares functions. Send after the transaction that the event speaks of has
 * committed, never inside it: the event goes through the database as well.
 */
export const inngest = new Inngest({
  id: "study-companion",
  logger: log,
  ...(jobEngine === "embedded" && embeddedServer()),
});

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
