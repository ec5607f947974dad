import { setImmediate } from "node:timers/promises";
import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { fileIndexes } from "@/db/schema/chunks";
import { files } from "@/db/schema/files";
import { passageVectors, semanticSpaces } from "@/db/schema/meaning";
import { latentSpace } from "@/lib/retrieval/latent-space";
import { packVector } from "@/lib/retrieval/packed-vectors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  type CountedFile,
  countWords,
  postingsOf,
  type Words,
  weighWords,
} from "@/lib/services/retrieval/course-words";

/** More gained nothing on the sets beside the project, and fewer lost the first hit. */
const MOST_DIMENSIONS = 128;
/** Passages for each dimension: of few passages each would have its own. */
const PASSAGES_PER_DIMENSION = 8;
/** With fewer there is nothing to learn from. */
const LEAST_DIMENSIONS = 10;
const MOST_FILES = 5_000;
const TERMS_PER_INSERT = 500;
const PASSAGES_PER_ROW = 256;

/** The files of a course, or those without one. */
export type CourseFiles = { course_id: number | null };

/**
 * Learns from the passages of a course which of its words belong together, and keeps where each word and
 * each passage stands. Does nothing when that is known of all of its files. The former space serves searches until
 * the new one is complete; a file that changes meanwhile is left for the next time.
 */
export async function makeSpace(owner: Owner, { course_id }: CourseFiles): Promise<void> {
  const indexed = await db()
    .select({
      file_id: fileIndexes.file_id,
      chunk_count: fileIndexes.chunk_count,
      finished_at: fileIndexes.finished_at,
      space_id: fileIndexes.space_id,
    })
    .from(fileIndexes)
    .innerJoin(files, and(eq(files.id, fileIndexes.file_id), ownedBy(files, owner)))
    .where(
      and(
        eq(fileIndexes.owner_id, owner.id),
        isNotNull(fileIndexes.finished_at),
        course_id === null ? isNull(files.course_id) : eq(files.course_id, course_id),
      ),
    )
    .orderBy(asc(fileIndexes.file_id))
    .limit(MOST_FILES);
  if (indexed.every(({ space_id }) => space_id !== null)) return;
  const passages = indexed.reduce((sum, { chunk_count }) => sum + chunk_count, 0);
  const fitting = Math.min(MOST_DIMENSIONS, Math.floor(passages / PASSAGES_PER_DIMENSION));
  const dimensions = fitting < LEAST_DIMENSIONS ? 0 : fitting;
  const space_id = await beginSpace(owner, course_id, dimensions);
  if (dimensions > 0) await fillSpace(owner, space_id, dimensions, indexed);
  await db().transaction(async (tx) => {
    for (const file of indexed) await enterFile(tx, owner, space_id, file);
    await tx
      .update(semanticSpaces)
      .set({ finished_at: new Date().toISOString() })
      .where(ownedBy(semanticSpaces, owner, space_id));
    await tx
      .delete(semanticSpaces)
      .where(and(ofCourse(owner, course_id), ne(semanticSpaces.id, space_id)));
  });
}

/** After a file may have moved: in the space of another course it has no place. */
export async function removeFromFormerSpace(
  tx: Transaction,
  owner: Owner,
  file_id: number,
): Promise<void> {
  await tx.execute(sql`
    update ${fileIndexes} i set space_id = null
    from ${files} f, ${semanticSpaces} s
    where i.owner_id = ${owner.id} and i.file_id = ${file_id} and f.id = i.file_id and f.owner_id = i.owner_id
      and s.id = i.space_id and s.owner_id = i.owner_id and s.course_id is distinct from f.course_id`);
}

/** Without what an interrupted attempt left. */
async function beginSpace(
  owner: Owner,
  course_id: number | null,
  dimensions: number,
): Promise<number> {
  return db().transaction(async (tx) => {
    await tx
      .delete(semanticSpaces)
      .where(and(ofCourse(owner, course_id), isNull(semanticSpaces.finished_at)));
    const [space] = await tx
      .insert(semanticSpaces)
      .values({ owner_id: owner.id, course_id, dimensions })
      .returning({ id: semanticSpaces.id });
    if (!space) throw new Error("The space was not made");
    return space.id;
  });
}

