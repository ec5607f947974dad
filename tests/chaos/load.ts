import { setTimeout as wait } from "node:timers/promises";
import { type RunningServer, startServer } from "@/tests/support/server";
import { type Student, signIn } from "@/tests/support/student";
import { Watchdog } from "@/tests/support/watchdog";
import { Dice } from "./garbage";
import { randomOf } from "./random";

export interface Load {
  seed: number;
  users: number;
  seconds: number;
  /** How many processes serve them; more than one needs PostgreSQL. */
  processes: number;
  /** Settings of the product, such as DATABASE_URL. */
  env: Record<string, string>;
  tell?: (line: string) => void;
}

export interface Loaded {
  requests: number;
  per_second: number;
  p50_ms: number;
  p95_ms: number;
  p99_ms: number;
  longest_ms: number;
  memory_start_mb: number;
  memory_end_mb: number;
  memory_rest_mb: number;
  holds: number;
  longest_hold_ms: number;
  problems: string[];
}

const REST_MS = 15_000;
const ARRIVALS = 10;

/** Students who read and write one thing after the other, without a pause. */
export async function runLoad({
  seed,
  users,
  seconds,
  processes,
  env,
  tell,
}: Load): Promise<Loaded> {
  const dogs = Array.from({ length: processes }, () => new Watchdog());
  const servers: RunningServer[] = [];
  const times: number[] = [];
  const problems: string[] = [];
  try {
    for (const dog of dogs)
      servers.push(await startServer({ env: { LOG_LEVEL: "error", ...env, ...dog.env } }));
    const students: Busy[] = [];
    for (let first = 0; first < users; first += ARRIVALS) {
      const some = Array.from({ length: Math.min(ARRIVALS, users - first) }, (_, n) => {
        const url = servers[(first + n) % servers.length]?.url ?? "";
        return Busy.arrives(url, new Dice(randomOf(seed * 1000 + first + n)), times, problems);
      });
      students.push(...(await Promise.all(some)));
      tell?.(`${students.length} of ${users} students have arrived`);
    }
    times.length = 0;
    for (const dog of dogs) dog.begins();
    const memory = () => dogs.reduce((sum, dog) => sum + dog.memory(), 0);
    const memory_start_mb = memory();
    const end = Date.now() + seconds * 1000;
    await Promise.all(students.map((student) => student.worksUntil(end)));
    const [requests, memory_end_mb] = [times.length, memory()];
    await wait(REST_MS);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
    const holds = dogs.flatMap((dog) => dog.holds());
    return {
      requests,
      per_second: Math.round(requests / seconds),
      p50_ms: at(0.5),
      p95_ms: at(0.95),
      p99_ms: at(0.99),
      longest_ms: at(1),
      memory_start_mb,
      memory_end_mb,
      memory_rest_mb: memory(),
      holds: holds.length,
      longest_hold_ms: Math.max(0, ...holds),
      problems,
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** A student with a course, who opens pages and changes things on them. */
class Busy {
  private constructor(
    private readonly student: Student,
    private readonly course_id: number,
    private readonly dice: Dice,
  ) {}

  static async arrives(
    url: string,
    dice: Dice,
    times: number[],
    problems: string[],
  ): Promise<Busy> {
    const handler = async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const began = performance.now();
      const answer = await fetch(new Request(url + pathname + search, request));
      const text = await answer.text();
      times.push(performance.now() - began);
      if (!answer.ok)
        problems.push(`${answer.status} ${request.method} ${pathname}: ${text.slice(0, 200)}`);
      return new Response(answer.status === 204 ? null : text, answer);
    };
    const student = await signIn({}, handler);
    const { id } = await student.makesCourse();
    for (let n = 0; n < 10; n += 1) await student.makesAssignment(id);
    await student.makesExam(id);
    return new Busy(student, id, dice);
  }

  async worksUntil(end: number): Promise<void> {
    while (Date.now() < end) await this.dice.of(this.habits)();
  }

  private readonly habits: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    () => this.student.get("/dashboard/"),
    () => this.student.get("/dashboard/"),
    () => this.student.get("/courses/"),
    () => this.student.get(`/courses/${this.course_id}/`),
    () => this.student.get(`/courses/${this.course_id}/assignments/`),
    () => this.student.get(`/courses/${this.course_id}/topic-items/`),
    () => this.student.get(`/courses/${this.course_id}/exams/`),
    () => this.student.get("/calendar/events/?from=2026-11-01&to=2026-12-01"),
    () => this.student.get("/search/?q=problem"),
    () => this.student.makesTopicItem(this.course_id),
    () => this.student.makesAssignment(this.course_id),
    () => this.finishesSomething(),
  ];

  private async finishesSomething(): Promise<void> {
    const path = `/courses/${this.course_id}/assignments/`;
    const { list } = await this.student.get(path);
    const work = this.dice.of(list);
    if (work) await this.student.post(`${path}${work.id}/mark-completed/`);
  }
}
