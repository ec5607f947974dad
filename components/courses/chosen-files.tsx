"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ImportDialog, sendSyllabi } from "@/components/syllabus-import/public";
import { UploadDialog } from "./upload-dialog";

interface ChosenFilesProps {
  /** Null where the student is in no course: then its files name theirs, and a syllabus makes a new one. */
  course_id: number | null;
  /** Those that can be read. */
  files: File[];
  onClose: () => void;
}

/** Asks what the chosen files are and sends each where it belongs. */
export function ChosenFiles({ course_id, files, onClose }: ChosenFilesProps) {
  const client = useQueryClient();
  const router = useRouter();
  /** Of a course: one after the other is read and reviewed. */
  const [[syllabus, ...later], setSyllabi] = useState<File[]>([]);

  async function onSyllabi(syllabi: File[]) {
    if (syllabi.length === 0) return onClose();
    if (course_id !== null) return setSyllabi(syllabi);
    await sendSyllabi(client, syllabi);
    router.push("/dashboard");
    onClose();
  }

  if (!syllabus) {
    return (
      <UploadDialog course_id={course_id} files={files} onSent={onSyllabi} onClose={onClose} />
    );
  }
  return (
    <ImportDialog
      key={`${syllabus.name} ${later.length}`}
      course_id={course_id}
      file={syllabus}
      onClose={() => (later.length > 0 ? setSyllabi(later) : onClose())}
    />
  );
}