async function fillSpace(
  owner: Owner,
  space_id: number,
  dimensions: number,
  indexed: CountedFile[],
): Promise<void> {
  const { words, matrix } = weighWords(await countWords(owner, indexed));
  const base = await latentSpace(matrix, dimensions, () => setImmediate());
  const vectorOf = (word: number) => base.subarray(word * dimensions, (word + 1) * dimensions);
  await storeTerms(owner, space_id, words, vectorOf);
  for (const { file_id, chunk_count } of indexed) {
    const rows = new Float32Array(chunk_count * dimensions);
    for await (const { term, numbers, weights } of postingsOf(owner, file_id)) {
      const word = words.get(term);
      if (!word) continue;
      const vector = vectorOf(word.place);
      numbers.forEach((number, index) => {
        const from = (number - 1) * dimensions;
        const weight = (weights[index] ?? 0) * word.rarity;
        for (let d = 0; d < dimensions; d += 1) {
          rows[from + d] = (rows[from + d] ?? 0) + weight * (vector[d] ?? 0);
        }
      });
    }
    await storePassages(owner, { space_id, file_id, dimensions }, rows);
  }
}

async function storeTerms(
  owner: Owner,
  space_id: number,
  words: Words,
  vectorOf: (word: number) => Float32Array,
): Promise<void> {
  const all = [...words];
  for (let from = 0; from < all.length; from += TERMS_PER_INSERT) {
    await setImmediate();
    const rows = all.slice(from, from + TERMS_PER_INSERT).map(([term, { place, rarity }]) => {
      const { bytes, length } = packVector(vectorOf(place));
      return { term, weight: rarity * length, vector: Buffer.from(bytes).toString("base64") };
    });
    await db().execute(sql`
      insert into term_vectors (owner_id, space_id, term, weight, vector)
      select ${owner.id}::int, ${space_id}::int, term, weight, decode(vector, 'base64')
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(term text, weight real, vector text)`);
  }
}

async function storePassages(
  owner: Owner,
  { space_id, file_id, dimensions }: { space_id: number; file_id: number; dimensions: number },
  rows: Float32Array,
): Promise<void> {
  for (let from = 0; from * dimensions < rows.length; from += PASSAGES_PER_ROW) {
    await setImmediate();
    const part = rows.subarray(from * dimensions, (from + PASSAGES_PER_ROW) * dimensions);
    const packed = new Uint8Array(part.length);
    for (let at = 0; at < part.length; at += dimensions) {
      packed.set(packVector(part.subarray(at, at + dimensions)).bytes, at);
    }
    await db()
      .insert(passageVectors)
      .values({ owner_id: owner.id, file_id, space_id, first: from + 1, vectors: packed });
  }
}

/** Only as it was read: what was indexed anew, moved or thrown away since has no place in the space. */
async function enterFile(
  tx: Transaction,
  owner: Owner,
  space_id: number,
  { file_id, finished_at }: { file_id: number; finished_at: string | null },
): Promise<void> {
  await tx.execute(sql`
    update ${fileIndexes} i set space_id = ${space_id}
    from ${files} f, ${semanticSpaces} s
    where i.owner_id = ${owner.id} and i.file_id = ${file_id} and i.finished_at = ${finished_at}
      and f.id = i.file_id and f.owner_id = i.owner_id and f.trash_id is null
      and s.id = ${space_id} and s.owner_id = i.owner_id and f.course_id is not distinct from s.course_id`);
}

function ofCourse(owner: Owner, course_id: number | null) {
  const same = sql`coalesce(${semanticSpaces.course_id}, 0) = ${course_id ?? 0}`;
  return and(eq(semanticSpaces.owner_id, owner.id), same);
}
