import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { db } from "@/db/client";
import { JobEvent, MAX_EVENT_BYTES } from "./protocol";
import { addEvents } from "./store";

declare global {
  /** Set while an engine runs in this process; routes are bundled apart from it. */
  var studyCompanionWakeJobs: (() => void) | undefined;
}

/**
 * The part of an Inngest server that takes events: what the SDK's `fetch` reaches in embedded mode.
 * It answers only after the events are in the database.
 */
export async function receiveEvents(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (request.method !== "POST" || !pathname.startsWith("/e/")) {
    return answer(404, { error: `The embedded job engine has no ${request.method} ${pathname}` });
  }
  const seed = request.headers.get("x-inngest-event-id-seed") ?? randomUUID();
  const events = Payload.parse(await request.json()).map((event, index) =>
    JobEvent.parse({ ...event, id: event.id || eventId(seed, index) }),
  );
  if (events.some((event) => Buffer.byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES)) {
    return answer(413, { error: `An event is larger than ${MAX_EVENT_BYTES} bytes` });
  }
  await addEvents(db(), events);
  globalThis.studyCompanionWakeJobs?.();
  return answer(200, { ids: events.map((event) => event.id) });
}

const Payload = z.array(z.looseObject({ id: z.string().nullish() }));

/** The same for each try of one `send`, so that a repeated request adds nothing. */
function eventId(seed: string, index: number): string {
  return createHash("sha256").update(`${seed} ${index}`).digest("hex").slice(0, 32);
}

function answer(status: number, body: Record<string, unknown>): Response {
  return Response.json({ ...body, status }, { status });
}
