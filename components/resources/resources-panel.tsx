"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { resourceCollection } from "@/components/common/files/file-collections";
import { FileRow } from "@/components/common/files/file-row";
import { FilesPanel } from "@/components/common/files/files-panel";
import type { Resource } from "@/lib/contract/resources";
import { ResourceEditModal, ResourceUploadModal } from "./dialogs";
import { Difficulty } from "./resource-parts";

/** A course's part of the library. */
export function ResourcesPanel({ course_id }: { course_id: number }) {
  const collection = resourceCollection(course_id);
  const [edited, setEdited] = useState<Resource>();
  return (
    <>
      <FilesPanel
        collection={collection}
        title="Resources"
        empty={{
          title: "No resources yet",
          sentence: "Upload the slides, scripts and chapters you study from.",
        }}
        drop="Drop study files here, or choose them"
        row={(resource) => (
          <FileRow
            key={resource.id}
            collection={collection}
            file={resource}
            badges={<Difficulty level={resource.difficulty_level} />}
            about={resource.subject}
            items={[{ label: "Edit", icon: Pencil, onSelect: () => setEdited(resource) }]}
          />
        )}
        uploadModal={(files, onClose) => (
          <ResourceUploadModal course_id={course_id} files={files} onClose={onClose} />
        )}
      />
      {edited && <ResourceEditModal resource={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
