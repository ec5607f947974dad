import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import postgres from "postgres";
import { isUnreachable } from "@/db/unreachable";

export type Row = Record<string, unknown>;

/** One transaction on either database. */
export interface Session {
  /** One statement. */
  rows(statement: string, parameters?: (string | number)[]): Promise<Row[]>;
  /** Statements without parameters or results. */
  run(script: string): Promise<void>;
}

/** One connection of its own, for one transaction after another. */
export interface Connection {
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** No statement may be given up, and the zone is the product's. */
const BEGIN = "set local statement_timeout = 0; set local TimeZone = 'UTC'";

export async function openFolder(folder: string): Promise<Connection> {
  const client = await PGlite.create({ dataDir: folder, extensions: { vector } });
  return {
    transaction: (work) =>
      client.transaction(async (tx) => {
        const rows: Session["rows"] = async (statement, parameters) =>
          (await tx.query<Row>(statement, parameters)).rows;
        const run = async (script: string) => void (await tx.exec(script));
        await run(BEGIN);
        return work({ rows, run });
      }),
    close: () => client.close(),
  };
}

export async function openServer(url: string): Promise<Connection> {
  const connection = { idle_in_transaction_session_timeout: 0 };
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection,
  });
  try {
    await client`select 1`;
  } catch (error) {
    await client.end({ timeout: 1 });
    if (!isUnreachable(error)) throw error;
    throw new Error("We can't reach the PostgreSQL at DATABASE_URL.", { cause: error });
  }
  return {
    // The driver's type for what a transaction answers unwraps promises in arrays, which there are none of.
    async transaction<T>(work: (session: Session) => Promise<T>): Promise<T> {
      const answer: { value?: T } = {};
      await client.begin(async (tx) => {
        const rows: Session["rows"] = async (statement, parameters) => [
          ...(await tx.unsafe<Row[]>(statement, parameters ?? [])),
        ];
        const run = async (script: string) => void (await tx.unsafe(script));
        await run(BEGIN);
        answer.value = await work({ rows, run });
      });
      if (!("value" in answer)) throw new Error("The transaction has not answered");
      return answer.value as T;
    },
    close: () => client.end({ timeout: 5 }),
  };
}

/** The rows of a query in pieces of about a megabyte of `size` each. Reads them within the session's transaction. */
export async function* inPieces(
  session: Session,
  query: string,
  sizeOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  const MOST_ROWS = 2000;
  const PIECE = 1024 ** 2;
  await session.run(`declare piece no scroll cursor for ${query}`);
  for (let count = 20; ; ) {
    const rows = await session.rows(`fetch ${count} from piece`);
    if (rows.length === 0) break;
    yield rows;
    const size = rows.reduce((sum, row) => sum + sizeOf(row), 0);
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor((PIECE * rows.length) / Math.max(1, size))));
  }
  await session.run("close piece");
}
