import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { temporaryFolder } from "./server";

const Line = z.object({ hold: z.number().optional(), rss: z.number().optional() });

/** Watches the event loop and the memory of a server that is started with its settings. */
export class Watchdog {
  private readonly file = path.join(temporaryFolder(), "watchdog");
  private seen = 0;
  readonly env = {
    WATCHDOG: this.file,
    NODE_OPTIONS: `--import=${new URL("watch-loop.mjs", import.meta.url)}`,
  };

  /** Forgets what was, such as the start. */
  begins(): void {
    this.seen = this.lines().length;
  }

  /** Milliseconds of each time something held the event loop for longer than 50. */
  holds(): number[] {
    return this.lines()
      .slice(this.seen)
      .flatMap(({ hold }) => hold ?? []);
  }

  /** Resident memory a moment ago, in MB. */
  memory(): number {
    const last = this.lines().findLast(({ rss }) => rss !== undefined);
    return Math.round((last?.rss ?? 0) / 1e6);
  }

  private lines() {
    if (!existsSync(this.file)) return [];
    const text = readFileSync(this.file, "utf8");
    return text.split("\n").flatMap((line) => (line ? Line.parse(JSON.parse(line)) : []));
  }
}
