import { type Database, db } from "@/db/client";

/**
 * A query whose SQL is written once per database instead of at every request; `sql.placeholder(name)` stands for what
 * changes. For what nearly every request asks: writing a query costs more than sending it.
 */
export function prepared<Query>(build: (database: Database) => Query): () => Query {
  const built = new WeakMap<Database, Query>();
  return () => {
    const database = db();
    const kept = built.get(database) ?? build(database);
    built.set(database, kept);
    return kept;
  };
}
