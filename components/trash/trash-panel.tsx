"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { TRASH_DAYS } from "@/lib/contract/values";
import { trashQueries } from "./queries";

const TrashRow = onDemand(() => import("./trash-row").then((module) => module.TrashRow));

/** What was deleted lately, and the way back. */
export function TrashPanel() {
  const { data, error, isFetching, refetch } = useQuery(trashQueries.list());
  const [asking, setAsking] = useState(false);
  const empty = useEmptying();
  const list = useRef<HTMLDivElement>(null);
  const some = data && data.length > 0;

  return (
    <SectionCard
      title="Trash"
      count={data?.length}
      description={`What you delete stays here for ${TRASH_DAYS} days.`}
      flush
      actions={
        some && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
            Empty trash
          </Button>
        )
      }
    >
      {error && (
        <ErrorBanner
          className="m-5"
          title="We couldn't load the trash"
          message={messageOf(error)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {empty.isError && (
        <ErrorBanner
          className="m-5"
          title="We couldn't empty the trash"
          message={messageOf(empty.error)}
          onDismiss={empty.reset}
        />
      )}
      {/* Rows leave; the focus that was in one stays here. */}
      <div ref={list} tabIndex={-1}>
        {!data && !error && <ListSkeleton label="Loading the trash" />}
        {some && (
          <ul className="divide-y" aria-label="Deleted">
            {data.map((item) => (
              <TrashRow key={item.id} item={item} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
        {data?.length === 0 && (
          <EmptyState icon={Trash2} title="Nothing in the trash" size="inline">
            When you delete a course, an assignment, an exam, a file or a topic, you can get it back
            here.
          </EmptyState>
        )}
      </div>
      {asking && data && (
        <ConfirmDialog
          title="Empty trash?"
          confirmLabel="Empty trash"
          tone="danger"
          busy={empty.isPending}
          onConfirm={() => empty.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {data.length === 1
            ? "This deletes what's in it for good. You can't undo this."
            : `This deletes all ${data.length} entries in it for good. You can't undo this.`}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}

function useEmptying() {
  const client = useQueryClient();
  const { queryKey } = trashQueries.list();
  return useMutation({
    mutationFn: () => call("DELETE /trash/", {}),
    onSuccess: () => client.setQueryData(queryKey, []),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
