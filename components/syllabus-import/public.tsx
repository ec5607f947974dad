"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { type PendingImport, syllabusImportQueries } from "./queries";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadImportDialog = () =>
  import("./import-dialog").then((module) => module.ImportDialog);

/** Takes a syllabus in and has it reviewed. Mount it to open it. */
export const ImportDialog = onDemand(loadImportDialog);

/** Sends syllabi of new courses to be read; they then wait on the dashboard. */
export async function sendSyllabi(client: QueryClient, files: File[]) {
  const { startSyllabusUploads } = await import("./syllabus-uploads");
  startSyllabusUploads(client, files);
}

/** The large place for the syllabi of a new student. */
export const SyllabusDrop = onDemand(() =>
  import("./syllabus-drop").then((module) => module.SyllabusDrop),
);

const PendingList = onDemand(() => import("./pending-list").then((module) => module.PendingList));

/** The same where new courses are set up: what arrives while the page is open is shown for review by itself. */
export const NewCourses = onDemand(() =>
  import("./new-courses").then((module) => module.NewCourses),
);

interface PendingImportsProps {
  /** Null for those that become a new course. */
  course_id: number | null;
  className?: string;
}

/** Syllabi that are being read or wait for review; nothing where there are none. */
export function PendingImports({ course_id, className }: PendingImportsProps) {
  const { data } = useQuery(syllabusImportQueries.waiting());
  const [reviewed, setReviewed] = useState<number>();
  const waiting = (data ?? NONE).filter((row) => row.course_id === course_id);
  return (
    <>
      {waiting.length > 0 && (
        <PendingList waiting={waiting} className={className} onReview={setReviewed} />
      )}
      {reviewed !== undefined && (
        <ImportDialog
          key={reviewed}
          course_id={course_id}
          import_id={reviewed}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </>
  );
}

const NONE: PendingImport[] = [];
