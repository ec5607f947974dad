import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toastError, toastSuccess } from "@/components/shared/toast";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { planQueries } from "./queries";
import { timerStore, type Unsent } from "./timer-store";
import { useTimer } from "./use-timer";

const AGAIN_MS = 20_000;

/** Sends unsent minutes at once, when the connection returns, and at intervals. */
export function useUnsentMinutes() {
  const client = useQueryClient();
  const { unsent } = useTimer();
  const [failure, setFailure] = useState("");
  const busy = useRef(false);

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    for (let [entry] = timerStore.read().unsent; entry; [entry] = timerStore.read().unsent) {
      const problem = await sendMinutes(entry);
      setFailure(problem);
      if (problem) break;
    }
    busy.current = false;
    void planQueries.refresh(client);
  }, [client]);

  useEffect(() => {
    if (unsent.length === 0) return;
    void send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [unsent, send]);

  const waiting = unsent.reduce((sum, { minutes }) => sum + minutes, 0);
  return { waiting, failure: waiting > 0 ? failure : "", send };
}

/** Empty when the server has decided, else why the minutes are unsent. The key makes repeated sending harmless. */
async function sendMinutes({ key, session_id, title, minutes }: Unsent): Promise<string> {
  try {
    await call("POST /study-sessions/{session_id}/time/", {
      path: { session_id },
      body: { key, minutes },
    });
    toastSuccess(`${minutes} min logged for “${title}”`);
  } catch (error) {
    const refused = error instanceof ApiError && [400, 404, 409].includes(error.status);
    if (!refused) return messageOf(error);
    toastError(`We couldn't log ${minutes} min for “${title}”. ${messageOf(error)}`);
  }
  timerStore.forget(key);
  return "";
}
