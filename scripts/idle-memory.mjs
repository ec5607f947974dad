import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 5_000;
/** Nobody has asked for so long: it is not likely that somebody asks while garbage is collected. */
const QUIET_MS = 10_000;
/** So many requests leave enough behind to be worth it. */
const MANY = 1_000;

/**
 * Collects garbage, and gives its memory back, in the first quiet moment after many requests. The runtime lets its heap
 * grow for the speed of a busy time and returns it when it finds the time, which may be minutes later or never.
 */
export function collectWhenQuiet(server, collect = collector()) {
  let [requests, latest] = [0, 0];
  server.on("request", () => {
    requests += 1;
    latest = performance.now();
  });
  return setInterval(() => {
    if (requests < MANY || performance.now() - latest < QUIET_MS) return;
    requests = 0;
    collect();
  }, LOOK_EVERY_MS).unref();
}

/** V8's own, which Node hands out only with this flag. Only as a last resort does it give pages back to the system. */
function collector() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  return () => collect({ type: "major", flavor: "last-resort" });
}
