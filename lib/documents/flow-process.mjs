/**
 * Runs in a process of its own: the bytes of a document without pages of its own in, its pages out. Plain JavaScript,
 * started by its path, so that it works beside a bundle.
 *
 * in:  { bytes, kind }
 * out: { pages } | { problem }, a code of `DocumentError`
 */
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import "./memory-guard.mjs";

const { pagesOfFlow } = await import("./flow/pages-of-flow.ts");
const { problemOf } = await import("./document-error.ts");
// Now, as it is ended without notice.
flushCompileCache();

const [{ bytes, kind }] = await once(process, "message");
try {
  process.send({ pages: pagesOfFlow(bytes, kind) });
} catch (error) {
  process.send({ problem: problemOf(error) });
}
