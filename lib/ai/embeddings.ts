import {
  type Cause,
  causeOf,
  isPassing,
  ModelFailure,
  type ModelUsage,
} from "@/lib/ai/model-failure";
import { loadModelClient, modelFor, tokensOf } from "@/lib/ai/provider";
import { env } from "@/lib/env";

export interface Embedded {
  /** One for each text, in order, all of one length. */
  vectors: number[][];
  usage: ModelUsage;
}

/** Vectors that no search can use: of other lengths, without numbers, or too few. Other texts will get the same. */
export const MALFORMED: Cause = { fault: "provider", code: "malformed vectors" };

/** So many texts that the provider did not get through them in time: fewer may do. Says nothing about the provider. */
export const TOO_MANY: Cause = { fault: "request", code: "too many texts" };

/** The model that meaning is compared with; null when none is configured, and words alone count. */
export function embeddingModel(): string | null {
  return modelFor("embedding");
}

/** Throws `ModelFailure`, whose message holds no text, when none is configured or no usable vectors come in time. */
export async function embedTexts(
  texts: string[],
  { timeout_ms = env.AI_EMBEDDING_SECONDS * 1000, retries = 1 } = {},
): Promise<Embedded> {
  const model = embeddingModel() ?? "";
  const [{ embedMany }, provider] = await Promise.all([import("ai"), loadModelClient()]);
  const deadline = AbortSignal.timeout(timeout_ms);
  for (let left = retries; ; left -= 1) {
    try {
      const { embeddings, usage } = await embedMany({
        model: provider.embeddingModel(model),
        values: texts,
        maxRetries: 0,
        abortSignal: deadline,
      });
      const input = usage.tokens || tokensOf(texts.join("\n"));
      const used = { model, input, output: 0 };
      if (!areVectors(embeddings, texts.length)) throw failure(MALFORMED, used);
      return { vectors: embeddings, usage: used };
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      const cause = causeOfEmbedding(error, { is_late: deadline.aborted, count: texts.length });
      if (left <= 0 || !isPassing(cause)) throw failure(cause, { model, input: 0, output: 0 });
    }
  }
}

function failure(cause: Cause, usage: ModelUsage) {
  return new ModelFailure(usage, cause, "Nothing was embedded");
}

function causeOfEmbedding(
  error: unknown,
  { is_late, count }: { is_late: boolean; count: number },
): Cause {
  if (holdsVectors(error)) return MALFORMED;
  const cause = causeOf(error, is_late);
  return count > 1 && SLOW.has(cause.code) ? TOO_MANY : cause;
}

/** What a provider, or a proxy before it, says of a request that takes too long or holds too much. */
const SLOW = new Set(["timeout", "status 408", "status 413", "status 504"]);

function areVectors(vectors: number[][], count: number): boolean {
  const length = vectors[0]?.length ?? 0;
  return (
    vectors.length === count &&
    length > 0 &&
    vectors.every((vector) => vector.length === length && vector.some((n) => n !== 0)) &&
    vectors.every((vector) => vector.every(Number.isFinite))
  );
}

/** An answer that has vectors in it and could not be read as such: some programs write NaN, which is no JSON. */
function holdsVectors(error: unknown): boolean {
  // Thrown where there are more texts than vectors.
  if (error instanceof Error && error.name === "AI_InvalidResponseDataError") return true;
  if (!(error instanceof Error) || !("responseBody" in error) || !("statusCode" in error))
    return false;
  return error.statusCode === 200 && String(error.responseBody).includes('"embedding"');
}
