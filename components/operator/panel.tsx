"use client";

import type { ReactNode } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { messageOf } from "@/lib/client/api-error";

interface PanelProps<Data> {
  title: string;
  actions?: ReactNode;
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch(): unknown };
  /** Why something that was asked for did not happen. */
  refusal?: Error | null;
  children: (data: Data) => ReactNode;
}

/** A part of the page with what it shows, while it loads, and where it could not be loaded. */
export function Panel<Data>({ title, actions, query, refusal, children }: PanelProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <SectionCard title={title} actions={data && actions} flush>
      {refusal && <ErrorBanner className="m-5" message={messageOf(refusal)} />}
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <ErrorBanner
          className="m-5"
          title={`We couldn't load this part: ${title.toLowerCase()}`}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === undefined && !error && (
        <ListSkeleton label={`Loading ${title.toLowerCase()}`} rows={2} />
      )}
    </SectionCard>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-sm text-muted-foreground">{children}</p>;
}

/** A figure with what it is. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-medium break-words tabular-nums">{children}</dd>
    </div>
  );
}
