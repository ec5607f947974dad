import path from "node:path";
import { readSettings, run } from "./command";

/**
 * npm run restore -- DIR [--replace] [--other-secret]
 *
 * Puts back what `npm run backup` wrote, on either database and into any storage. The product must not run. With
 * `--replace` in place of what there is; with `--other-secret` though what the old secret sealed stays closed.
 */
await run(async () => {
  const options = ["--replace", "--other-secret"];
  const said = process.argv.slice(2);
  const [folder, ...others] = said.filter((each) => !options.includes(each));
  if (!folder || folder.startsWith("-") || others.length > 0) {
    throw new Error("Please say from where: npm run restore -- DIR [--replace] [--other-secret]");
  }
  readSettings();
  // It reads the settings when it loads.
  const { restore } = await import("./backup/restore");
  await restore(path.resolve(folder), {
    replace: said.includes("--replace"),
    other_secret: said.includes("--other-secret"),
  });
});
