import path from "node:path";
import { readSettings, run } from "./command";

/**
 * npm run backup -- DIR
 *
 * Writes everything the product holds into the new folder DIR: the database of one moment, the stored files and, where
 * the embedded database made one, the secret. The product may run. Settings come from `.env` as well.
 */
await run(async () => {
  const [folder, ...others] = process.argv.slice(2);
  if (!folder || others.length > 0) throw new Error("Please say where to: npm run backup -- DIR");
  readSettings();
  // It reads the settings when it loads.
  const { backUp } = await import("./backup/back-up");
  await backUp(path.resolve(folder));
});
