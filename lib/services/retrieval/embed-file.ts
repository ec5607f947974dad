import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { users } from "@/db/schema/users";
import { fileUnembedded } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { embeddingModel, embedTexts } from "@/lib/ai/embeddings";
import { tokensOf } from "@/lib/ai/provider";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { withModel } from "@/lib/services/kernel/with-model";
import type { PagesRead } from "@/lib/services/retrieval/index-file";
import { comparesVectors, storeVectors, unembedded } from "@/lib/services/retrieval/vectors";

/** Passages of one request to the provider, and letters of each: about 500 tokens. */
const BATCH = 64;
const MOST_LETTERS = 4000;
const ROUND = 200;

/** Embeds the next passages of a file. Returns whether there are more. */
export async function embedBatch(owner: Owner, { file_id, attempt }: PagesRead): Promise<boolean> {
  const model = embeddingModel();
  if (!model || !(await comparesVectors())) return false;
  const [file] = await db()
    .select({ id: files.id })
    .from(files)
    .innerJoin(fileIndexes, eq(fileIndexes.file_id, files.id))
    .where(
      and(
        ownedBy(files, owner, file_id),
        eq(files.pages_attempt, attempt),
        isNotNull(fileIndexes.finished_at),
      ),
    );
  if (!file) return false;
  const passages = await unembedded(owner, file_id, model, BATCH);
  if (passages.length === 0) {
    await db()
      .update(fileIndexes)
      .set({ embedded_with: model })
      .where(and(eq(fileIndexes.owner_id, owner.id), eq(fileIndexes.file_id, file_id)));
    return false;
  }
  const texts = passages.map(({ heading, text }) => `${heading}\n${text}`.slice(0, MOST_LETTERS));
  const estimate = tokensOf(texts.join("\n"));
  const result = await withModel(owner, { purpose: "embedding", estimate }, async () => {
    const { vectors, tokens } = await embedTexts(texts);
    return { vectors, usage: { model, input: tokens, output: 0 } };
  });
  if (!result.asked) return false;
  const { vectors } = result.answer;
  await storeVectors(
    owner,
    file_id,
    model,
    passages.map(({ number }, index) => ({ number, vector: vectors[index] ?? [] })),
  );
  return true;
}

/**
 * Asks for the vectors of what is indexed and has none of the configured model: new files, all files
 * after the model was changed, and those whose provider did not answer.
 */
export async function requestMissingEmbeddings(): Promise<void> {
  const model = embeddingModel();
  if (!model || !(await comparesVectors())) return;
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
