"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resourceShelf } from "@/components/files/shelves";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PlannerModal } from "@/components/study-plans/lazy-dialogs";
import { KEPT, offerUndo } from "@/components/trash/queries";
import { ViewerDialog } from "@/components/viewer/lazy-dialogs";
import { messageOf } from "@/lib/client/api-error";
import type { Resource } from "@/lib/contract/resources";
import {
  ConfirmDialog,
  ResourceDetails,
  ResourceEditModal,
  ResourceUploadModal,
  UnlockModal,
} from "./lazy-dialogs";
import type { useLibraryAddress } from "./use-library-address";

export type Opened =
  | { what: "planner" }
  | { what: "upload"; files: File[] }
  /** `back` returns to the details afterwards. */
  | { what: "edit" | "delete" | "read" | "unlock"; resource: Resource; back?: boolean };

interface ResourceDialogsProps {
  resources: Resource[] | undefined;
  /** The list is being read: one that is not in it may be in a moment. */
  reading: boolean;
  address: ReturnType<typeof useLibraryAddress>;
  opened: Opened | undefined;
  onOpened: (opened: Opened | undefined) => void;
}

export function ResourceDialogs({
  resources,
  reading,
  address,
  opened,
  onOpened,
}: ResourceDialogsProps) {
  const client = useQueryClient();
  const shelf = resourceShelf();
  const { resource_id, page, course_id } = address;
  const resource = resources?.find(({ id }) => id === resource_id);
  const isKnown = resource_id !== null && resources && (resource || !reading);
  const leave = () => {
    onOpened(undefined);
    if (opened && "back" in opened && opened.back) address.open(opened.resource.id);
  };
  const goTo = (next: Opened) => {
    address.close();
    onOpened(next);
  };

  return (
    <>
      {isKnown && resource && page !== null && (
        <ViewerDialog
          file_id={resource.file_id}
          title={resource.title}
          mark={{ page, quote: "" }}
          onClose={address.close}
        />
      )}
      {isKnown && !(resource && page !== null) && (
        <ResourceDetails
          key={resource_id}
          resource={resource}
          onEdit={(resource) => goTo({ what: "edit", resource, back: true })}
          onDelete={(resource) => goTo({ what: "delete", resource, back: true })}
          onUnlock={(resource) => goTo({ what: "unlock", resource, back: true })}
          onClose={address.close}
        />
      )}
      {opened?.what === "planner" && (
        <PlannerModal {...(course_id !== null && { course_id })} onClose={leave} />
      )}
      {opened?.what === "upload" && (
        <ResourceUploadModal preset={course_id} files={opened.files} onClose={leave} />
      )}
      {opened?.what === "edit" && <ResourceEditModal resource={opened.resource} onClose={leave} />}
      {opened?.what === "read" && (
        <ViewerDialog
          file_id={opened.resource.file_id}
          title={opened.resource.title}
          onClose={leave}
        />
      )}
      {opened?.what === "unlock" && (
        <UnlockModal
          file_id={opened.resource.file_id}
          name={opened.resource.title}
          onUnlocked={() => void shelf.refresh(client)}
          onClose={leave}
        />
      )}
      {opened?.what === "delete" && (
        <DeleteDialog
          resource={opened.resource}
          onDeleted={() => onOpened(undefined)}
          onClose={leave}
        />
      )}
    </>
  );
}

interface DeleteDialogProps {
  resource: Resource;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks first; a refusal is said where it was asked, so that nothing needs to be found again. */
function DeleteDialog({ resource: { id, title }, onDeleted, onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  const shelf = resourceShelf();
  const [failure, setFailure] = useState("");
  const remove = useMutation({
    mutationFn: () => shelf.remove(id),
    onSuccess: () => {
      offerUndo(client, { kind: shelf.trashKind, item_id: id, title });
      onDeleted();
    },
    onError: (error) => setFailure(messageOf(error)),
    onSettled: () => shelf.refresh(client),
  });
  return (
    <ConfirmDialog
      title={`Delete “${title}”?`}
      confirmLabel="Delete"
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      The PDF leaves your library and its course, and answers no longer use it. {KEPT}
      {failure && <ErrorBanner className="mt-4" title={shelf.words.notDeleted} message={failure} />}
    </ConfirmDialog>
  );
}
