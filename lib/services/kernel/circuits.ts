import { type Cause, ModelFailure } from "@/lib/ai/model-failure";
import { MINUTE_MS, SECOND_MS } from "@/lib/time/durations";

/** What is left alone by itself when its provider fails. */
export type Circuit = "chat" | "import" | "plan" | "embedding" | "moderation";

/** So many failures of the provider in a row, and nothing is asked for this long. */
const FAILURES = 3;
const REST_MS = MINUTE_MS;
/** Where a provider that has too many requests does not say when to come again, and the longest it may say. */
const BUSY_MS = 10 * SECOND_MS;
const BUSY_MOST_MS = 10 * MINUTE_MS;
/** After a rest one request finds out whether the provider is back, and the others wait for it so long. */
const PROBE_MS = 15 * SECOND_MS;

type State = { failures: number; rests_until: number; busy_until: Map<number, number> };

const states = new Map<Circuit, State>();

/** Whether nothing is asked after repeated failures of the provider. */
export function isResting(circuit: Circuit): boolean {
  return Date.now() < stateOf(circuit).rests_until;
}

/** Throws a `ModelFailure` while the provider is left alone, by everybody or, told to be too many, by this student. */
export function enter(circuit: Circuit, owner_id: number, model: string): void {
  const state = stateOf(circuit);
  const now = Date.now();
  if (now < state.rests_until || now < (state.busy_until.get(owner_id) ?? 0)) {
    const cause = { fault: "busy", code: "resting" } as const;
    throw new ModelFailure({ model, input: 0, output: 0 }, cause);
  }
  state.busy_until.delete(owner_id);
  if (state.failures >= FAILURES) state.rests_until = now + PROBE_MS;
}

/** The provider has answered. */
export function succeed(circuit: Circuit): void {
  Object.assign(stateOf(circuit), { failures: 0, rests_until: 0 });
}

/**
 * Counts a failure where it is the provider's. What is refused for its own words or length rests nobody, and too many
 * requests rest for the one student who sent them. Answers when the rest of all ends, where one begins.
 */
export function fail(
  circuit: Circuit,
  owner_id: number,
  { fault, retry_after_ms }: Cause,
): Date | null {
  const state = stateOf(circuit);
  const now = Date.now();
  if (fault !== "provider") {
    // Whoever refuses is there.
    if (state.failures >= FAILURES) state.rests_until = 0;
    const wait = Math.min(retry_after_ms ?? BUSY_MS, BUSY_MOST_MS);
    if (fault === "busy") state.busy_until.set(owner_id, now + wait);
    return null;
  }
  state.failures += 1;
  if (state.failures < FAILURES) return null;
  state.rests_until = now + REST_MS;
  return new Date(state.rests_until);
}

function stateOf(circuit: Circuit): State {
  const known = states.get(circuit);
  if (known) return known;
  const state = { failures: 0, rests_until: 0, busy_until: new Map<number, number>() };
  states.set(circuit, state);
  return state;
}
