// What the product is measured against: the same answers from a server that does nothing else. `node http-server.mjs
// bare|fastify` sends the statements of QUERIES (JSON: path -> [{ text, params }]) one after the other and answers the
// rows of the last one.
import { createServer } from "node:http";
import postgres from "postgres";

const [kind] = process.argv.slice(2);
const port = Number(process.env.PORT);
const queries = JSON.parse(process.env.QUERIES);
const sql = postgres(process.env.DATABASE_URL, { max: 10, connection: { TimeZone: "UTC" } });

async function rowsFor(path) {
  let rows;
  for (const { text, params } of queries[path]) {
    rows = await sql.unsafe(text, params, { prepare: true });
  }
  return rows;
}

if (kind === "fastify") {
  const { default: fastify } = await import("fastify");
  const app = fastify();
  for (const path of Object.keys(queries)) app.get(path, () => rowsFor(path));
  await app.listen({ port, host: "127.0.0.1" });
} else {
  createServer(async ({ url }, response) => {
    const body = JSON.stringify(await rowsFor(url));
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  }).listen(port, "127.0.0.1");
}
