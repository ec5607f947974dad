import { dirname } from "node:path";

// Named at run time only: what reads sources to bundle them (Next does) would take in every build of these packages.
const { createRequire } = process.getBuiltinModule("node:module");

/** Loads from node_modules, as `require` does. */
export const load = createRequire(import.meta.url);

export function pathOf(file) {
  return load.resolve(file);
}

export function folderOf(name) {
  return dirname(pathOf(`${name}/package.json`));
}
