// `npm test`: every check there is, from a bare checkout to one closing line.
//   npm test -- --only unit,api     some of them, by the names in stages.mjs
//   npm run verify                  those that need neither a database nor a browser
import { settle, stop } from "./toolchain.mjs";

await settle();
const { ALIASES, STAGES } = await import("./stages.mjs");

const chosen = choose(process.argv.slice(2));
const total = { passed: 0, failed: 0, skipped: 0 };
const remarks = [];
for (const { name, title, filter } of chosen) {
  console.log(`\n=== ${title}`);
  const started = performance.now();
  const tally = await STAGES[name].run(filter).catch((error) => {
    console.error(error);
    return { failed: 1 };
  });
  for (const key of Object.keys(total)) total[key] += tally[key] ?? 0;
  if (tally.skipped && tally.why) remarks.push(`SKIPPED  ${title}: ${tally.why}`);
  if (tally.failed) remarks.push(`FAILED   ${title}`);
  console.log(`--- ${title}: ${inWords(tally)} in ${seconds(performance.now() - started)}`);
}

console.log(`\nAll of it in ${seconds(performance.now())}`);
for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

function choose(args) {
  if (args.length === 0) return Object.keys(STAGES).map((name) => named(name));
  const [flag, list, ...rest] = args;
  if (flag !== "--only" || !list || rest.length > 0) stop("Usage: npm test -- [--only NAME,NAME]");
  return list.split(",").flatMap((name) => ALIASES[name]?.map(named) ?? [named(name)]);
}

function named(entry) {
  const [name, filter] = entry.split(":");
  if (!STAGES[name]) {
    const names = [...Object.keys(STAGES), ...Object.keys(ALIASES)].join(", ");
    stop(`There is no check named ${name}. There are: ${names}.`);
  }
  return { name, filter, title: STAGES[name].title + (filter ? ` (${filter})` : "") };
}

function inWords({ passed = 0, failed = 0, skipped = 0 }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
