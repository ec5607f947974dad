import { setTimeout as wait } from "node:timers/promises";
import { SignedIn } from "@/lib/contract/auth";
import { ErrorBody } from "@/lib/contract/common";
import { ownsOneOfEach } from "@/tests/support/belongings";
import { type RunningServer, startServer } from "@/tests/support/server";
import { PASSWORD, request, Student, signIn } from "@/tests/support/student";
import { Dice } from "./garbage";
import { randomOf } from "./random";
import { endpoints, methodOf, pathOf, schemaOf } from "./requests";
import { lateShot, type Shooter, type Shot, shotAt } from "./shots";
import { type Heard, hear } from "./wire";

export interface Fuzz {
  seed: number;
  requests: number;
  /** How many requests promise more than they send. */
  late: number;
  /** How many students send at once. */
  lanes: number;
  /** Settings of the product, such as DATABASE_URL. */
  env: Record<string, string>;
  tell?: (line: string) => void;
}

export interface Fuzzed {
  requests: number;
  late: number;
  /** How often a student's records were compared, as no request had been accepted since. */
  looks: number;
  statuses: Record<string, number>;
  slowest_ms: number;
  /** Took longer than an answer may, but not when it was asked again. */
  slow_once: number;
  latest_ms: number;
  problems: string[];
}

const ANSWER_WITHIN_MS = 5000;
const LATE_WITHIN_MS = 30_000;
/** A student makes way for another before the limits of an account refuse them everything. */
const SHOTS_EACH = 500;
/** What an issuer's sign-on and the reading of a calendar make: the database of the product is in another process. */
const NOT_BY_REQUEST = ["identity_id", "calendar_item_id"];
/** Between two looks at what the student owns. */
const SHOTS_AT_ONCE = 20;

/**
 * Students send what no client would, on connections of their own; each answer has to be one a client can live with.
 */
export async function runFuzz(fuzz: Fuzz): Promise<Fuzzed> {
  const server = await startServer({ env: { LOG_LEVEL: "error", ...fuzz.env } });
  const found: Fuzzed = {
    requests: 0,
    late: 0,
    looks: 0,
    statuses: {},
    slowest_ms: 0,
    slow_once: 0,
    latest_ms: 0,
    problems: [],
  };
  try {
    const lanes = Array.from({ length: fuzz.lanes }, (_, lane) => {
      const dice = new Dice(randomOf(fuzz.seed * fuzz.lanes + lane));
      return new Lane(server, dice, found, fuzz).shoots();
    });
    await Promise.all(lanes);
    const ready = await fetch(`${server.url}/api/health/ready/`);
    if (!ready.ok) found.problems.push(`The product is not ready any more: ${ready.status}`);
    for (const line of server.output().split("\n")) {
      if (/"unexpected"|unhandled/i.test(line))
        found.problems.push(`logged: ${line.slice(0, 600)}`);
    }
  } finally {
    await server.kill();
  }
  return found;
}

class Lane {
  private readonly port: number;
  private readonly late: Promise<void>[] = [];

  constructor(
    private readonly server: RunningServer,
    private readonly dice: Dice,
    private readonly found: Fuzzed,
    private readonly fuzz: Fuzz,
  ) {
    this.port = Number(new URL(server.url).port);
  }

  async shoots(): Promise<void> {
    while (this.found.requests < this.fuzz.requests) {
      const student = await signIn({}, (request) => this.opens(request));
      const ids = await ownsOneOfEach(student, "Vectors", NOT_BY_REQUEST);
      await this.shootsAs(student, { ...student.tokens, ids });
      this.fuzz.tell?.(JSON.stringify({ ...this.found, problems: this.found.problems.length }));
    }
    await Promise.all(this.late);
  }

  private opens(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(this.server.url + pathname + search, request));
  }

  private async shootsAs(student: Student, shooter: Shooter): Promise<void> {
    let before = await settledView(student, shooter);
    for (let shot = 0; shot < SHOTS_EACH; shot += SHOTS_AT_ONCE) {
      if (this.found.requests >= this.fuzz.requests) return;
      if (this.found.late < this.fuzz.late) this.late.push(this.shootsLate(shooter));
      const { accepted, told } = await this.shootsSome(shooter);
      if (accepted) {
        before = await settledView(student, shooter);
        // Signed out by one of them.
        if (before === "401") return this.shootsAgain(student, shooter);
        continue;
      }
      const after = await viewOf(student, shooter);
      this.found.looks += 1;
      if (after === before) continue;
      this.tell(`Something changed though all was refused: ${difference(before, after)}`, told);
      before = after;
    }
  }

  private async shootsAgain({ user }: Student, { ids }: Shooter): Promise<void> {
    const body = { username: user.username, password: PASSWORD };
    const handler = (request: Request) => this.opens(request);
    const entered = SignedIn.safeParse(
      (await request("POST", "/auth/login/", { body }, handler)).body,
    );
    if (!entered.success) return;
    const student = new Student(entered.data, handler);
    await this.shootsAs(student, { ...student.tokens, ids });
  }

  /** Whether one of them may have changed anything, and what was sent and answered. */
  private async shootsSome(shooter: Shooter) {
    const told: string[] = [];
    const faults = this.dice.chance(0.75) ? 1 + this.dice.below(3) : 0;
    let accepted = false;
    for (let n = 0; n < SHOTS_AT_ONCE; n += 1) {
      const shot = shotAt(this.dice, shooter, faults);
      const heard = await this.hears(shot);
      this.found.requests += 1;
      this.found.statuses[heard.status] = (this.found.statuses[heard.status] ?? 0) + 1;
      this.found.slowest_ms = Math.max(this.found.slowest_ms, Math.round(heard.ms));
      told.push(`${heard.status} ${shot.line}`);
      if (heard.status < 300 && !/^(?:GET|HEAD|OPTIONS) /.test(shot.line)) accepted = true;
      for (const problem of problemsOf(shot, heard, ANSWER_WITHIN_MS))
        this.tell(problem, [shown(shot)]);
    }
    return { accepted, told };
  }

  /** What is slow because the machine is busy is not slow twice. */
  private async hears(shot: Shot): Promise<Heard> {
    const heard = await hear(this.port, shot.bytes, 3 * ANSWER_WITHIN_MS);
    if (heard.ms < ANSWER_WITHIN_MS) return heard;
    this.found.slow_once += 1;
    return hear(this.port, shot.bytes, 3 * ANSWER_WITHIN_MS);
  }

  private async shootsLate(shooter: Shooter): Promise<void> {
    this.found.late += 1;
    const shot = lateShot(this.dice, shooter);
    const heard = await hear(this.port, shot.bytes, LATE_WITHIN_MS);
    this.found.latest_ms = Math.max(this.found.latest_ms, Math.round(heard.ms));
    for (const problem of problemsOf(shot, heard, LATE_WITHIN_MS))
      this.tell(problem, [shown(shot)]);
  }

  private tell(problem: string, told: string[]): void {
    const said = [problem, ...told].join("\n  ");
    this.found.problems.push(said);
    this.fuzz.tell?.(said);
  }
}

