import { gte, sql } from "drizzle-orm";
import OpenAI from "openai";
import { z } from "zod";
import { db, openDatabase } from "@/db/client";
import { aiRequests } from "@/db/schema/ai-usage";
import { askChat } from "@/lib/ai/chat";
import { embedTexts } from "@/lib/ai/embeddings";
import { ModelFailure } from "@/lib/ai/model-failure";
import { isRefused } from "@/lib/ai/moderation";
import { propose } from "@/lib/ai/propose";
import { modelEndpoint, modelFor, reasonOf } from "@/lib/ai/provider";
import { env } from "@/lib/env";
import { DAY_MS } from "@/lib/time/durations";

/**
 * npm run model:check
 * npm run model:check -- --usage [days]
 *
 * Asks the configured endpoint what it can do, by the product's own requests, and says what the product will use: a few
 * hundred tokens. With --usage it asks no model: it says what the ledger of this database holds.
 */
interface Probe {
  /** What the product does with it. */
  use: string;
  model: string | null;
  /** What to do where no model is configured for it. */
  missing: string;
  /** Answers what is worth saying of it. */
  ask: () => Promise<string>;
  /** What to do where it fails. */
  advice: string;
}

async function check(): Promise<void> {
  if (env.AI === "off") console.log("AI=off: the product asks no model, whatever follows.");
  console.log(`Endpoint: ${modelEndpoint().baseURL}`);
  await listModels();
  for (const probe of PROBES) {
    if (!probe.model) {
      console.log(`no   ${probe.use}: ${probe.missing}`);
      continue;
    }
    const began = performance.now();
    try {
      const told = await probe.ask();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`yes  ${probe.use}: ${probe.model}, ${seconds} s${told && `, ${told}`}`);
    } catch (error) {
      const why = error instanceof ModelFailure ? error.why.code : reasonOf(error);
      console.log(
        `no   ${probe.use}: ${probe.model} gave nothing to use (${why}). ${probe.advice}`,
      );
    }
  }
}

async function listModels(): Promise<void> {
  try {
    const client = new OpenAI({ ...modelEndpoint(), timeout: 10_000, maxRetries: 0 });
    const { data } = await client.models.list();
    const names = data.map(({ id }) => id);
    const wanted = new Set(PROBES.flatMap(({ model }) => model ?? []));
    console.log(`It lists ${names.length} models.`);
    for (const name of wanted) {
      if (!names.includes(name)) console.log(`It does not list ${name}, which is configured.`);
    }
  } catch (error) {
    console.log(`It lists no models (${reasonOf(error)}). The product does not need the list.`);
  }
}

const Capital = z.object({ city: z.string().min(1), population: z.number().nullable() });

const PROBES: Probe[] = [
  {
    use: "Answers of the assistant, as they grow",
    model: modelFor("chat"),
    missing: "set AI_MODEL or AI_CHAT_MODEL. The built-in engine answers alone.",
    advice: "Is it slow? Raise AI_FIRST_WORD_SECONDS. The built-in engine answers alone.",
    async ask() {
      let first = 0;
      const began = performance.now();
      const messages = [{ role: "user" as const, content: "Count from one to twenty in words." }];
      const onText = () => {
        first ||= performance.now() - began;
      };
      const { usage, text } = await askChat({ system: "Answer shortly.", messages }, { onText });
      const spoken = (performance.now() - began - first) / 1000;
      const speed = spoken > 0.05 ? `, ${Math.round(text.length / spoken)} letters a second` : "";
      return `first word after ${(first / 1000).toFixed(1)} s${speed}, ${usage.input} and ${usage.output} tokens`;
    },
  },
  structured("json_schema"),
  structured("json_object"),
  {
    use: "Embeddings, to search by meaning",
    model: modelFor("embedding"),
    missing: "set AI_EMBEDDING_MODEL. The search compares words and what a course relates.",
    advice: "The search compares words and what a course relates.",
    async ask() {
      const { vectors } = await embedTexts(["An automobile needs fuel.", "A stew simmers."]);
      return `${vectors[0]?.length ?? 0} dimensions`;
    },
  },
  {
    use: "Moderation of messages",
    model: modelFor("moderation"),
    missing: "set AI_MODERATION. Our own rules for messages decide alone.",
    advice: "Nothing is refused by it; our own rules for messages decide alone.",
    async ask() {
      return (await isRefused("What is photosynthesis?"))
        ? "and it refuses a harmless question"
        : "";
    },
  },
];

/** Both ways are tried, whichever is configured: who can do the other one has to say so. */
function structured(json: typeof env.AI_JSON): Probe {
  const is_used = env.AI_JSON === json;
  return {
    use: `Structured answers by ${json}, for imports and plans`,
    model: modelFor("extraction"),
    missing: "set AI_MODEL. The built-in rules read and plan alone.",
    advice: is_used
      ? "Can it do the other? Set AI_JSON. Else the built-in rules read and plan alone."
      : "It is not used.",
    async ask() {
      const system = "Answer in the form asked for.";
      const prompt = "The capital of France, and how many people live there; null if unknown.";
      await propose({ name: "capital", schema: Capital, system, prompt, json });
      return is_used ? "used" : `not used: set AI_JSON=${json} to use it`;
    },
  };
}

async function usage(days: number): Promise<void> {
  await openDatabase();
  const since = new Date(Date.now() - days * DAY_MS).toISOString();
  const rows = await db()
    .select({
      purpose: aiRequests.purpose,
      model: aiRequests.model,
      calls: sql<number>`count(*)::int`,
      failures: sql<number>`count(${aiRequests.failure})::int`,
      input: sql<number>`sum(${aiRequests.input_tokens})::int`,
      output: sql<number>`sum(${aiRequests.output_tokens})::int`,
      rests: sql<number>`count(${aiRequests.rests_until})::int`,
      rests_until: sql<string | null>`max(${aiRequests.rests_until})::text`,
    })
    .from(aiRequests)
    .where(gte(aiRequests.created_at, since))
    .groupBy(aiRequests.purpose, aiRequests.model)
    .orderBy(aiRequests.purpose);
  console.log(`Calls of the last ${days} days. Tokens cost what your provider charges for them.`);
  console.table(rows);
  const reasons = await db()
    .select({
      failure: aiRequests.failure,
      purpose: aiRequests.purpose,
      times: sql<number>`count(*)::int`,
      last: sql<string>`max(${aiRequests.created_at})::text`,
    })
    .from(aiRequests)
    .where(sql`${aiRequests.created_at} >= ${since} and ${aiRequests.failure} is not null`)
    .groupBy(aiRequests.failure, aiRequests.purpose)
    .orderBy(aiRequests.failure);
  if (reasons.length > 0) console.table(reasons);
}

const [mode, days = "7"] = process.argv.slice(2);
if (mode === "--usage") await usage(Number(days));
else await check();
process.exit(0);
