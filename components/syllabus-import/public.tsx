"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useState } from "react";
import { type PendingImport, syllabusImportQueries } from "./queries";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadImportDialog = () =>
  import("./import-dialog").then((module) => module.ImportDialog);

/** Takes a syllabus in and has it reviewed. Mount it to open it. */
export const ImportDialog = dynamic(loadImportDialog);

const PendingList = dynamic(() => import("./pending-list").then((module) => module.PendingList));

interface PendingImportsProps {
  /** Null for those that become a new course. */
  course_id: number | null;
  className?: string;
}

/** Syllabi that are being read or wait for review; nothing where there are none. */
export function PendingImports({ course_id, className }: PendingImportsProps) {
  const { data = NONE } = useQuery(syllabusImportQueries.waiting());
  const [reviewed, setReviewed] = useState<number>();
  const waiting = data.filter((row) => row.course_id === course_id);
  return (
    <>
      {waiting.length > 0 && (
        <PendingList waiting={waiting} className={className} onReview={setReviewed} />
      )}
      {reviewed !== undefined && (
        <ImportDialog
          course_id={course_id}
          import_id={reviewed}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </>
  );
}

const NONE: PendingImport[] = [];
