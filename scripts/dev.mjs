// `npm run dev`: the product with hot reload, on the same embedded defaults.
import { settle } from "./toolchain.mjs";

await settle();
const { preflight } = await import("./preflight.mjs");
const { serve } = await import("./serve.mjs");

await serve({ dev: true, ...(await preflight()) });
