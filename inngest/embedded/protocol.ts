import { z } from "zod";

/** What the SDK expects from whoever executes its functions, and what it answers. Pure. */

/** The key of the function's body, as opposed to one of its steps. The SDK's own word. */
export const BODY = "step";

const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
export const MAX_EVENT_BYTES = 512 * 1024;
export const MAX_STEPS = 1000;

export const JobEvent = z.looseObject({
  id: z.string(),
  name: z.string().min(1),
  data: z.record(z.string(), z.unknown()),
  ts: z.number(),
});
export type JobEvent = z.infer<typeof JobEvent>;

export const JobError = z.looseObject({
  name: z.string().catch("Error"),
  message: z.string().catch("Unknown error"),
});
export type JobError = z.infer<typeof JobError>;

/** A step as the engine remembers it. */
export interface StepMemory {
  key: string;
  position: number | null;
  state: "waiting" | "running" | "done" | "failed";
  output: unknown;
  error: unknown;
}

export interface Call {
  run_id: number;
  event: JobEvent;
  steps: readonly StepMemory[];
  attempt: number;
  max_attempts: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface PlannedStep {
  key: string;
  name: string;
  /** For a sleep: its length ("1h30m") or its end (ISO). */
  sleep?: string;
}

export type Outcome =
  | { type: "planned"; steps: PlannedStep[] }
  | { type: "returned"; output: unknown }
  | { type: "ran"; output: unknown }
  | { type: "threw"; error: JobError; final: boolean; retryAfter?: string }
  | { type: "refused"; reason: string };

/**
 * The request body that makes the SDK run one step, or the body up to its next unknown steps. Steps
 * are always planned first and run by name: so each has its own row before its code starts.
 */
export function callBody(call: Call): string {
  const settled = call.steps
    .filter((step) => step.position !== null)
    .sort((a, b) => Number(a.position) - Number(b.position));
  const memory = settled.map((step) => [
    step.key,
    step.state === "failed" ? { error: step.error } : { data: step.output ?? null },
  ]);
  return JSON.stringify({
    version: -1,
    event: call.event,
    events: [call.event],
    steps: Object.fromEntries(memory),
    use_api: false,
    ctx: {
      run_id: String(call.run_id),
      attempt: call.attempt,
      max_attempts: call.max_attempts,
      disable_immediate_execution: true,
      use_api: false,
      stack: { stack: settled.map((step) => step.key), current: settled.length - 1 },
    },
  });
}

/** What an answer of the SDK means for the part of the function that was called. */
export function readAnswer(answer: Answer): Outcome {
  const { status } = answer;
  if (status === 200 || status === 206) {
    if (Buffer.byteLength(answer.body) > MAX_OUTPUT_BYTES) return tooLarge(answer.body);
    const body: unknown = JSON.parse(answer.body);
    return status === 200 ? { type: "returned", output: body } : readOperations(body, answer);
  }
  return {
    type: "threw",
    error: readError(answer.body),
    final: answer.headers["x-inngest-no-retry"] === "true" || status === 401,
    ...retryAfter(answer),
  };
}

const Operation = z.object({
  id: z.string(),
  op: z.string(),
  name: z.string().optional(),
  displayName: z.string().optional(),
  opts: z.looseObject({ parallelMode: z.string().optional() }).nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});
type Operation = z.infer<typeof Operation>;

function readOperations(body: unknown, answer: Answer): Outcome {
  const operations = z.array(Operation).min(1).parse(body);
  const [first] = operations;
  switch (first?.op) {
    case "StepRun":
      return { type: "ran", output: first.data ?? null };
    case "StepError":
    case "StepFailed": {
      const error = JobError.parse(first.error ?? {});
      return { type: "threw", error, final: first.op === "StepFailed", ...retryAfter(answer) };
    }
  }
  const foreign = operations.find((operation) => !isSupported(operation));
  if (foreign) return { type: "refused", reason: refusal(foreign) };
  return { type: "planned", steps: operations.map(plannedStep) };
}

function isSupported({ op, opts }: Operation): boolean {
  return (op === "StepPlanned" || op === "Sleep") && opts?.parallelMode === undefined;
}

function plannedStep(operation: Operation): PlannedStep {
  return {
    key: operation.id,
    name: operation.displayName ?? operation.name ?? operation.id,
    ...(operation.op === "Sleep" && { sleep: operation.name ?? "" }),
  };
}

function refusal({ op, displayName, opts }: Operation): string {
  const what = opts?.parallelMode ? `${op} in parallel mode "${opts.parallelMode}"` : op;
  return `The embedded job engine does not know ${what} (step "${displayName}")`;
}

function tooLarge(body: string): Outcome {
  const bytes = Buffer.byteLength(body);
  return {
    type: "refused",
    reason: `A step or function returned ${bytes} bytes; at most ${MAX_OUTPUT_BYTES} are allowed`,
  };
}

function readError(body: string): JobError {
  try {
    const value = z.looseObject({ error: z.unknown().optional() }).parse(JSON.parse(body));
    return JobError.parse(typeof value.error === "string" ? { message: value.error } : value);
  } catch {
    return { name: "Error", message: "The function gave an answer that cannot be read" };
  }
}

function retryAfter(answer: Answer) {
  const value = answer.headers["retry-after"];
  return value === undefined ? {} : { retryAfter: value };
}
