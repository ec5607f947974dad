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

interface PendingImportsProps {
  /** Null for those that become a new course. */
  course_id: number | null;
  className?: string;
  /** Opens the review of each that arrives while the page is open, one after the other. */
  oneByOne?: boolean;
}

/** Syllabi that are being read or wait for review; nothing where there are none. */
export function PendingImports({ course_id, className, oneByOne = false }: PendingImportsProps) {
  const { data } = useQuery(syllabusImportQueries.waiting());
  const waiting = (data ?? NONE).filter((row) => row.course_id === course_id);
  const { reviewed, open, pass, stop } = useReviews(data && waiting, oneByOne);
  return (
    <>
      {waiting.length > 0 && (
        <PendingList waiting={waiting} className={className} onReview={open} />
      )}
      {reviewed !== undefined && (
        <ImportDialog
          key={reviewed}
          course_id={course_id}
          import_id={reviewed}
          {...(oneByOne && { onAccepted: pass })}
          onClose={stop}
        />
      )}
    </>
  );
}

/** Which review is open. `waiting` is undefined until it is known. */
function useReviews(waiting: PendingImport[] | undefined, oneByOne: boolean) {
  const [reviewed, setReviewed] = useState<number>();
  /** Waited before, were passed, or shall wait: they open by their button only. */
  const [quiet, setQuiet] = useState<ReadonlySet<number>>();
  if (waiting && !quiet) setQuiet(new Set(waiting.map(({ id }) => id)));
  const next = waiting?.find((row) => quiet && !quiet.has(row.id) && row.stage === "ready");
  if (oneByOne && reviewed === undefined && next) setReviewed(next.id);

  const silence = (ids: (number | undefined)[]) =>
    setQuiet((before) => new Set([...(before ?? []), ...ids.filter((id) => id !== undefined)]));
  return {
    reviewed,
    open: setReviewed,
    /** It is accepted: on to the next. */
    pass: () => {
      silence([reviewed]);
      setReviewed(undefined);
    },
    /** Closed by the student: the others then wait for them. */
    stop: () => {
      silence([reviewed, ...(waiting ?? []).map(({ id }) => id)]);
      setReviewed(undefined);
    },
  };
}

const NONE: PendingImport[] = [];
