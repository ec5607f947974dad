/**
 * Runs in a worker thread: the bytes of a document without pages of its own in, its pages out. Plain JavaScript,
 * started by its path, so that it works beside a bundle.
 *
 * in:  workerData { bytes, kind }
 * out: { pages } | { problem }, a code of `DocumentError`
 */
import { parentPort, workerData } from "node:worker_threads";
import "./source-hooks.mjs";

const { pagesOfFlow } = await import("./flow/pages-of-flow.ts");
const { problemOf } = await import("./document-error.ts");

try {
  parentPort.postMessage({ pages: pagesOfFlow(workerData.bytes, workerData.kind) });
} catch (error) {
  parentPort.postMessage({ problem: problemOf(error) });
}
