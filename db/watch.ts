import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnreachable, isUnreachable } from "@/db/unreachable";

interface Watched {
  /** Asks through the pool, where the question may have to wait. */
  ping(): Promise<unknown>;
  /** Asks beside the pool; throws soon where the server does not answer. */
  check(): Promise<unknown>;
  /** The server does not answer: whatever waits for it is to be refused. */
  lose(): void;
}

const BETWEEN_PINGS_MS = 1000;
const BETWEEN_CHECKS_MS = 500;
const LATE_MS = 1500;
/** Whoever comes while answers have been late for this long is sent away. */
const CROWDED_MS = 4000;
/** An idle server is left in peace. */
const IDLE_MS = 5000;
/** A timer that is so late says that this process stood still, and nothing about the server. */
const STOOD_STILL_MS = 500;

/** Knows whether the server answers, by asking it while it is used. */
export class Watch {
  private away = false;
  private lateSince: number | undefined;
  private usedAt = 0;
  private watching = false;
  private readonly stopped = new AbortController();

  constructor(private readonly watched: Watched) {}

  /** Before each query. Throws where it would not be answered. */
  use(): void {
    if (this.away) throw new DatabaseUnreachable();
    this.usedAt = performance.now();
    if (!this.watching) void this.watch();
  }

  /** Queries wait for a connection longer than anybody should. */
  get crowded(): boolean {
    return this.lateSince !== undefined && performance.now() - this.lateSince > CROWDED_MS;
  }

  stop(): void {
    this.stopped.abort();
  }

  private async watch(): Promise<void> {
    this.watching = true;
    while (!this.stopped.signal.aborted && performance.now() - this.usedAt < IDLE_MS) {
      await this.look();
      await this.pause(BETWEEN_PINGS_MS);
    }
    this.lateSince = undefined;
    this.watching = false;
  }

  private async look(): Promise<void> {
    const began = performance.now();
    const answered = this.watched.ping().then(
      () => "in time",
      (error: unknown) => (isUnreachable(error) ? "away" : "in time"),
    );
    const state = await Promise.race([answered, this.pause(LATE_MS).then(() => "late")]);
    if (state === "in time") {
      this.lateSince = undefined;
      return;
    }
    if (performance.now() - began > LATE_MS + STOOD_STILL_MS) return;
    if (await this.isThere()) this.lateSince ??= began;
    else await this.untilBack();
  }

  private async untilBack(): Promise<void> {
    if (this.stopped.signal.aborted) return;
    this.away = true;
    this.lateSince = undefined;
    this.watched.lose();
    do await this.pause(BETWEEN_CHECKS_MS);
    while (!(this.stopped.signal.aborted || (await this.isThere())));
    this.away = false;
    this.usedAt = performance.now();
  }

  private isThere(): Promise<boolean> {
    return this.watched.check().then(
      () => true,
      (error: unknown) => !isUnreachable(error),
    );
  }

  private async pause(ms: number): Promise<void> {
    const options = { signal: this.stopped.signal, ref: false };
    await wait(ms, undefined, options).catch(() => undefined);
  }
}
