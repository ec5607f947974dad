import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { predict } from "@/tests/eval/predict";

/** Prints what the rules read in a document, in the shape and words the extraction scorer expects. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: "string", default: "assignment" } },
});
const [file] = positionals;
const { kind } = values;

if (!file || (kind !== "assignment" && kind !== "syllabus")) {
  console.error("Usage: npm run -s extract -- --kind assignment|syllabus FILE");
  process.exitCode = 2;
} else {
  const { prediction } = await predict(readFileSync(file), kind, file);
  console.log(JSON.stringify(prediction, null, 2));
}
