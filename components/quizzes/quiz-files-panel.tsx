"use client";

import { quizFileCollection } from "@/components/common/files/file-collections";
import { FileNotes } from "@/components/common/files/file-notes";
import { FileRow } from "@/components/common/files/file-row";
import { FilesPanel } from "@/components/common/files/files-panel";
import { onDemand } from "@/components/shared/on-demand";

const UploadModal = onDemand(() =>
  import("@/components/common/files/upload-modal").then((module) => module.UploadModal),
);

/** A course's quiz files. */
export function QuizFilesPanel({ course_id }: { course_id: number }) {
  const collection = quizFileCollection(course_id);
  return (
    <FilesPanel
      collection={collection}
      title="Quiz files"
      empty={{
        title: "No quiz files yet",
        sentence: "Keep quizzes and practice tests here, so they're at hand before the exam.",
      }}
      drop="Drop quiz files here, or choose them"
      row={(file) => (
        <FileRow key={file.id} collection={collection} file={file}>
          {file.notes.length > 0 && <FileNotes notes={file.notes} />}
        </FileRow>
      )}
      uploadModal={(files, onClose) => (
        <UploadModal
          collection={collection}
          description="We read the pages in the background, so you can leave this page."
          files={files}
          onClose={onClose}
        />
      )}
    />
  );
}
