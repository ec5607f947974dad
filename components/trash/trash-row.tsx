"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue, hue } from "@/components/shared/hue";
import { hrefOf, KIND_ICONS } from "@/components/shared/kinds";
import { RelativeTime } from "@/components/shared/relative-time";
import { toastWithAction } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { messageOf, removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { TrashItem } from "@/lib/contract/trash";
import { TRASH_KINDS } from "@/lib/contract/values";
import { trashQueries } from "./queries";
import { elsewhereText, itemsText, restoredPlaceText, timeLeftText } from "./trash-text";

interface TrashRowProps {
  item: TrashItem;
  /** The row leaves the list. */
  onRemoved: () => void;
}

export function TrashRow({ item, onRemoved }: TrashRowProps) {
  const [asking, setAsking] = useState(false);
  const { restore, remove } = useTrashChanges(item, onRemoved);
  const { kind, title, course_name, course_in_trash, item_count, deleted_at, expires_at } = item;
  const Icon = KIND_ICONS[kind];
  const course_id = kind === "course" ? item.item_id : item.course_id;
  const along = item_count > 0 && itemsText(item_count);
  const failure = restore.isError ? restore : remove.isError ? remove : undefined;

  return (
    <li className="@container" {...(course_id === null ? {} : hue(courseHue(course_id)))}>
      <div
        className={
          "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2.5 px-5 py-3.5 " +
          "@xl:grid-cols-[auto_minmax(0,1fr)_auto]"
        }
      >
        <span
          aria-hidden
          className="mt-0.5 grid size-9 place-items-center rounded-md border bg-muted text-tint-ink"
        >
          <Icon strokeWidth={1.6} className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h3 className="font-medium break-words">{title}</h3>
          <p className="mt-0.5 text-sm break-words text-muted-foreground">
            {[TRASH_KINDS[kind], course_name, along && `with ${along}`].filter(Boolean).join(" · ")}
          </p>
          <p className="text-sm text-muted-foreground">
            Deleted <RelativeTime instant={deleted_at} /> · {timeLeftText(expires_at, Date.now())}
          </p>
          {course_in_trash && (
            <p className="mt-1 text-sm">
              Its course is in the trash too. Restore the course first.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 @max-xl:col-start-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={course_in_trash}
            loading={restore.isPending}
            onClick={() => restore.mutate()}
          >
            <RotateCcw aria-hidden />
            Restore
            <span className="sr-only"> {title}</span>
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            Delete for good
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
        {failure && (
          <ErrorBanner
            className="col-span-full"
            title={`We couldn't ${failure === restore ? "restore" : "delete"} “${title}”`}
            message={messageOf(failure.error)}
            onDismiss={failure.reset}
          />
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={`Delete “${title}” for good?`}
          confirmLabel="Delete for good"
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {along && `With it ${item_count === 1 ? "goes" : "go"} ${along}. `}
          You can't undo this.
        </ConfirmDialog>
      )}
    </li>
  );
}

function useTrashChanges(item: TrashItem, onRemoved: () => void) {
  const client = useQueryClient();
  const router = useRouter();
  const { queryKey } = trashQueries.list();
  const path = { trash_item_id: item.id };
  const leave = () => {
    onRemoved();
    client.setQueryData(queryKey, (items) => items?.filter(({ id }) => id !== item.id));
  };
  const restore = useMutation({
    mutationFn: () => call("POST /trash/{trash_item_id}/restore/", { path }),
    onMutate: () => {
      remove.reset();
    },
    onSuccess: (restored) => {
      leave();
      const href = hrefOf({ ...restored, id: restored.item_id });
      const left = elsewhereText(restored);
      const back = `“${restored.title}” is back in ${restoredPlaceText(restored)}`;
      toastWithAction(left ? `${back}.${left}` : back, {
        label: "Open",
        onClick: () => router.push(href),
      });
    },
    onSettled: () => trashQueries.refreshAll(client),
  });
  const remove = useMutation({
    mutationFn: () => removed(call("DELETE /trash/{trash_item_id}/", { path })),
    onMutate: () => {
      restore.reset();
    },
    onSuccess: leave,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { restore, remove };
}
