"use client";

import { FileUp } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { takenOf } from "@/components/common/files/taken";
import { toastError } from "@/components/shared/toast";
import { ImportDialog } from "@/components/syllabus-import/public";
import { Button } from "@/components/ui/button";
import { FILES_ACCEPTED } from "@/lib/contract/file-types";
import { FILE_SIZE_MAX } from "@/lib/contract/values";

const loadUploadDialog = () => import("./upload-dialog").then((module) => module.UploadDialog);
const UploadDialog = dynamic(loadUploadDialog);

/** One button for any files of a course, whatever they are. */
export function CourseUpload({ course_id }: { course_id: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  /** One after the other is read and reviewed. */
  const [[syllabus, ...later], setSyllabi] = useState<File[]>([]);

  function take(list: FileList | null) {
    const { taken, refusals } = takenOf([...(list ?? [])], FILE_SIZE_MAX);
    if (refusals.length > 0) toastError(refusals.join(" "));
    setFiles(taken);
  }

  return (
    <>
      <Button
        onPointerEnter={() => void loadUploadDialog()}
        onFocus={() => void loadUploadDialog()}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={FILES_ACCEPTED}
        aria-label="Files for this course"
        onChange={({ target }) => {
          take(target.files);
          // The same files may be chosen again.
          target.value = "";
        }}
      />
      {files.length > 0 && (
        <UploadDialog
          course_id={course_id}
          files={files}
          onSyllabi={setSyllabi}
          onClose={() => setFiles([])}
        />
      )}
      {syllabus && (
        <ImportDialog
          key={`${syllabus.name} ${later.length}`}
          course_id={course_id}
          file={syllabus}
          onClose={() => setSyllabi(later)}
        />
      )}
    </>
  );
}
