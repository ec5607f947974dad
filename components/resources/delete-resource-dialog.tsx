import { useQueryClient } from "@tanstack/react-query";
import { resourceCollection } from "@/components/common/files/file-collections";
import { useRemoval } from "@/components/common/use-removal";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { ErrorBanner } from "@/components/shared/error-banner";
import { RESTORE_HINT } from "@/components/trash/queries";
import { messageOf } from "@/lib/client/api-error";
import type { Resource } from "@/lib/contract/resources";

interface DeleteResourceDialogProps {
  resource: Resource;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks first; a refusal is said where it was asked, so that nothing needs to be found again. */
export function DeleteResourceDialog({ resource, onDeleted, onClose }: DeleteResourceDialogProps) {
  const client = useQueryClient();
  const collection = resourceCollection();
  const remove = useRemoval<Resource>({
    kind: collection.trashKind,
    list: collection.list.queryKey,
    titleOf: ({ title }) => title,
    request: ({ id }) => collection.remove(id),
    refresh: () => collection.refresh(client),
    waits: true,
    onRemoved: onDeleted,
    onFailed: () => {},
  });
  return (
    <ConfirmDialog
      title={`Delete “${resource.title}”?`}
      confirmLabel="Delete"
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(resource)}
      onClose={onClose}
      refusal={
        remove.isError && (
          <ErrorBanner
            className="mt-4"
            title={collection.words.notDeleted}
            message={messageOf(remove.error)}
          />
        )
      }
    >
      This deletes the file from your library and its course, and answers stop using it.{" "}
      {RESTORE_HINT}
    </ConfirmDialog>
  );
}
