import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import { compareRecall, type Recall } from "@/tests/unit/planning/students/baselines";
import { CHANGES } from "@/tests/unit/planning/students/changes";
import type { Broken } from "@/tests/unit/planning/students/check";
import { checkChange } from "@/tests/unit/planning/students/check-change";
import { breaches, CHECKS, checkStudent } from "@/tests/unit/planning/students/check-student";
import { checkWays } from "@/tests/unit/planning/students/check-ways";
import {
  type Figures,
  figuresOf,
  meanFigures,
  summaryOf,
} from "@/tests/unit/planning/students/figures";
import { MUTANTS } from "@/tests/unit/planning/students/mutants";
import { caughtBy, runShort } from "@/tests/unit/planning/students/mutation-run";
import { NAMED_STUDENTS } from "@/tests/unit/planning/students/named-students";
import { randomStudent } from "@/tests/unit/planning/students/random-students";
import { weekTables } from "@/tests/unit/planning/students/show";
import { type World, worldOf } from "@/tests/unit/planning/students/world";

/**
 * Plans random whole students and counts what the schedules break of what is promised; the checks know nothing of the
 * planner. Then plants faults in the planner, each of which must be seen.
 *
 *     npm run eval:planning -- [STUDENTS] [--from SEED] [--no-mutants | --mutants] [--show NAME-OR-SEED]
 */
const args = process.argv.slice(2);
/** Of one student in so many the ways out are tried. */
const WAYS_OF = 10;
const cases = args.includes("--mutants")
  ? 0
  : Number(args.find((each, index) => /^\d+$/.test(each) && args[index - 1] !== "--from") ?? 1000);
/** Other students than those that a change was tried on. */
const first = args.includes("--from") ? Number(args[args.indexOf("--from") + 1]) : 1;
const brokenBy = new Map<string, Map<string, string>>();
const figures: Figures[] = [];
const recalls: (Recall | null)[] = [];
const times: number[] = [];

if (args.includes("--show")) show(args[args.indexOf("--show") + 1] ?? "");
else await evaluate();

async function evaluate() {
  if (!args.includes("--mutants")) {
    checkNamed();
    checkRandom();
    checkChanges();
    printBroken();
  }
  const caught = args.includes("--no-mutants") ? [] : await plantFaults();
  const violations = [...brokenBy.values()].reduce((sum, { size }) => sum + size, 0);
  const gain = summaryOf(recalls).gain.toFixed(1);
  const mutants = `${caught.filter(Boolean).length}/${caught.length}`;
  if (violations > 0 || caught.includes(false)) process.exitCode = 1;
  print(`\nSUMMARY cases=${cases} violations=${violations} recall_gain=${gain} mutants=${mutants}`);
}

function show(which: string) {
  const named = NAMED_STUDENTS[which];
  if (!named && !/^\d+$/.test(which)) {
    print(`A seed, or one of:\n${Object.keys(NAMED_STUDENTS).join("\n")}`);
    return;
  }
  const request = named ?? randomStudent(Number(which));
  const world = worldOf(request, scheduleSessions(request));
  print(weekTables(world));
  for (const { promise, note } of breaches(world, CHECKS)) print(`broken: ${promise}: ${note}`);
  printFigures([figuresOf(world)], [compareRecall(world)]);
}

function checkNamed() {
  for (const [name, request] of Object.entries(NAMED_STUDENTS)) {
    const world = worldOf(request, scheduleSessions(request));
    note(name, breaches(world, CHECKS));
    print(name);
    printFigures([figuresOf(world)], [compareRecall(world)]);
    for (const { plan_id } of request.demands) row(`  ${plan_id}`, hoursOf(world, plan_id));
    print("");
  }
}

function checkRandom() {
  const ways = new Map<string, number>();
  for (let seed = first; seed < first + cases; seed += 1) {
    const { world, broken, ms } = checkStudent(seed);
    note(String(seed), broken);
    times.push(ms);
    figures.push(figuresOf(world));
    recalls.push(compareRecall(world));
    if (seed % WAYS_OF !== 0) continue;
    const tried = checkWays(world);
    note(String(seed), tried.broken);
    for (const { kind } of tried.ways) ways.set(kind, (ways.get(kind) ?? 0) + 1);
  }
  print(`${cases} random students`);
  printFigures(figures, recalls);
  row("longest schedule, ms", Math.max(...times).toFixed(0));
  for (const [kind, count] of ways) row(`ways out tried: ${kind}`, String(count));
}

function checkChanges() {
  const revised = Array.from({ length: Math.ceil(cases / 2) }, (_, index) =>
    checkChange(first + index),
  );
  print(
    `\n${revised.length} changes: still valid sessions that moved, and how many would by planning anew`,
  );
  for (const kind of CHANGES) {
    const its = revised.filter(({ change }) => change.kind === kind);
    const mean = (of: (each: (typeof its)[number]) => number | null) => {
      const values = its.map(of).filter((each) => each !== null);
      return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
    };
    row(
      `  ${kind}`,
      percent(mean(({ moved }) => moved)),
      percent(mean(({ moved_anew }) => moved_anew)),
    );
  }
  row("longest revision, ms", Math.max(...revised.map(({ ms }) => ms)).toFixed(0));
  for (const [index, { broken }] of revised.entries()) note(`change ${index + 1}`, broken);
}

async function plantFaults(): Promise<boolean[]> {
  print("\nplanted faults");
  const sound = await runShort(null);
  const results: boolean[] = [];
  for (const mutant of MUTANTS) {
    const by = caughtBy(sound, await runShort(mutant));
    results.push(by.length > 0);
    print(`  ${by.length > 0 ? "caught" : "NOT CAUGHT"}: ${mutant.name} (${by[0] ?? ""})`);
  }
  return results;
}

function note(who: string, broken: Broken[]) {
  for (const { promise, note: where } of broken) {
    const its = brokenBy.get(promise) ?? new Map<string, string>();
    brokenBy.set(promise, its);
    if (!its.has(who)) its.set(who, where);
  }
}

function printBroken() {
  print("\nbroken promises, by students and changes");
  for (const { promise } of CHECKS) if (!brokenBy.has(promise)) row(`  ${promise}`, "0");
  for (const [promise, its] of [...brokenBy].sort((a, b) => b[1].size - a[1].size)) {
    row(`  ${promise}`, String(its.size));
    for (const [who, where] of [...its].slice(0, 3)) print(`      ${who}: ${where}`);
  }
}

function printFigures(all: Figures[], compared: (Recall | null)[]) {
  for (const [name, value] of meanFigures(all)) {
    if (value === null) continue;
    row(
      `  ${name.replaceAll("_", " ")}`,
      name === "first_review" ? value.toFixed(1) : percent(value),
    );
  }
  const { students, best, ample, ours, massed, even, by_the_book, gain } = summaryOf(compared);
  if (students === 0) return;
  row("  recall on exam day", percent(ours));
  row("    massed, even, by the book", percent(massed), percent(even), percent(by_the_book));
  row("    ours is best", `${best} of ${students}`, `${gain.toFixed(1)} points`);
  row("    where nothing of an exam is short", `${ample.best} of ${ample.students}`);
}

function hoursOf(world: World, plan: string): string {
  const its = world.placed.filter(({ session }) => session.plan_id === plan);
  return `${its.reduce((sum, { length }) => sum + length, 0) / 4} h`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function row(name: string, ...values: string[]) {
  print(`${name.padEnd(62)}${values.map((value) => value.padStart(12)).join("")}`);
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
