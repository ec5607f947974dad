"use client";

import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { toastError, toastSuccess } from "@/components/shared/toast";
import { connection } from "@/lib/client/connection";
import { outbox } from "@/lib/client/offline/outbox";
import { type Outcome, sendChanges } from "@/lib/client/offline/send-changes";
import { ASSIGNMENT_STATUSES } from "@/lib/contract/assignment-values";
import { SESSION_STATUSES } from "@/lib/contract/values";
import { dateIn } from "@/lib/time/dates";
import { clockTime, formatInstant } from "@/lib/time/format";

const ASK_AGAIN_MS = 15_000;

/** Below the top bar while the server is out of reach, or has not heard of everything yet. */
export function ConnectionLine() {
  const { reachable, at, waiting } = useSyncExternalStore(
    connection.subscribe,
    connection.read,
    connection.readOnServer,
  );
  const zone = useZone();
  useReconnection();
  if (reachable && waiting === 0) return null;
  const Icon = reachable ? CloudUpload : CloudOff;
  return (
    <div
      data-connection-line
      className={
        "sticky top-14 z-20 flex min-h-(--connection-line) items-center justify-center gap-2 " +
        "border-b bg-muted px-4 text-sm text-muted-foreground md:top-0"
      }
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <p role="status">
        {!reachable && "You're offline."}
        {!reachable && at !== undefined && ` This is what we had at ${timeOf(at, zone)}.`}
        {waiting > 0 && ` ${waitingText(waiting)}`}
      </p>
    </div>
  );
}

/** Asks for the server now and then; once it is there, sends what waits. Everything is read anew after that. */
function useReconnection() {
  const client = useQueryClient();
  const retry = useEffectEvent(async () => {
    if (!(await isThere())) return;
    tell(await sendChanges());
    outbox.count();
    connection.heard();
  });
  useEffect(() => {
    outbox.count();
    let busy = false;
    const once = async () => {
      if (busy) return;
      busy = true;
      await retry();
      busy = false;
    };
    void once();
    const timer = setInterval(once, ASK_AGAIN_MS);
    window.addEventListener("online", once);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", once);
      // The line goes when all is well again: what is on screen may be of then.
      void client.invalidateQueries();
    };
  }, [client]);
}

async function isThere() {
  if (!navigator.onLine) return false;
  try {
    return (await fetch("/api/health/live/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

function tell(outcomes: Outcome[]) {
  const saved = outcomes.filter(({ how }) => how === "sent" || how === "already").length;
  if (saved > 0)
    toastSuccess(saved === 1 ? "We've saved your change" : `We've saved your ${saved} changes`);
  for (const { how, title, detail } of outcomes) {
    if (how === "elsewhere") {
      toastError(
        `You changed “${title}” on another device as well: it's ${WORDS[detail] ?? detail} there, ` +
          "and we left it so.",
      );
    }
    if (how === "gone") toastError("You ticked something offline, but it's gone by now.");
    if (how === "refused") toastError(`We couldn't save what you ticked offline. ${detail}`);
  }
}

const WORDS: Record<string, string> = { ...ASSIGNMENT_STATUSES, ...SESSION_STATUSES };

function waitingText(waiting: number) {
  return waiting === 1
    ? "We're keeping 1 change here and will send it."
    : `We're keeping ${waiting} changes here and will send them.`;
}

/** The time of day; on another day with that day. */
function timeOf(at: number, zone: string) {
  const iso = new Date(at).toISOString();
  const isToday = dateIn(zone, new Date(at)) === dateIn(zone, new Date());
  return isToday ? clockTime(iso, zone) : formatInstant(iso, zone);
}