function shown({ bytes }: Shot): string {
  return JSON.stringify(
    bytes
      .toString("latin1")
      .replace(/Bearer \S+/, "Bearer ...")
      .slice(0, 1500),
  );
}

/** What a client could not live with in an answer. */
function problemsOf(shot: Shot, { status, headers, body, ms, ended }: Heard, withinMs: number) {
  const problems: string[] = [];
  const text = body.toString();
  const type = headers.get("content-type") ?? "";
  const say = (what: string) =>
    problems.push(
      `${what}: ${status} after ${Math.round(ms)} ms to ${shot.line}: ${text.slice(0, 500)}`,
    );
  if (status === 0 && shot.bytes.length < STILL_COMING) say("No answer");
  else if (status >= 500) say("The server's fault");
  if (ms > withinMs) say("Too slow");
  if (!ended && !type.startsWith("text/event-stream")) say("No end");
  if (INSIDES.test(text)) say("Tells what is inside");
  if (!/^\S+ \S*\/api(?:\/|\?|$| )/.test(shot.line) || shot.line.startsWith("HEAD "))
    return problems;
  if (status >= 400 && !isRefusal(text)) say("No sentence");
  const promised = shot.whole && status < 300 && type.includes("json") && shot.endpoint?.answer;
  if (promised && !promised.safeParse(JSON.parse(text)).success)
    say("Not what the contract promises");
  return problems;
}

/** A refusal that comes while so much is on its way may be lost with the connection, as TCP has it. */
const STILL_COMING = 60_000;

/** A stack, or where the product lies. */
const INSIDES = new RegExp(`\\n\\s+at .+:\\d+|node_modules|${process.cwd()}|\\.tsx?:\\d+`);

function isRefusal(text: string): boolean {
  try {
    return ErrorBody.parse(JSON.parse(text)).message !== "";
  } catch {
    return false;
  }
}

/** What jobs and clocks work out at times of their own. */
const WORKED_OUT = /stats|analytics|knowledge-graph|exports|usage|moments|sessions\/$|context/;

const looks = endpoints.filter(
  (endpoint) =>
    methodOf(endpoint) === "GET" &&
    !(endpoint.open || endpoint.limit || endpoint.download || WORKED_OUT.test(endpoint.route)) &&
    !schemaOf(endpoint, "query")?.required?.length,
);

/** All that the student is shown, as one text that only a change changes. */
async function viewOf(student: Student, { ids }: Shooter): Promise<string> {
  const seen: string[] = [];
  for (const endpoint of looks) {
    const path = pathOf(endpoint, (name) => ids[name]);
    const { status, body, list } = await student.get(path);
    if (status === 401) return "401";
    const { request_id: _, ...rest } = body;
    seen.push(`${path} ${status} ${JSON.stringify([rest, list])}`);
  }
  return seen.join("\n");
}

/** Once the jobs of what was accepted have ended. */
async function settledView(student: Student, shooter: Shooter): Promise<string> {
  let [before, now] = ["", await viewOf(student, shooter)];
  for (let look = 0; (before !== now || IN_PROGRESS.test(now)) && look < 100; look += 1) {
    await wait(300);
    [before, now] = [now, await viewOf(student, shooter)];
  }
  return now;
}

/** A job on a busy machine may rest for longer than a look between two of its stages. */
const IN_PROGRESS = /"stage":"(?!ready"|failed")/;

/** What is shown otherwise: as it was, and as it is. */
function difference(before: string, after: string): string {
  const [was, is] = [before, after].map((view) => view.split("\n"));
  const from = was?.filter((line) => !is?.includes(line)) ?? [];
  const to = is?.filter((line) => !was?.includes(line)) ?? [];
  return [...from, "became", ...to].map((line) => line.slice(0, LONGEST_SHOWN)).join("\n");
}

const LONGEST_SHOWN = 4000;
