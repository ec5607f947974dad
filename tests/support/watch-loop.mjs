// Loaded into the served process (NODE_OPTIONS=--import=...): writes to the file at WATCHDOG whenever something has
// held the event loop for longer than 50 ms, and once a second how much memory the process has.
import { appendFileSync } from "node:fs";

const EVERY_MS = 10;
const HOLD_MS = 50;

// Readers of documents are children of that process, and may hold their own loop.
if (process.env.WATCHDOG && process.argv[1]?.endsWith("start.mjs")) {
  const write = (line) => appendFileSync(process.env.WATCHDOG, `${JSON.stringify(line)}\n`);
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const hold = Math.round(now - last - EVERY_MS);
    if (hold > HOLD_MS) write({ hold });
    last = now;
  }, EVERY_MS).unref();
  setInterval(() => write({ rss: process.memoryUsage.rss() }), 1000).unref();
}
