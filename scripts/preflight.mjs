import { accessSync, constants, existsSync, mkdirSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { ROOT, stop } from "./toolchain.mjs";

/**
 * Reads the configuration and ends with one sentence where the product could not start: a setting that
 * is not valid, a port in use, a data folder that is not ours to write or that another process uses.
 */
export async function preflight() {
  for (const name of [".env.local", ".env"]) {
    if (existsSync(path.join(ROOT, name))) process.loadEnvFile(path.join(ROOT, name));
  }
  const address = { host: process.env.HOST || undefined, port: portNumber() };
  const blank = Object.keys(process.env).filter((name) => process.env[name] === "");
  const { authSecret, embeddedDatabase, env } = await orStop(() => import("../lib/env.ts"));
  // That has unset them, and Next, which reads the files once more, would take them from there.
  for (const name of blank) process.env[name] = "";
  await orStop(() => tryPort(address));
  writableFolder(env.DATA_DIR);
  await orStop(() => roomOnDisk(env.DATA_DIR, embeddedDatabase));
  if (embeddedDatabase) {
    const { lockFile } = await import("../lib/lock-file.ts");
    await orStop(() => lockFile(path.join(env.DATA_DIR, "database.lock"))());
  }
  await orStop(authSecret);
  return address;
}

/** The sentence for a port that cannot be listened on. */
export function portProblem(error, { host, port }) {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use. Free it, or set PORT to another.`;
  if (error.code === "EACCES")
    return `Port ${port} may not be used by this account; set PORT to one above 1023.`;
  return `Cannot listen on ${host ?? "port"} ${port}: ${error.message}`;
}

/** A database that runs out of room while it is made, or in the middle of a write, says nothing that helps. */
async function roomOnDisk(folder, embedded) {
  const { ExitError, FULL_DISK } = await import("../lib/exit-error.ts");
  const isNew = embedded && !existsSync(path.join(folder, "database"));
  const needed = isNew ? 100 : 20;
  const { bavail, bsize } = statfsSync(folder);
  const left = Math.floor((bavail * bsize) / 1024 ** 2);
  if (left >= needed) return;
  throw new ExitError(
    `The disk of the data folder ${path.resolve(folder)} has ${left} MB left, and ${needed} are needed. ` +
      "Make room, or set DATA_DIR to a folder on another disk.",
    FULL_DISK,
  );
}

async function orStop(work) {
  try {
    return await work();
  } catch (error) {
    return stop(error.message, error.exitCode);
  }
}

function portNumber() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return stop(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
}

function tryPort(address) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(new Error(portProblem(error, address))));
    probe.listen(address, () => probe.close(resolve));
  });
}

function writableFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    stop(
      `The data folder ${path.resolve(folder)} cannot be written (${error.code}). Set DATA_DIR to another.`,
    );
  }
}
