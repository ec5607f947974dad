"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { takenOf } from "@/components/common/files/taken";
import { toastError } from "@/components/shared/toast";
import { ImportDialog, sendSyllabi } from "@/components/syllabus-import/public";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { UploadDialog } from "./upload-dialog";

interface ChosenFilesProps {
  /** Null where the student is in no course: then its files name theirs, and a syllabus makes a new one. */
  course_id: number | null;
  files: File[];
  onClose: () => void;
}

/** Asks what the chosen files are and sends each where it belongs; those that are not read are refused in words. */
export function ChosenFiles({ course_id, files, onClose }: ChosenFilesProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [{ taken, refusals }] = useState(() => takenOf(files, FILE_SIZE_MAX));
  /** Of a course: one after the other is read and reviewed. */
  const [[syllabus, ...later], setSyllabi] = useState<File[]>([]);
  useEffect(() => {
    if (refusals.length > 0) toastError(refusals.join(" "));
    if (taken.length === 0) onClose();
  }, [taken, refusals, onClose]);

  function onSyllabi(syllabi: File[]) {
    if (syllabi.length === 0) return onClose();
    if (course_id !== null) return setSyllabi(syllabi);
    void sendSyllabi(client, syllabi);
    router.push("/dashboard");
    onClose();
  }

  if (taken.length === 0) return null;
  if (!syllabus) {
    return (
      <UploadDialog course_id={course_id} files={taken} onSent={onSyllabi} onClose={onClose} />
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
