// One function of Vercel's build output, served as Vercel calls it: `node function.mjs <its folder>`. Says its port
// once it listens.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

const [, , folder] = process.argv;
const { handler: file } = createRequire(import.meta.url)(path.join(folder, "vc-config.json"));
const launched = createRequire(path.join(folder, "x.cjs"))(path.join(folder, file));
const handler = launched.default ?? launched;
const server = createServer((request, response) => void handler(request, response));
server.listen(0, "127.0.0.1", () => process.send?.({ port: server.address().port }));
process.on("disconnect", () => process.exit(0));
