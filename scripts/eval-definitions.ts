import { existsSync } from "node:fs";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { evaluateDefinitions, loadGlossaries } from "@/tests/eval/definitions";

/** Asks "What is TERM?" for the terms of books' own glossaries, and prints how often the sentence chosen says it. */
const [folder] = process.argv.slice(2);

if (!folder || !existsSync(folder)) {
  console.error(
    "Usage: npm run -s eval:definitions -- DIR (with glossaries, see tests/eval/definitions.ts)",
  );
  process.exitCode = 2;
} else {
  await openDatabase();
  await migrateDatabase();
  for (const glossary of loadGlossaries(folder)) {
    const figures = Object.entries(await evaluateDefinitions(glossary)).map(
      ([name, value]) => `${name}=${name === "terms" ? value : value.toFixed(3)}`,
    );
    console.log(["SUMMARY", `set=${glossary.name}`, ...figures].join(" "));
  }
  await closeDatabase();
}
