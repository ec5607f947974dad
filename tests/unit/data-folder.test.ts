import { chmodSync, chownSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { closeDataFolder } from "@/lib/data-folder";
import { temporaryFolder } from "@/tests/support/server";

const scratch = temporaryFolder();
afterAll(() => rmSync(scratch, { recursive: true }));

const modeOf = (folder: string) => statSync(folder).mode & 0o7777;

function folderWith(mode: number) {
  const folder = path.join(scratch, `${mode}`);
  mkdirSync(folder);
  chmodSync(folder, mode);
  return folder;
}

it("makes the folder for nobody but us", () => {
  const folder = path.join(scratch, "new", "data");
  expect(closeDataFolder(folder)).toBe(true);
  expect(modeOf(folder)).toBe(0o700);
});

it.each([0o755, 0o750, 0o701])("closes one of ours to others: %o", (mode) => {
  const folder = folderWith(mode);
  expect(closeDataFolder(folder)).toBe(true);
  expect(modeOf(folder)).toBe(0o700);
});

it("leaves one as it is that is for everybody, and says so", () => {
  const folder = folderWith(0o1777);
  expect(closeDataFolder(folder)).toBe(false);
  expect(modeOf(folder)).toBe(0o1777);
});

it("leaves one as it is that is somebody else's, and says whether others can read it", ({
  skip,
}) => {
  if (process.getuid?.() !== 0) return skip("only root may give a folder away");
  const folder = folderWith(0o711);
  chownSync(folder, 65534, 65534);
  expect(closeDataFolder(folder)).toBe(false);
  expect(modeOf(folder)).toBe(0o711);
  chmodSync(folder, 0o700);
  expect(closeDataFolder(folder)).toBe(true);
});
