import { useSyncExternalStore } from "react";
import { timerStore } from "./timer-store";

export function useTimer() {
  return useSyncExternalStore(timerStore.subscribe, timerStore.read, timerStore.readOnServer);
}
