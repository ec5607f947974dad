import { ThreadError, threadsFor } from "@/lib/threads/threads";
import { type Understood, understand } from "./understand";

const inThread = threadsFor({ limit_ms: 20_000, heap_mb: 256, most: 1 });

/** `understand` off the event loop; on it only where no thread can be started. */
export async function understandInThread(
  ...args: Parameters<typeof understand>
): Promise<Understood> {
  try {
    return await inThread({ module: "@/lib/calendar-in/understand", name: "understand", args });
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    return error.code === "not_started" ? understand(...args) : { problem: "too_slow" };
  }
}
