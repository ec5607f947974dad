import { checkPlan, PROMISES } from "@/tests/unit/planning/check-plan";

/** Plans random requests and counts broken promises; the oracle knows nothing of the planner. */
const cases = Number(process.argv[2] ?? 10_000);
const broken = new Map<string, number[]>(PROMISES.map((promise) => [promise, []]));
const kinds = { feasible: 0, infeasible: 0, circular: 0 };
const progressions = new Map<string, number>();
const times: number[] = [];
let options = 0;

for (let seed = 1; seed <= cases; seed += 1) {
  const result = checkPlan(seed);
  kinds[result.kind] += 1;
  progressions.set(result.progression, (progressions.get(result.progression) ?? 0) + 1);
  options += result.options;
  times.push(result.ms);
  for (const promise of result.broken) broken.get(promise)?.push(seed);
}

const mean = times.reduce((sum, ms) => sum + ms, 0) / cases;
row("requests", cases);
for (const [kind, count] of Object.entries(kinds)) row(`  ${kind}`, count);
for (const [name, count] of [...progressions].sort()) row(`  ${name}`, count);
row("ways out offered and tried", options);
row("longest, ms", Math.max(...times).toFixed(1));
row("mean, ms", mean.toFixed(2));
console.log("\nbroken promises");
for (const [promise, seeds] of broken) {
  row(
    `  ${promise}`,
    seeds.length,
    seeds.length > 0 ? `seeds ${seeds.slice(0, 5).join(", ")}` : "",
  );
}
const violations = [...broken.values()].reduce((sum, seeds) => sum + seeds.length, 0);
console.log(`\nSUMMARY cases=${cases} violations=${violations}`);
if (violations > 0) process.exitCode = 1;

function row(name: string, value: number | string, note = "") {
  console.log(`${name.padEnd(30)}${String(value).padStart(8)}  ${note}`.trimEnd());
}
