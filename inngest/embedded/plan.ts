import { z } from "zod";
import type { JobEvent } from "./protocol";
import { parseCron } from "./schedule";

/** What a function asks of the engine, read from the SDK's own description of it. */
export interface Plan {
  id: string;
  events: readonly string[];
  crons: readonly string[];
  /** Set for an `onFailure` handler: the function whose failures it hears of. */
  failureOf: string | undefined;
  /** Tries of each step, the first included. */
  attempts: number;
  concurrency: readonly { limit: number; key?: string | undefined }[];
  idempotency: string | undefined;
  cancelOn: readonly { event: string; match: string }[];
}

export const FUNCTION_FAILED = "inngest/function.failed";
export const SCHEDULED = "inngest/scheduled.timer";

/** Throws, naming function and option, where one asks for more than the embedded engine does. */
export function readPlans(configs: readonly unknown[]): Map<string, Plan> {
  return new Map(configs.map(readPlan).map((plan) => [plan.id, plan]));
}

/** The value that an expression such as `event.data.owner_id` has for an event, as a comparable text. */
export function expressionValue(expression: string, event: JobEvent): string {
  const path = expression.split(".").slice(1);
  const value = path.reduce<unknown>(
    (value, name) => (isObject(value) ? value[name] : undefined),
    event,
  );
  return JSON.stringify(value ?? null);
}

const PATH = /^event\.data(\.\w+)+$/;
const MATCH = /^(event\.data(?:\.\w+)+) == async(\.data(?:\.\w+)+)$/;
const FAILURE_OF = /^event\.data\.function_id == '([\w-]+)'$/;
const DEFAULT_RETRIES = 3;

const Expression = z.string().regex(PATH, "only a path such as event.data.owner_id is supported");
const Concurrency = z.strictObject({
  limit: z.int().positive(),
  key: Expression.optional(),
  scope: z.literal("fn").optional(),
});

const Config = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  triggers: z
    .array(
      z.union([
        z.strictObject({ event: z.string(), expression: z.string().optional() }),
        z.strictObject({ cron: z.string() }),
      ]),
    )
    .min(1),
  steps: z.record(
    z.string(),
    z.looseObject({ retries: z.object({ attempts: z.int() }).optional() }),
  ),
  concurrency: z
    .union([
      z.int().transform((limit) => (limit > 0 ? [{ limit }] : [])),
      Concurrency.transform((one) => [one]),
      z.array(Concurrency),
    ])
    .default([]),
  idempotency: Expression.optional(),
  cancel: z
    .array(z.strictObject({ event: z.string(), if: z.string().regex(MATCH, "use `match`") }))
    .default([]),
});

function readPlan(value: unknown): Plan {
  const named = z.looseObject({ id: z.string() }).parse(value);
  const parsed = Config.safeParse(JSON.parse(JSON.stringify(named)));
  if (!parsed.success) throw unsupported(named.id, z.prettifyError(parsed.error));
  const config = parsed.data;
  const events = config.triggers.flatMap((trigger) => ("event" in trigger ? [trigger] : []));
  const crons = config.triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : []));
  for (const cron of crons) checkCron(config.id, cron);
  const [failureOf] = events.flatMap((trigger) => checkEvent(config.id, trigger));
  const retries = Object.values(config.steps)[0]?.retries?.attempts ?? DEFAULT_RETRIES;
  return {
    id: config.id,
    events: events.map((trigger) => trigger.event),
    crons,
    failureOf,
    attempts: retries + 1,
    concurrency: config.concurrency,
    idempotency: config.idempotency,
    cancelOn: config.cancel.map((rule) => cancelRule(config.id, rule)),
  };
}

function checkCron(id: string, cron: string): void {
  try {
    parseCron(cron);
  } catch (error) {
    throw unsupported(id, `cron "${cron}": ${error instanceof Error ? error.message : error}`);
  }
}

/** Answers whose failures the trigger is for, where it is an `onFailure`'s. */
function checkEvent(
  id: string,
  trigger: { event: string; expression?: string | undefined },
): string[] {
  const failureOf = FAILURE_OF.exec(trigger.expression ?? "")?.[1];
  if (trigger.event === FUNCTION_FAILED && failureOf) return [failureOf];
  if (trigger.expression !== undefined)
    throw unsupported(id, `trigger with if "${trigger.expression}"`);
  if (trigger.event.startsWith("inngest/")) throw unsupported(id, `trigger "${trigger.event}"`);
  return [];
}

function cancelRule(
  id: string,
  rule: { event: string; if: string },
): { event: string; match: string } {
  const [, own = "", other] = MATCH.exec(rule.if) ?? [];
  if (own !== `event${other}`) throw unsupported(id, `cancelOn with if "${rule.if}"; use match`);
  return { event: rule.event, match: own };
}

function unsupported(id: string, what: string): Error {
  return new Error(`The embedded job engine cannot run the function "${id}". Unsupported: ${what}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
