"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarSync, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { AddModal, loadAddModal } from "./dialogs";
import { calendarSourceQueries } from "./queries";
import { SourceRow } from "./source-row";

/** Calendars that we read: where the dates come from, how the last look went, and what waits for a decision. */
export function CalendarSources() {
  const { data, error, refetch, isFetching } = useQuery(calendarSourceQueries.list());
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const some = data && data.length > 0;
  const add = (
    <Button
      variant="secondary"
      size="sm"
      onPointerEnter={loadAddModal}
      onFocus={loadAddModal}
      onClick={() => setAdding(true)}
    >
      <Plus aria-hidden />
      Add calendar
    </Button>
  );
  return (
    <SectionCard
      title="Calendars from elsewhere"
      description="We keep your work in step with your university's calendar. You decide what we add."
      actions={some && add}
      flush
    >
      {error && (
        <ErrorBanner
          className="m-5"
          title="We couldn't load your calendars"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <ListSkeleton label="Loading your calendars" rows={1} />}
      {/* Rows leave; the focus that was in one stays here. */}
      <div ref={list} tabIndex={-1}>
        {some && (
          <ul className="divide-y" aria-label="Calendars from elsewhere">
            {data.map((source) => (
              <SourceRow key={source.id} source={source} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
        {data?.length === 0 && (
          <EmptyState icon={CalendarSync} title="No calendar yet" size="inline" action={add}>
            Paste the address of your university's calendar. We find its assignments and exams, and
            follow when they move.
          </EmptyState>
        )}
      </div>
      {adding && <AddModal onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}
