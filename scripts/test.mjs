// `npm test`: every check there is, from a bare checkout to one closing line.
//   npm test -- --only unit,api     some of them, by the names in stages.mjs
//   npm run verify                  those that need neither a database nor a browser
import { settle, stop } from "./toolchain.mjs";

await settle();
const { default: pLimit } = await import("p-limit");
const twoAtOnce = pLimit(2);
const { ALIASES, STAGES } = await import("./stages.mjs");

const total = { passed: 0, failed: 0, skipped: 0 };
const remarks = [];
for (const group of inGroups(choose(process.argv.slice(2)))) {
  if (group.length === 1) await check(group[0]);
  else await Promise.all(group.map((stage) => twoAtOnce(() => checkQuietly(stage))));
}

console.log(`\nAll of it in ${seconds(performance.now())}`);
for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

async function check({ name, title, filter }, print = (text) => process.stdout.write(text)) {
  print(`\n=== ${title}\n`);
  const started = performance.now();
  const tally = await STAGES[name].run({ filter, print }).catch((error) => {
    print(`${error.stack ?? error}\n`);
    return { failed: 1 };
  });
  for (const key of Object.keys(total)) total[key] += tally[key] ?? 0;
  for (const reason of new Set(tally.reasons)) remarks.push(`SKIPPED  ${title}: ${reason}`);
  for (const test of tally.retried ?? []) remarks.push(`AGAIN    ${title}: ${test}`);
  // By name, as a log may be kept by its last lines only.
  for (const failure of tally.failures ?? []) remarks.push(`FAILED   ${title}: ${failure}`);
  if (tally.failed && !tally.failures?.length) remarks.push(`FAILED   ${title}`);
  print(`--- ${title}: ${inWords(tally)} in ${seconds(performance.now() - started)}\n`);
}

/** Prints in one piece at the end, as another stage runs beside it. */
async function checkQuietly(stage) {
  const printed = [];
  await check(stage, (text) => printed.push(text));
  process.stdout.write(printed.join(""));
}

/** Neighbours that may run side by side stand together, every other stage alone. */
function inGroups(stages) {
  const groups = [];
  for (const stage of stages) {
    const { sideBySide } = STAGES[stage.name];
    const last = groups.at(-1);
    if (sideBySide && last && STAGES[last[0].name].sideBySide) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

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
