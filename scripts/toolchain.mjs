// What has to hold before anything of the project can run. Runs before node_modules exists and on
// Node versions older than the project's own: built-in modules and old syntax only.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const BIN = path.join(ROOT, "node_modules", ".bin");
const OLDEST_TO_INSTALL = "20.20.0";
/** The oldest that reads .ts files and has node:sqlite without a flag. */
const OLDEST_TO_RUN = "22.18.0";

/**
 * Installs what is missing and goes on in the Node that the lock file brings (Linux), else in this one
 * when it is new enough. Returns only in the process that does the work.
 */
export async function settle() {
  process.chdir(ROOT);
  if (older(process.versions.node, OLDEST_TO_INSTALL)) {
    stop(`Node ${process.versions.node} is too old: install Node ${OLDEST_TO_INSTALL} or newer.`);
  }
  if (!installed()) await install();
  process.env.PATH = BIN + path.delimiter + process.env.PATH;
  process.env.NEXT_TELEMETRY_DISABLED = "1";

  const locked = lockedNode();
  if (locked && locked !== realpathSync(process.execPath)) await continueUnder(locked);
  if (older(process.versions.node, OLDEST_TO_RUN)) {
    stop(
      `Node ${process.versions.node} is too old for this platform: install Node ${OLDEST_TO_RUN} or newer.`,
    );
  }
}

/** Says why in one sentence and ends. */
export function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/**
 * Runs a command to its end and resolves to its exit code. Told to end meanwhile, we end with it. With
 * `print` its output goes there, else where ours goes.
 */
export function run(command, args, { print, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = print ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { cwd: ROOT, stdio, ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", print);
    let told = false;
    const pass = (signal) => {
      told = true;
      child.kill(signal);
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, pass);
    whenAbandoned(() => child.kill("SIGKILL"));
    child.on("error", reject);
    // Not at "exit", when some of its output may still be on the way.
    child.on("close", (code, signal) => {
      for (const name of signals) process.off(name, pass);
      if (told) process.exit(1);
      resolve(signal ? 1 : code);
    });
  });
}

/**
 * Calls back when the process that started this one is gone, however it ended: a server that outlives
 * `npm start` would hold the port and the data folder.
 */
export function whenAbandoned(callback) {
  if (process.channel) {
    process.once("disconnect", callback);
    process.channel.unref();
  }
  if (!process.env.npm_lifecycle_event) return;
  const started = ancestry();
  const watch = setInterval(() => {
    if (ancestry() === started) return;
    clearInterval(watch);
    callback();
  }, 500);
  watch.unref();
}

/** The parent's id, and the one above it where npm keeps a shell in between. */
function ancestry() {
  const parent = process.ppid;
  if (process.platform !== "linux") return String(parent);
  try {
    const [, name, above] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return name.endsWith("sh") ? `${parent} below ${above}` : String(parent);
  } catch {
    return String(parent);
  }
}

function older(version, than) {
  const [a, b] = [version, than].map((text) => text.split(".").map(Number));
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs >= 0 && a[differs] < b[differs];
}

/** Compares package-lock.json with npm's record of what it installed, written when it had finished. */
function installed() {
  const record = path.join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = packagesIn(path.join(ROOT, "package-lock.json"));
  const present = packagesIn(record);
  return Object.entries(wanted).every(([name, { version, optional, peer }]) => {
    if (name === "" || (!present[name] && (optional || peer))) return true;
    return present[name]?.version === version;
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

async function install() {
  console.log("Installing the packages of package-lock.json ...");
  // Named kinds: under NODE_ENV=production npm would leave out what the build needs.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: process.platform === "win32" });
  if (code !== 0) stop("npm ci failed; its output above says why.");
}

function lockedNode() {
  const node = path.join(BIN, "node");
  // The binary is run to see that it works, since it exists but fails on systems with another C library.
  return spawnSync(node, ["--version"]).status === 0 ? realpathSync(node) : undefined;
}

async function continueUnder(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  whenAbandoned(() => process.exit(1));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : code));
  await new Promise(() => undefined);
}
