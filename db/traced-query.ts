import type { PGlite, Transaction } from "@electric-sql/pglite";
import { traced } from "@/lib/tracing";

/** Characters. */
const LONGEST_TEXT = 2000;
const TABLE = /\b(?:from|into|update) "(\w+)"/;

/** Asks the database, as a span of the trace it is asked in. What a student wrote is a parameter, never in `text`. */
export function tracedQuery<Asked extends PromiseLike<unknown>>(
  text: string,
  ask: () => Asked,
): Asked {
  const asked = ask();
  const operation = /^\s*\w+/.exec(text)?.[0].trim().toLowerCase() ?? "query";
  const table = TABLE.exec(text)?.[1];
  const attributes = {
    "db.system.name": "postgresql",
    "db.operation.name": operation,
    "db.query.text": text.slice(0, LONGEST_TEXT),
    ...(table && { "db.collection.name": table }),
  };
  const name = table ? `${operation} ${table}` : operation;
  // Whoever asked is told what becomes of it.
  traced(name, { kind: "CLIENT", attributes }, async () => await asked).catch(() => undefined);
  return asked;
}

/** The embedded database with each query a span. */
export function tracedEmbedded(client: PGlite): PGlite {
  const transaction: PGlite["transaction"] = (work) =>
    client.transaction((tx) => work(withTracedQueries(tx, {})));
  return withTracedQueries(client, { transaction });
}

function withTracedQueries<Client extends Pick<Transaction, "query">>(
  client: Client,
  own: Partial<Client>,
): Client {
  const query: Transaction["query"] = (text, ...rest) =>
    tracedQuery(text, () => client.query(text, ...rest));
  const replaced: Record<PropertyKey, unknown> = { ...own, query };
  return new Proxy(client, {
    get: (target, key) => {
      const value = replaced[key] ?? Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
