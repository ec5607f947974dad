/**
 * Ends the process that imports it when it takes more memory than a document may, or when the server that started it
 * is gone. A thread of its own looks, because the main one may be busy with the document.
 */
import { isMainThread, Worker, workerData } from "node:worker_threads";

const MOST_BYTES = 900_000_000;
const LOOK_EVERY_MS = 20;

if (isMainThread) {
  const guard = new Worker(new URL(import.meta.url), { workerData: { parent: process.ppid } });
  guard.unref();
  process.on("disconnect", () => process.exit());
} else {
  setInterval(() => {
    const is_alone = process.ppid !== workerData.parent;
    if (is_alone || process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, "SIGKILL");
  }, LOOK_EVERY_MS);
}
