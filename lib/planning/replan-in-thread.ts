import { ThreadError, threadsFor } from "@/lib/threads/threads";
import { type Replanned, replan } from "./scheduler/replan";

const inThread = threadsFor({ limit_ms: 10_000, heap_mb: 512, most: 2 });

/** It took too long or too much memory, or its thread ended. */
export class NotReplanned extends Error {
  constructor(cause: ThreadError) {
    super(cause.message, { cause });
    this.name = "NotReplanned";
  }
}

/** `replan` off the event loop; on it only where no thread can be started. Throws `NotReplanned`. */
export async function replanInThread(...args: Parameters<typeof replan>): Promise<Replanned> {
  try {
    return await inThread({ module: "@/lib/planning/scheduler/replan", name: "replan", args });
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    if (error.code === "not_started") return replan(...args);
    throw new NotReplanned(error);
  }
}
