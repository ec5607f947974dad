import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./environment";
import { freePort } from "./ports";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const READY_WITHIN_MS = 120_000;

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** kill -9, as a crash would. */
  kill(): Promise<void>;
  /** SIGTERM, resolves to the exit code. */
  stop(): Promise<number | null>;
}

interface ServerOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** The folder of another copy of the product. */
  project?: string;
  /** What starts it there. */
  script?: string;
}

/** What the student of a test registers with. */
export const ANN = {
  username: "ann",
  email: "ann@example.org",
  password: "a long enough secret 7",
  password_confirm: "a long enough secret 7",
  first_name: "Ann",
  last_name: "Example",
  year_of_study: null,
  major: "",
  timezone: "America/New_York",
};

export function post(server: RunningServer, path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Starts the product as `npm start` does, in a process of its own, and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { child, output, dataDir, port } = await launch(options);
  const exited = once(child, "exit");
  await until(() => {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    return output().includes("is ready at");
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
      return child.exitCode;
    },
  };
}

/** Starts the product where it must refuse to, and resolves to its exit code and last words. */
export async function refusedStart(options: ServerOptions) {
  const { child, output } = await launch(options);
  await once(child, "close");
  return { code: child.exitCode, output: output().trim() };
}

/** A new folder below the system's temporary one. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "study-companion-"));
}

async function launch(options: ServerOptions) {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? temporaryFolder();
  const env = { ...cleanEnvironment(), PORT: String(port), DATA_DIR: dataDir, ...options.env };
  const cwd = options.project ?? PROJECT;
  const start = path.join(cwd, options.script ?? "scripts/start.mjs");
  const child = spawn(process.execPath, [start], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  return { child, output: collect(child), dataDir, port };
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error("The server was not ready in time");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
