"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fileSize } from "@/components/shared/format";
import { RelativeTime } from "@/components/shared/relative-time";
import { Badge } from "@/components/ui/badge";
import type { SiteHealth } from "@/lib/contract/operator";
import { Figure, Panel } from "./panel";
import { operatorQueries } from "./queries";

export function HealthPanel() {
  const query = useQuery(operatorQueries.health());
  return (
    <Panel title="Health" query={query}>
      {(health) => (
        <div className="divide-y">
          <Part name="Site" is_well>
            <Figure label="Version">{health.version}</Figure>
            <Figure label="Up for">{hours(health.uptime_seconds)}</Figure>
            <Figure label="Memory">{fileSize(health.memory_bytes)}</Figure>
          </Part>
          <Part name="Database" is_well={health.database.pending_migrations === 0}>
            <Figure label="Kind">{`${KINDS[health.database.kind]} ${health.database.version}`}</Figure>
            <Figure label="Answers in">{`${health.database.answers_in_ms} ms`}</Figure>
            <Figure label="Size">{fileSize(health.database.size_bytes)}</Figure>
            <Figure label="Migrations">{migrations(health.database)}</Figure>
          </Part>
          <Part name="Jobs" is_well={health.jobs.failed_in_a_day === 0}>
            <Figure label="Waiting">{health.jobs.waiting}</Figure>
            <Figure label="Running">{health.jobs.running}</Figure>
            <Figure label="Failed in a day">{health.jobs.failed_in_a_day}</Figure>
            <Figure label="Oldest waiting">{since(health.jobs.oldest_waiting_since)}</Figure>
          </Part>
          <Part name="Storage" is_well={health.storage.is_reachable}>
            <Figure label="Kind">{KINDS[health.storage.kind]}</Figure>
            <Figure label="Files">{health.storage.files}</Figure>
            <Figure label="Size">{fileSize(health.storage.bytes)}</Figure>
          </Part>
          <Part name="Mail" is_well={health.mail.failed_in_a_day === 0}>
            <Figure label="Set up">{health.mail.is_configured ? "Yes" : "No"}</Figure>
            <Figure label="Waiting">{health.mail.waiting}</Figure>
            <Figure label="Failed in a day">{health.mail.failed_in_a_day}</Figure>
            <Figure label="Last sent">{since(health.mail.last_sent_at)}</Figure>
          </Part>
          <Part name="Notifications" is_well={health.push.failed_in_a_day === 0}>
            <Figure label="Set up">{health.push.is_configured ? "Yes" : "No"}</Figure>
            <Figure label="Failed in a day">{health.push.failed_in_a_day}</Figure>
          </Part>
          <Part name="Language model" is_well={health.model.resting.length === 0}>
            <Figure label="Provider">{health.model.host ?? "None"}</Figure>
            <Figure label="Calls today">{health.model.calls_today}</Figure>
            <Figure label="Failed today">{health.model.failures_today}</Figure>
            <Figure label="Tokens today">
              {health.model.tokens_today.toLocaleString("en-US")}
            </Figure>
          </Part>
        </div>
      )}
    </Panel>
  );
}

function Part({
  name,
  is_well,
  children,
}: {
  name: string;
  is_well: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[9rem_1fr]">
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {name}
        {!is_well && <Badge tone="amber">Look here</Badge>}
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">{children}</dl>
    </div>
  );
}

const KINDS = {
  embedded: "Embedded",
  postgresql: "PostgreSQL",
  local: "Folder",
  s3: "S3 bucket",
  "vercel-blob": "Blob store",
} as const;

function migrations({ migrations: applied, pending_migrations }: SiteHealth["database"]): string {
  return pending_migrations === 0 ? `${applied}` : `${applied}, and ${pending_migrations} missing`;
}

function since(instant: string | null): ReactNode {
  return instant ? <RelativeTime instant={instant} /> : "None";
}

function hours(seconds: number): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} days`;
}
