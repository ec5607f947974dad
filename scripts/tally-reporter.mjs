// A reporter of Vitest: how many tests passed and failed, and which were skipped for what reason, as JSON in the
// file that TALLY_REPORT names.
import { writeFileSync } from "node:fs";

export default class TallyReporter {
  onTestRunEnd(modules) {
    const tally = { passed: 0, failed: 0, skipped: 0, reasons: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, note } = test.result();
        if (state === "pending") continue;
        tally[state] += 1;
        if (state === "skipped") tally.reasons.push(note ?? `${test.fullName} gives no reason`);
      }
    }
    writeFileSync(process.env.TALLY_REPORT, JSON.stringify(tally));
  }
}
