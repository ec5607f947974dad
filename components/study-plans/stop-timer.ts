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
