"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isBeingRead } from "@/components/common/files/queries";
import { coverageText, processingOf, stageShare, stageText } from "@/components/common/files/stage";
import { UnlockOrRetry } from "@/components/common/files/unlock-or-retry";
import { StatusBadge } from "@/components/shared/status-badge";
import { toastError } from "@/components/shared/toast";
import { DifficultyBadge } from "@/components/shared/type-badge";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { cn } from "@/lib/cn";
import type { Resource } from "@/lib/contract/resources";
import { PROCESSING_STATUSES } from "@/lib/contract/values";
import { resourceQueries } from "./queries";
import { difficultyText } from "./resource-facts";

/** How hard; nothing where nobody has said it. */
export function Difficulty({ level }: { level: number | null }) {
  const words = difficultyText(level);
  if (level === null || !words) return null;
  return <DifficultyBadge level={level}>{words}</DifficultyBadge>;
}

interface ReadingStateProps {
  resource: Resource;
  /** On a card: a long reason is cut, since the details tell it whole. */
  brief?: boolean;
  onUnlock: () => void;
}

/** How far the pages have been read; after a failure its cause and the next step. */
export function ReadingState({ resource, brief = false, onUnlock }: ReadingStateProps) {
  const { title, processing_error, is_locked } = resource;
  const retry = useRetry(resource);
  const state = processingOf(resource);
  const coverage = coverageText(resource);
  return (
    <div className="grid justify-items-start gap-2">
      <StatusBadge status={state}>{PROCESSING_STATUSES[state]}</StatusBadge>
      {isBeingRead(resource) && (
        <div className="grid w-full gap-1.5">
          <Progress value={stageShare(resource)} label={`Reading ${title}`} />
          <p className="text-sm text-muted-foreground tabular-nums">{stageText(resource)}</p>
        </div>
      )}
      {state === "completed" && coverage && (
        <p className="text-sm text-muted-foreground tabular-nums">{coverage}</p>
      )}
      {state === "failed" && (
        <>
          <p className={cn("text-sm text-destructive", brief && "line-clamp-3")}>
            {processing_error}
          </p>
          <div className="relative z-10 flex flex-wrap gap-2">
            <UnlockOrRetry
              title={title}
              is_locked={is_locked}
              retrying={retry.isPending}
              onUnlock={onUnlock}
              onRetry={() => retry.mutate()}
            />
          </div>
        </>
      )}
    </div>
  );
}

function useRetry({ id, title }: Resource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /resources/{resource_id}/retry/", { path: { resource_id: id } }),
    onError: (error) => toastError(`We couldn't read “${title}” again. ${messageOf(error)}`),
    onSettled: () => resourceQueries.refresh(client),
  });
}
