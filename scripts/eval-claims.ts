import { measureClaims, type Outcome, ratesOf } from "@/tests/eval/claims/measure";

/** Judges sentences about students whose facts are known, and counts false ones that pass and true ones that do not. */
const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error("npm run eval:claims -- FOLDER [--show]");
  process.exit(2);
}
const outcomes = measureClaims(folder);

if (options.includes("--show")) {
  for (const { id, language, kind, label, sentence, previous } of outcomes.filter(
    ({ is_right }) => !is_right,
  )) {
    const before = previous ? `(${previous}) ` : "";
    console.log(`${label.padEnd(8)}${id} ${language} ${kind}: ${before}${sentence}`);
  }
}
breakdown("language", ({ language }) => language);
breakdown("kind", ({ kind }) => kind);
const { passing, dropped, neutral } = ratesOf(outcomes);
console.log(`neutral=${neutral.all} neutral_dropped=${rounded(neutral.share)}`);
const rates = `false_passing=${rounded(passing.share)} true=${dropped.all} true_dropped=${rounded(dropped.share)}`;
console.log(`SUMMARY false=${passing.all} ${rates}`);

function breakdown(name: string, keyOf: (outcome: Outcome) => string): void {
  console.log(`${name.padEnd(16)}false pass   true drop  neutral drop`);
  for (const [key, group] of Map.groupBy(outcomes, keyOf)) {
    const count = (label: string, is_kept: boolean) => {
      const all = group.filter((each) => each.label === label);
      return `${all.filter((each) => each.is_kept === is_kept).length}/${all.length}`.padEnd(13);
    };
    console.log(
      key.padEnd(16) + count("false", true) + count("true", false) + count("neutral", false),
    );
  }
}

function rounded(share: number): string {
  return String(Math.round(1000 * share) / 1000);
}
