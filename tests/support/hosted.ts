import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { temporaryFolder } from "./server";

const RUNNER = fileURLToPath(new URL("../hosted/function.mjs", import.meta.url));
const Config = z.looseObject({ filePathMap: z.record(z.string(), z.string()).default({}) });

/** A function that `vercel build` has made, with all it needs in a folder of its own, as Vercel packs it. */
export class HostedFunction {
  readonly folder = temporaryFolder();
  /** Of everything it is packed with. */
  bytes = 0;

  constructor(
    readonly output: string,
    readonly name: string,
  ) {
    const packed = realpathSync(path.join(output, ".vercel/output/functions", `${name}.func`));
    cpSync(packed, this.folder, { recursive: true });
    const written = readFileSync(path.join(packed, ".vc-config.json"), "utf8");
    const { filePathMap, ...config } = Config.parse(JSON.parse(written));
    for (const [to, from] of Object.entries(filePathMap)) this.takes(path.join(output, from), to);
    writeFileSync(path.join(this.folder, "vc-config.json"), JSON.stringify(config));
  }

  private takes(from: string, to: string): void {
    const target = path.join(this.folder, to);
    mkdirSync(path.dirname(target), { recursive: true });
    const entry = lstatSync(from);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), target);
    else linkSync(from, target);
    this.bytes += entry.size;
  }

  /** A process with only what the function was packed with. */
  async start(env: Record<string, string>): Promise<RunningFunction> {
    const began = performance.now();
    const child = fork(RUNNER, [this.folder], {
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...env, VERCEL: "1", NODE_ENV: "production" },
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const [said] = await once(child, "message");
    const { port } = z.object({ port: z.number() }).parse(said);
    return new RunningFunction(child, port, this.name, began);
  }
}

export class RunningFunction {
  constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly name: string,
    /** When its process was started, by `performance.now()`. */
    readonly began: number,
  ) {}

  /** As Vercel's routes hand over a request. */
  async answers(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("x-matched-path", `/${this.name}`);
    headers.set("x-forwarded-proto", "https");
    headers.set("x-forwarded-host", "study.example.com");
    const url = `http://127.0.0.1:${this.port}${pathname}${search}`;
    const body = request.body && (await request.arrayBuffer());
    return fetch(url, { method: request.method, headers, body, redirect: "manual" });
  }

  stop(): void {
    this.child.disconnect();
  }
}
