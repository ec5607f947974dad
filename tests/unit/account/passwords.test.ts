import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "@/lib/services/account/passwords";

test("a password is stored at the cost that is asked of argon2id", async () => {
  const stored = await hashPassword("correct horse battery");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, "correct horse battery")).toBe(true);
  expect(await verifyPassword(stored, "correct horse batter")).toBe(false);
  expect(await verifyPassword(undefined, "correct horse battery")).toBe(false);
});
