/*
 * The table of the vectors of passages. No migration makes it, because most PostgreSQL servers come without the
 * extension and must start all the same.
 */

export const VECTORS_TABLE = "chunk_embeddings";

export const MAKE_VECTORS = [
  "create extension if not exists vector",
  `create table if not exists ${VECTORS_TABLE} (
    owner_id integer not null,
    file_id integer not null,
    number integer not null,
    model text not null,
    embedding vector not null,
    primary key (owner_id, file_id, model, number),
    foreign key (file_id, owner_id) references files (id, owner_id) on delete cascade
  )`,
];

/** What pgvector's index can hold. */
export const MOST_DIMENSIONS = 2000;

/**
 * An index for each model: the column holds vectors of any length, an index those of one. Undefined where they are too
 * long for one.
 */
export function vectorIndex(
  model: string,
  dimensions: number,
): { name: string; make: string } | undefined {
  if (dimensions > MOST_DIMENSIONS) return undefined;
  const name = `${VECTORS_TABLE}_${model}_${dimensions}`.replace(/\W+/g, "_").slice(0, 60);
  const make = `create index if not exists "${name}" on ${VECTORS_TABLE}
    using hnsw ((embedding::vector(${dimensions})) vector_cosine_ops)
    where (model = '${model.replaceAll("'", "''")}')`;
  return { name, make };
}
