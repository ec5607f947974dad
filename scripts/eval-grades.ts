import { readFileSync } from "node:fs";
import { measureGrades } from "@/tests/eval/grades/measure";

/** Works out every situation of a file of grading schemes and prints each figure that is not the expected one. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("npm run eval:grades -- FILE");
  process.exit(2);
}
const outcomes = measureGrades(JSON.parse(readFileSync(file, "utf8")));
for (const { id, at, differences } of outcomes) {
  for (const { what, expected, found } of differences) {
    console.log(`${id} ${at} ${what}: expected ${expected}, found ${found}`);
  }
}
const wrong = outcomes.filter(({ differences }) => differences.length > 0).length;
console.log(`SUMMARY situations=${outcomes.length} wrong=${wrong}`);
if (wrong > 0) process.exitCode = 1;
