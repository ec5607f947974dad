// What the Dockerfile starts: the product as it was built there.
import { preflight } from "./preflight.mjs";
import { serve } from "./serve.mjs";

await serve({ dev: false, ...(await preflight()) });
