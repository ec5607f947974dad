import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { ONLY_EMBEDDED, ONLY_POSTGRES } from "@/tests/support/databases";

// Without a pattern among them, a new file runs on both databases.
test.each([...Object.values(ONLY_EMBEDDED).flat(), ...ONLY_POSTGRES])(
  "%s, which runs on one database only, is there and no pattern",
  (file) => {
    expect(file).toMatch(/^tests\/(?:services|api|jobs)\/[\w/-]+\.test\.ts$/);
    expect(existsSync(file), file).toBe(true);
  },
);

test("a file that runs on one database only has one reason", () => {
  const named = [...Object.values(ONLY_EMBEDDED).flat(), ...ONLY_POSTGRES];
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
});
