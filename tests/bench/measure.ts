/** p50 and p95 in milliseconds of the thing and of what it stands on, from one run. */
export interface Row {
  name: string;
  p50: number;
  p95: number;
  baseline_p95: number;
  /** p95 of the thing by p95 of its baseline. */
  ratio: number;
  /** Above this ratio the run fails. */
  most_ratio?: number;
}

interface Options {
  warm_up?: number;
  rounds?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/** What this process has used of its processors: other work of the machine counts little, a database elsewhere not. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs both in turns, so that whatever else the machine does hits both alike. */
export async function compare(
  name: string,
  { measured, baseline }: Record<"measured" | "baseline", () => Promise<unknown>>,
  { warm_up = 20, rounds = 150, now = () => performance.now() }: Options = {},
): Promise<Row> {
  const times: Record<"measured" | "baseline", number[]> = { measured: [], baseline: [] };
  for (let round = 0; round < warm_up + rounds; round += 1) {
    for (const [kind, work] of [
      ["measured", measured],
      ["baseline", baseline],
    ] as const) {
      const began = now();
      await work();
      if (round >= warm_up) times[kind].push(now() - began);
    }
  }
  const p95 = percentile(times.measured, 95);
  const baseline_p95 = percentile(times.baseline, 95);
  return {
    name,
    p50: percentile(times.measured, 50),
    p95,
    baseline_p95,
    ratio: p95 / baseline_p95,
  };
}

/** The value that so many percent of them do not reach; 50 for the median. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * share) / 100)] ?? Number.NaN;
}
