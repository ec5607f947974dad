import { connection } from "@/lib/client/connection";
import { type Asked, changed, changeOf, withChanges } from "./changes";
import { keptAnswers } from "./kept-answers";
import { outbox } from "./outbox";

/** What a call answers while the server is out of reach: what is kept, or what was ticked. Else it fails as it did. */
export async function answerWithout(route: string, url: string, asked: Asked, failure: unknown) {
  connection.lost();
  if (route.startsWith("GET ")) {
    const kept = keptAnswers.isKept(route) ? await keptAnswers.read(url) : undefined;
    if (!kept) throw failure;
    connection.showsAnswerOf(kept.at);
    return withChanges(kept.answer, outbox.read(), new URL(url, location.origin).pathname);
  }
  const found = changeOf(route, asked, await keptAnswers.all());
  if (!found) throw failure;
  outbox.add(found.change);
  return changed(found.record, found.change, new URL(url, location.origin).pathname);
}

/** An answer just given, with what the server has not heard of yet. */
export function withUnsent<T>(url: string, answer: T): T {
  return withChanges(answer, outbox.read(), new URL(url, location.origin).pathname);
}

/** The student has changed the same thing with a connection: what waits to be sent is out of date. */
export async function dropOutdatedChange(route: string, asked: Asked) {
  const found = changeOf(route, asked, await keptAnswers.all());
  const waiting = found && outbox.read().find(({ kind, id }) => isOf(found.change, kind, id));
  if (waiting) outbox.remove(waiting);
}

function isOf(change: { kind: string; id: number }, kind: string, id: number) {
  return change.kind === kind && change.id === id;
}
