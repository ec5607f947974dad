// `npm start`: everything from a bare checkout to the running product.
import { settle, stop } from "./toolchain.mjs";

await settle();
const { preflight } = await import("./preflight.mjs");
const { build } = await import("./build.mjs");
const { serve } = await import("./serve.mjs");

const address = await preflight();
if (!(await build())) stop("The build failed; its output above says why.");
await serve({ dev: false, ...address });
