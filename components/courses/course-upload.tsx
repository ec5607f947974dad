"use client";

import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { takenAloud } from "@/components/common/files/taken";
import { Button } from "@/components/ui/button";
import { FILES_ACCEPTED } from "@/lib/contract/file-types";
import { ChosenFiles, loadChosenFiles } from "./public";

/** One button for any files of a course, whatever they are. */
export function CourseUpload({ course_id }: { course_id: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>(NONE);
  return (
    <>
      <Button
        onPointerEnter={() => void loadChosenFiles()}
        onFocus={() => void loadChosenFiles()}
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
          setFiles(takenAloud(target.files ?? []));
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
