import { modelFor } from "@/lib/ai/provider";
import type { assistant as endpoints } from "@/lib/contract/assistant";
import type { Received } from "@/lib/contract/endpoint";
import { env } from "@/lib/env";
import { isResting } from "@/lib/services/kernel/circuits";
import type { Owner } from "@/lib/services/kernel/owner";
import { allowsModels } from "@/lib/services/kernel/with-model";

/** What would answer now. Asks no model. */
export async function readStatus(owner: Owner): Promise<Received<typeof endpoints.status>> {
  const model = modelFor("chat");
  const note = await reasonAgainst(owner, model);
  return { status: "available", service: note || !model ? "built-in" : "model", model, note };
}

async function reasonAgainst(owner: Owner, model: string | null): Promise<string> {
  if (env.AI === "off" && env.AI_MODEL) return "This site has the language model switched off.";
  if (!model) return "";
  if (!(await allowsModels(owner))) return "You've switched the language model off.";
  return isResting("chat") ? "The language model isn't answering right now." : "";
}
