import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { users } from "@/db/schema/users";
import { fileUnembedded } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import {
  type Embedded,
  embeddingModel,
  embedTexts,
  MALFORMED,
  TOO_MANY,
} from "@/lib/ai/embeddings";
import { ModelFailure } from "@/lib/ai/model-failure";
import { tokensOf } from "@/lib/ai/provider";
import { log } from "@/lib/log";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";
import type { PagesRead } from "@/lib/services/retrieval/index-file";
import {
  comparesVectors,
  dimensionsOf,
  indexModel,
  storeVectors,
  unembedded,
} from "@/lib/services/retrieval/vectors";
import { DAY_MS } from "@/lib/time/durations";

/** The most passages of one request to the provider, and letters of each: about 500 tokens. */
export const EMBEDDING_BATCH = 64;
const MOST_LETTERS = 4000;
const ROUND = 200;

/**
 * Embeds the next passages of a file, at most `most`. Returns how many to take next; 0 when there are no more, or none
 * can be embedded. A provider too slow for so many is asked for half of them next.
 */
export async function embedBatch(
  owner: Owner,
  { file_id, attempt }: PagesRead,
  most = EMBEDDING_BATCH,
): Promise<number> {
  const model = embeddingModel();
  if (!model || !(await comparesVectors())) return 0;
  const [file] = await db()
    .select({ id: files.id })
    .from(files)
    .innerJoin(fileIndexes, eq(fileIndexes.file_id, files.id))
    .where(
      and(
        ownedBy(files, owner, file_id),
        eq(files.pages_attempt, attempt),
        isNotNull(fileIndexes.finished_at),
        or(isNull(fileIndexes.embedding_stopped_at), ne(fileIndexes.embedded_with, model)),
      ),
    );
  if (!file) return 0;
  const passages = await unembedded(owner, file_id, model, most);
  if (passages.length === 0) {
    await endEmbedding(owner, file_id, { embedded_with: model, embedding_stopped_at: null });
    return 0;
  }
  const texts = passages.map(({ heading, text }) => `${heading}\n${text}`.slice(0, MOST_LETTERS));
  const estimate = tokensOf(texts.join("\n"));
  const keep = (tx: Transaction, { vectors }: Embedded) =>
    storeVectors(tx, owner, file_id, model, paired(passages, vectors));
  try {
    const result = await withModel(owner, { purpose: "embedding", estimate, keep }, async () =>
      ofKnownLength(await embedTexts(texts), await dimensionsOf(model)),
    );
    if (!result.asked) return 0;
    await indexModel(model, result.answer.vectors[0]?.length ?? 0);
    return most;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.why === TOO_MANY && texts.length > 1) return Math.ceil(texts.length / 2);
    if (error.why !== MALFORMED) throw error;
    log.error({ model }, "a model for embeddings gives vectors that no search can use");
    const embedding_stopped_at = new Date().toISOString();
    await endEmbedding(owner, file_id, { embedded_with: model, embedding_stopped_at });
    return 0;
  }
}

function paired(passages: { number: number }[], vectors: number[][]) {
  return vectors.flatMap((vector, index) => {
    const passage = passages[index];
    return passage ? [{ number: passage.number, vector }] : [];
  });
}

/** Vectors of two lengths cannot be compared: another model stands behind the name, or its answer is broken. */
function ofKnownLength(embedded: Embedded, known: number | undefined): Embedded {
  if (known === undefined || embedded.vectors[0]?.length === known) return embedded;
  throw new ModelFailure(embedded.usage, MALFORMED);
}

async function endEmbedding(
  owner: Owner,
  file_id: number,
  end: Pick<typeof fileIndexes.$inferInsert, "embedded_with" | "embedding_stopped_at">,
): Promise<void> {
  await db()
    .update(fileIndexes)
    .set(end)
    .where(and(eq(fileIndexes.owner_id, owner.id), eq(fileIndexes.file_id, file_id)));
}

/** Files whose model gave unusable vectors yesterday are tried again. */
async function resumeStopped(): Promise<void> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  await db()
    .update(fileIndexes)
    .set({ embedded_with: "", embedding_stopped_at: null })
    .where(lt(fileIndexes.embedding_stopped_at, before));
}

/**
 * Asks for the vectors of what is indexed and has none of the configured model: new files, all files
 * after the model was changed, and those whose provider did not answer.
 */
export async function requestMissingEmbeddings(): Promise<void> {
  const model = embeddingModel();
  if (!model || !(await comparesVectors())) return;
  await resumeStopped();
  const missing = await db()
    .select({ owner_id: files.owner_id, file_id: files.id, attempt: files.pages_attempt })
    .from(fileIndexes)
    .innerJoin(files, eq(files.id, fileIndexes.file_id))
    // Left out here, or the files of students who switched models off would fill every batch.
    .innerJoin(users, and(eq(users.id, files.owner_id), users.ai_enabled))
    .where(
      and(
        isNotNull(fileIndexes.finished_at),
        isNull(files.trash_id),
        // "Not equal" as the index on it can answer it.
        or(lt(fileIndexes.embedded_with, model), gt(fileIndexes.embedded_with, model)),
      ),
    )
    // A random order, so that files that always fail do not block the others.
    .orderBy(sql`random()`)
    .limit(ROUND);
  const hour = new Date().toISOString().slice(0, 13);
  await announce(
    missing.map((reading) =>
      fileUnembedded.create(reading, {
        // Asked again every hour while the provider does not answer.
        id: `files/unembedded-${reading.file_id}-${reading.attempt}-${model}-${hour}`,
      }),
    ),
  );
}
