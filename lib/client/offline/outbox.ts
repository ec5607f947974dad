import { connection } from "@/lib/client/connection";
import { sessionStore } from "@/lib/client/session-store";
import { type Change, isSame } from "./changes";
import { unsentKey } from "./unsent-key";

/** What was ticked without a connection, by student. It outlasts reloads and the session until it is sent. */
export const outbox = {
  read(): Change[] {
    try {
      return JSON.parse(localStorage.getItem(unsentKey()) ?? "[]") as Change[];
    } catch {
      return [];
    }
  },

  /** Throws where nothing can be stored: it must not look done then. A change taken back leaves nothing to send. */
  add(change: Change): void {
    const earlier = outbox.read().find((one) => isSame(one, change));
    const others = outbox.read().filter((one) => !isSame(one, change));
    const before = earlier?.before ?? change.before;
    write(change.wanted === before ? others : [...others, { ...change, before } as Change]);
  },

  /** Only as it was: a later wish for the same thing stays. */
  remove(change: Change): void {
    write(outbox.read().filter((one) => !(isSame(one, change) && one.wanted === change.wanted)));
  },

  /** Tells the page how many wait; the keys of other students are not ours. */
  count(): void {
    connection.counts(sessionStore.read().user ? outbox.read().length : 0);
  },
};

function write(changes: Change[]) {
  if (changes.length > 0) localStorage.setItem(unsentKey(), JSON.stringify(changes));
  else localStorage.removeItem(unsentKey());
  outbox.count();
}
