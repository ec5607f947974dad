import { loadModelClient, modelFor } from "@/lib/ai/provider";

const TIMEOUT_MS = 20_000;

export interface Embedded {
  /** One for each text, in order. */
  vectors: number[][];
  /** Tokens. */
  tokens: number;
}

/** The model that meaning is compared with; null when none is configured, and words alone count. */
export function embeddingModel(): string | null {
  return modelFor("embedding");
}

/** Throws when no model is configured or it does not answer in time, with an error that holds no text. */
export async function embedTexts(
  texts: string[],
  { timeout_ms = TIMEOUT_MS, retries = 1 } = {},
): Promise<Embedded> {
  const model = embeddingModel();
  if (!model) throw new Error("No model for embeddings is configured");
  const [{ embedMany }, provider] = await Promise.all([import("ai"), loadModelClient()]);
  try {
    const { embeddings, usage } = await embedMany({
      model: provider.embeddingModel(model),
      values: texts,
      maxRetries: retries,
      abortSignal: AbortSignal.timeout(timeout_ms),
    });
    return { vectors: embeddings, tokens: usage.tokens };
  } catch (error) {
    throw new Error(`Nothing was embedded (${error instanceof Error ? error.name : "unknown"})`);
  }
}
