"use client";

import { FileQuestion } from "lucide-react";
import dynamic from "next/dynamic";
import { FileNotes } from "@/components/files/file-notes";
import { FileRow } from "@/components/files/file-row";
import { FilesPanel } from "@/components/files/files-panel";
import { quizShelf } from "@/components/files/shelves";

const UploadModal = dynamic(() =>
  import("@/components/files/upload-modal").then((module) => module.UploadModal),
);

/** A course's quiz PDFs. */
export function QuizFilesPanel({ course_id }: { course_id: number }) {
  const shelf = quizShelf(course_id);
  return (
    <FilesPanel
      shelf={shelf}
      title="Quiz Files"
      icon={FileQuestion}
      empty={{
        title: "No quiz files yet",
        sentence: "Keep quizzes and practice tests here, so that you find them before the exam.",
      }}
      drop="Drop quiz PDFs here, or choose them"
      row={(file) => (
        <FileRow key={file.id} shelf={shelf} file={file}>
          {file.notes.length > 0 && <FileNotes notes={file.notes} />}
        </FileRow>
      )}
      uploadModal={(files, onClose) => (
        <UploadModal
          shelf={shelf}
          description="The pages are read in the background; you can leave this page meanwhile."
          files={files}
          onClose={onClose}
        />
      )}
    />
  );
}
