"use client";

import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ChosenFiles, loadChosenFiles } from "./public";

/** One button for any files of a course, whatever they are. */
export function CourseUpload({ course_id }: { course_id: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>(NONE);

  /** The pointer or the focus is near. */
  async function prepare() {
    void loadChosenFiles();
    const { FILES_ACCEPTED } = await import("@/lib/contract/file-types");
    if (input.current) input.current.accept = FILES_ACCEPTED;
  }

  async function choose(chosen: File[]) {
    const { readableFilesOrToast } = await import("@/components/common/files/readable-files");
    setFiles(readableFilesOrToast(chosen));
  }

  return (
    <>
      <Button
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
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
        aria-label="Files for this course"
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          // The same files may be chosen again.
          target.value = "";
        }}
      />
      {files.length > 0 && (
        <ChosenFiles course_id={course_id} files={files} onClose={() => setFiles(NONE)} />
      )}
    </>
  );
}

const NONE: File[] = [];
