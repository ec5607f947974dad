"use client";

import { useSyncExternalStore } from "react";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { Button } from "@/components/ui/button";
import { browserZone, todaysName } from "@/lib/client/browser-zone";
import { MINUTE_MS } from "@/lib/time/durations";

/** Proposes the browser's zone while another one is chosen. */
export function BrowserZone({ chosen, onUse }: { chosen: string; onUse: (zone: string) => void }) {
  const zone = useBrowserValue(browserZone, undefined);
  const minute = useSyncExternalStore(everyTick, currentMinute, currentMinute);
  if (!zone || zone === todaysName(chosen)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <p>
        {`Your browser is in ${zone.replaceAll("_", " ")} (${clock(minute * MINUTE_MS, zone)} there).`}
      </p>
      <Button variant="link" onClick={() => onUse(zone)}>
        Use this time zone
      </Button>
    </div>
  );
}

function clock(milliseconds: number, timeZone: string) {
  return new Date(milliseconds)
    .toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
    .replace("\u202f", " ");
}

const TICK = 5_000;

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);
