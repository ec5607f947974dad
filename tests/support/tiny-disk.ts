import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** A file system of that size at the folder; undefined where this account may not mount one. */
export function tinyDisk(folder: string, size: string) {
  mkdirSync(folder, { recursive: true });
  const options = ["-t", "tmpfs", "-o", `size=${size},mode=0700`, "tmpfs", folder];
  if (process.platform !== "linux" || spawnSync("mount", options).status !== 0) return undefined;
  return { folder, remove: () => spawnSync("umount", ["-l", folder]) };
}
