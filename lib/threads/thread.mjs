/**
 * Runs in a worker thread: calls functions of our sources, one after another. Plain JavaScript, started by its path.
 *
 * in:  { module, name, args }, the source by `@/` and without an ending
 * out: { value } | { error } that the function threw | { unloaded } why its source cannot run here
 */
import { parentPort } from "node:worker_threads";
import "./source-hooks.mjs";

parentPort.on("message", async ({ module, name, args }) => {
  parentPort.postMessage(await answerOf(module, name, args));
});

async function answerOf(module, name, args) {
  let source;
  try {
    source = await import(module);
  } catch (error) {
    return { unloaded: String(error) };
  }
  try {
    return { value: await source[name](...args) };
  } catch (error) {
    return { error };
  }
}
