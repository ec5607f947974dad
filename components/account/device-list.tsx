"use client";

import { CircleHelp, Laptop, Smartphone, Tablet } from "lucide-react";
import { useZone } from "@/components/common/session/session-provider";
import { RelativeTime } from "@/components/shared/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Session } from "@/lib/contract/profile";
import { formatDay } from "@/lib/time/format";
import { deviceOf } from "./device";

type DeviceListProps = { sessions: Session[]; onSignOut: (session: Session) => void };

export function DeviceList({ sessions, onSignOut }: DeviceListProps) {
  const zone = useZone();
  return (
    <ul aria-label="Devices" className="divide-y">
      {currentDeviceFirst(sessions).map((session) => {
        const { name, kind } = deviceOf(session.user_agent);
        const Icon = ICONS[kind];
        return (
          <li key={session.id} className="flex items-center gap-4 px-5 py-3.5">
            <Icon
              aria-hidden
              strokeWidth={1.6}
              className="size-5.5 shrink-0 text-muted-foreground"
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {name}
                {session.is_current && <Badge tone="green">This device</Badge>}
              </p>
              <p className="text-sm text-muted-foreground">
                {session.is_current ? (
                  "Active now"
                ) : (
                  <>
                    Last active <RelativeTime instant={session.last_used_at} />
                  </>
                )}
                {` · Signed in ${formatDay(session.created_at, zone)}`}
              </p>
            </div>
            {!session.is_current && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sign out ${name}`}
                onClick={() => onSignOut(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function currentDeviceFirst(sessions: Session[]) {
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

const ICONS = { computer: Laptop, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const;
