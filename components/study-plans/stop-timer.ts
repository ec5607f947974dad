import { toastSuccess } from "@/components/shared/toast";
import { minutesOf } from "./timer-minutes";
import { timerStore } from "./timer-store";

/** Ends the focus timer; the bar sends its minutes. */
export function stopTimer() {
  const { running } = timerStore.read();
  if (!running) return;
  const minutes = minutesOf(running, Date.now());
  timerStore.stop(minutes);
  if (minutes === 0) toastSuccess("That was less than a minute, so we didn't log it");
}

/** Ends it where it runs for this session, which is over. Returns the minutes that the bar sends. */
export function endTimerOf(session_id: number): number {
  const { running } = timerStore.read();
  if (running?.session_id !== session_id) return 0;
  const minutes = minutesOf(running, Date.now());
  timerStore.stop(minutes);
  return minutes;
}
