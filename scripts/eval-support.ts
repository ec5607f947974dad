import { countsOf, measureSupport, type Outcome } from "@/tests/eval/support/measure";

/** Holds sentences against the passages they were said of, and counts what is kept, marked and dropped. */
const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error("npm run eval:support -- FOLDER [--show]");
  process.exit(2);
}
const outcomes = measureSupport(folder);

if (options.includes("--show"))
  for (const { id, language, label, verdict, sentence, is_right } of outcomes)
    if (!is_right)
      console.log(`${label.padEnd(13)}${verdict.padEnd(13)}${id} ${language}: ${sentence}`);

console.log(`${"label".padEnd(14)}all   kept  drop  mark  empty`);
for (const [label, counts] of Object.entries(countsOf(outcomes))) {
  const { all, supported, contradicted, marked, empty } = counts;
  const row = [all, supported, contradicted, marked, empty].map((each) => String(each).padEnd(6));
  console.log(label.padEnd(14) + row.join(""));
}
console.log(`${"language".padEnd(14)}supported  contradicted  unsupported  general`);
for (const [language, group] of Map.groupBy(outcomes, (each) => each.language)) {
  const counts = Object.values(countsOf(group)).map(({ right, all }) => `${right}/${all}`);
  console.log(language.padEnd(14) + counts.map((each) => each.padEnd(12)).join(""));
}
const { supported, contradicted, unsupported } = countsOf(outcomes);
const said = [
  `supported_kept=${rate(supported.right, supported.all)}`,
  `contradicted_dropped=${rate(contradicted.right, contradicted.all)}`,
  `unsupported_marked=${rate(unsupported.right, unsupported.all)}`,
];
const false_drops = outcomes.filter(isDroppedWrongly).length;
const others = outcomes.filter(({ label }) => label !== "contradicted").length;
const false_proofs = outcomes.filter(isProvenWrongly).length;
const unproven = outcomes.filter(({ label }) => label !== "supported").length;
console.log(
  `SUMMARY ${said.join(" ")} wrongly_dropped=${rate(false_drops, others)} ` +
    `wrongly_proven=${rate(false_proofs, unproven)}`,
);

function isDroppedWrongly({ label, verdict }: Outcome): boolean {
  return label !== "contradicted" && verdict === "contradicted";
}

function isProvenWrongly({ label, verdict }: Outcome): boolean {
  return label !== "supported" && verdict === "supported";
}

function rate(part: number, all: number): string {
  return String(all === 0 ? 0 : Math.round((1000 * part) / all) / 1000);
}
