// A reporter of Vitest: how many tests passed, which failed or needed a second try and how, and which were skipped for
// what reason, as JSON in the file that TALLY_REPORT names.
import { writeFileSync } from "node:fs";

export default class TallyReporter {
  onTestRunEnd(modules, errorsOutsideTests) {
    const tally = { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [], retried: [] };
    tally.failures.push(...errorsOutsideTests.map((error) => `outside tests: ${firstLine(error)}`));
    for (const module of modules) {
      const { relativeModuleId: file } = module;
      tally.failures.push(...module.errors().map((error) => `${file}: ${firstLine(error)}`));
      for (const test of module.children.allTests()) {
        const { state, note, errors = [] } = test.result();
        if (state === "pending") continue;
        const said = `${file}: ${test.fullName}: ${errors.map(firstLine).join("; ")}`;
        tally[state] += 1;
        if (state === "skipped") tally.reasons.push(note ?? `${test.fullName} gives no reason`);
        if (state === "failed") tally.failures.push(said);
        if (state === "passed" && test.diagnostic()?.retryCount) tally.retried.push(said);
      }
    }
    writeFileSync(process.env.TALLY_REPORT, JSON.stringify(tally));
  }
}

/** With what it was caused by: a query that fails says what it was, and its cause says why. */
function firstLine({ name, message, cause }) {
  const line = `${name ? `${name}: ` : ""}${message}`.split("\n", 1)[0];
  return cause?.message ? `${line} (${firstLine(cause)})` : line;
}
