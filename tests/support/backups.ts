import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { z } from "zod";
import { cleanEnvironment } from "./environment";

const ADMIN = process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";

interface Ended {
  code: number | null;
  output: string;
}

/** Each a setting, a program and its words. */
const Scripts = z.object({ backup: z.string(), operator: z.string(), restore: z.string() });
const COMMANDS = Scripts.parse(JSON.parse(readFileSync("package.json", "utf8")).scripts);

type Name = keyof typeof COMMANDS;

/** Runs `npm run NAME -- ARGS` with these settings alone. */
export async function runCommand(
  name: Name,
  args: string[],
  settings: Record<string, string>,
): Promise<Ended> {
  return beginCommand(name, args, settings).ended;
}

/** The same while it runs. */
export function beginCommand(name: Name, args: string[], settings: Record<string, string>) {
  const env = { ...cleanEnvironment(), LOG_LEVEL: "silent", ...settings };
  const [program = "", ...words] = COMMANDS[name].split(" ").slice(1);
  const child = spawn(path.resolve("node_modules/.bin", program), [...words, ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = once(child, "close").then(
    (): Ended => ({ code: child.exitCode, output: output.trim() }),
  );
  return { ended, interrupt: () => child.kill("SIGINT") };
}

/** What has to succeed. */
export async function succeeds(...command: Parameters<typeof runCommand>): Promise<string> {
  const { code, output } = await runCommand(...command);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${output}`);
  return output;
}

/** The sums of everything in a backup but its manifest, which says when it was made. */
export function sumsOf(folder: string): string[] {
  const lines = readFileSync(path.join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
  return lines.filter((line) => !/ (manifest\.json|auth-secret)$/.test(line));
}

/** An empty database of its own; undefined where no PostgreSQL may be used. */
export async function emptyDatabase(name: string) {
  const admin = postgres(ADMIN, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  const made = await admin`CREATE DATABASE ${admin(name)}`.catch(() => undefined);
  if (!made) {
    await admin.end({ timeout: 1 });
    return undefined;
  }
  const url = new URL(ADMIN);
  url.pathname = `/${name}`;
  const drop = async () => {
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  };
  return { url: url.href, drop };
}
