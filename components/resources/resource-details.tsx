"use client";

import { Download, FileSearch, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { resourceCollection } from "@/components/common/files/file-collections";
import { saveOriginal } from "@/components/common/files/original";
import { ViewerDialog } from "@/components/common/viewer/viewer";
import { ActionMenu } from "@/components/shared/action-menu";
import { courseHue, hue } from "@/components/shared/hue";
import { MissingModal } from "@/components/shared/missing-modal";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import { FILE_TYPES } from "@/lib/contract/file-types";
import type { Resource } from "@/lib/contract/resources";
import { ResourceChunks } from "./resource-chunks";
import { ResourceFacts } from "./resource-fact-list";
import { ReadingState } from "./resource-parts";
import { ResourceTopics } from "./resource-topics";

interface ResourceDetailsProps {
  /** Left out when there is no such resource. */
  resource: Resource | undefined;
  onEdit: (resource: Resource) => void;
  onDelete: (resource: Resource) => void;
  onUnlock: (resource: Resource) => void;
  onClose: () => void;
}

/** Everything about a resource. What it is about and what it holds load beside each other. */
export function ResourceDetails({ resource, onClose, ...props }: ResourceDetailsProps) {
  if (!resource) {
    return <MissingModal noun="Resource" closeLabel="Show all resources" onClose={onClose} />;
  }
  return <Details resource={resource} onClose={onClose} {...props} />;
}

function Details({
  resource,
  onEdit,
  onDelete,
  onUnlock,
  onClose,
}: ResourceDetailsProps & { resource: Resource }) {
  const [reading, setReading] = useState(false);
  const { id, title, description, course_id, course_name, file_id, original_filename } = resource;
  return (
    <Modal size="lg" title={title} description={course_name ?? "Uncategorized"} onClose={onClose}>
      <ModalBody
        className="grid content-start gap-7"
        {...hue(course_id === null ? "grey" : courseHue(course_id))}
      >
        <div className="grid gap-4">
          <ReadingState resource={resource} onUnlock={() => onUnlock(resource)} />
          {resource.processing_status === "failed" && (
            <p className="text-sm text-muted-foreground">
              You can still open it and study from it. Search, answers and plans leave it out.
            </p>
          )}
          {description && <p className="break-words whitespace-pre-line">{description}</p>}
        </div>
        <ResourceFacts resource={resource} />
        <ResourceTopics resource={resource} />
        <ResourceChunks resource={resource} />
      </ModalBody>
      <ModalFooter className="items-center">
        <div className="mr-auto flex-none!">
          <ActionMenu
            label={`More actions for ${title}`}
            items={[
              {
                label: "Download",
                icon: Download,
                onSelect: () =>
                  saveOriginal(() => resourceCollection().original(id), original_filename),
              },
              { label: "Delete", icon: Trash2, tone: "danger", onSelect: () => onDelete(resource) },
            ]}
          />
        </div>
        <Button variant="secondary" onClick={() => onEdit(resource)}>
          <Pencil aria-hidden />
          Edit
        </Button>
        <Button onClick={() => setReading(true)}>
          <FileSearch aria-hidden />
          Open {FILE_TYPES[resource.file_type]}
        </Button>
      </ModalFooter>
      {reading && (
        <ViewerDialog file_id={file_id} title={title} onClose={() => setReading(false)} />
      )}
    </Modal>
  );
}
