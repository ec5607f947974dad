import { setTimeout as wait } from "node:timers/promises";
import { type RunningServer, startServer } from "@/tests/support/server";
import { randomOf } from "./random";
import { type Problem, Worker } from "./work";

export interface Chaos {
  kills: number;
  seed: number;
  students: number;
  /** The longest life of a process once it is ready. */
  lifeMs: number;
  /** Settings of the product, such as DATABASE_URL. */
  env: Record<string, string>;
  /** How long the work that was accepted may take after the last start. */
  settleMs: number;
  tell?: (line: string) => void;
}

export interface Figures {
  kills: number;
  courses: number;
  files: number;
  topics: number;
  plans: number;
  problems: Problem[];
  errors: string[];
}

/** Students work while the product is killed and started again; then everything it acknowledged is looked for. */
export async function runChaos(chaos: Chaos): Promise<Figures> {
  const random = randomOf(chaos.seed);
  let server = await startServer({ env: chaos.env });
  const { dataDir } = server;
  const workers = Array.from(
    { length: chaos.students },
    (_, n) => new Worker(server.url, `chaos${chaos.seed}-${n}-${Date.now()}`, random),
  );
  try {
    for (const worker of workers) await worker.signsIn();
    for (let kill = 1; kill <= chaos.kills; kill += 1) {
      await livesAWhile(server, workers, random() * chaos.lifeMs);
      chaos.tell?.(`kill ${kill} of ${chaos.kills}: ${JSON.stringify(sumOf(workers))}`);
      server = await startServer({ dataDir, env: chaos.env });
      for (const worker of workers) worker.movesTo(server.url);
    }
    const problems = (
      await Promise.all(workers.map((worker) => worker.finds(chaos.settleMs)))
    ).flat();
    const errors = workers.flatMap(({ refused }) => refused);
    return { kills: chaos.kills, ...sumOf(workers), problems, errors };
  } finally {
    await server.kill();
  }
}

async function livesAWhile(server: RunningServer, workers: Worker[], ms: number): Promise<void> {
  const stop = new AbortController();
  const working = workers.map((worker) => worker.works(stop.signal));
  await wait(ms);
  await server.kill();
  stop.abort();
  await Promise.all(working);
}

function sumOf(workers: Worker[]) {
  const courses = workers.flatMap(({ accepted }) => [...accepted.courses.values()]);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    courses: courses.length,
    files: sum(courses.map(({ files }) => files.size)),
    topics: sum(courses.map(({ topics }) => topics.size)),
    plans: sum(workers.map(({ accepted }) => accepted.plans.size)),
  };
}
