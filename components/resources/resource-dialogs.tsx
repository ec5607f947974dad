"use client";

import { useQueryClient } from "@tanstack/react-query";
import { resourceCollection } from "@/components/common/files/file-collections";
import { ViewerDialog } from "@/components/common/viewer/viewer";
import { PlannerModal } from "@/components/study-plans/public";
import type { Resource } from "@/lib/contract/resources";
import {
  DeleteResourceDialog,
  ResourceDetails,
  ResourceEditModal,
  ResourceUploadModal,
  UnlockModal,
} from "./dialogs";
import type { useLibraryAddress } from "./use-library-address";

export type Opened =
  | { what: "planner" }
  | { what: "upload"; files: File[] }
  /** `back` returns to the details afterwards. */
  | { what: "edit" | "delete" | "read" | "unlock"; resource: Resource; back?: boolean };

interface ResourceDialogsProps {
  resources: Resource[] | undefined;
  /** True while resources are loading: one that is missing may still arrive. */
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
  const collection = resourceCollection();
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
          onUnlocked={() => void collection.refresh(client)}
          onClose={leave}
        />
      )}
      {opened?.what === "delete" && (
        <DeleteResourceDialog
          resource={opened.resource}
          onDeleted={() => onOpened(undefined)}
          onClose={leave}
        />
      )}
    </>
  );
}
