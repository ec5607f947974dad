"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUploads } from "@/components/common/files/use-uploads";
import { onDemand } from "@/components/shared/on-demand";
import { PendingList } from "./pending-list";
import { type PendingImport, syllabusImportQueries } from "./queries";
import { sentSinceLoad, syllabusUploads } from "./syllabus-uploads";

const ImportDialog = onDemand(() =>
  import("./import-dialog").then((module) => module.ImportDialog),
);
const SeveralDialog = onDemand(() =>
  import("./several-dialog").then((module) => module.SeveralDialog),
);

/**
 * Syllabi of new courses that are being read or wait for review. One that arrives while the page is open opens its
 * review; of several, what we found in them is shown together.
 */
export function NewCourses({ className }: { className?: string }) {
  const { data } = useQuery(syllabusImportQueries.waiting());
  const waiting = data?.filter(({ course_id }) => course_id === null);
  const { reviewed, several, coming, open, gather, pass, stop } = useReviews(waiting);
  const together = several.length + coming > 1;
  return (
    <>
      {waiting && waiting.length > 0 && (
        <PendingList waiting={waiting} className={className} onReview={open} onGather={gather} />
      )}
      {reviewed !== undefined ? (
        <ImportDialog
          key={reviewed}
          course_id={null}
          import_id={reviewed}
          onAccepted={() => pass([reviewed])}
          // The others wait where this one was opened.
          onClose={together ? () => open(undefined) : stop}
        />
      ) : (
        together &&
        several.some(isReady) && (
          <SeveralDialog
            rows={several}
            coming={coming}
            onReview={open}
            onAccepted={pass}
            onClose={stop}
          />
        )
      )}
    </>
  );
}

/** `waiting` is undefined until it is known. */
function useReviews(waiting: PendingImport[] | undefined) {
  const uploads = useUploads(syllabusUploads);
  const coming = uploads.filter(({ state }) => state !== "failed").length;
  const [reviewed, setReviewed] = useState<number>();
  /** Waited before, were passed, or shall wait: they open by their button only. */
  const [quiet, setQuiet] = useState<ReadonlySet<number>>();
  if (waiting && !quiet) {
    const waited = waiting.filter(({ id }) => !sentSinceLoad.has(id));
    setQuiet(new Set(waited.map(({ id }) => id)));
  }
  const arrived = waiting?.filter(({ id }) => quiet && !quiet.has(id)) ?? NONE;
  /** They were shown together: what is left of them opens no review over what the others brought. */
  const [together, setTogether] = useState(false);
  const open = arrived.length + coming;
  if (open > 1 && !together) setTogether(true);
  if (open === 0 && together) setTogether(false);
  const alone = open === 1 && !together ? arrived[0] : undefined;
  if (reviewed === undefined && alone && isReady(alone)) setReviewed(alone.id);

  const silence = (ids: (number | undefined)[]) => {
    for (const id of ids) if (id !== undefined) sentSinceLoad.delete(id);
    setQuiet((before) => new Set([...(before ?? []), ...ids.filter((id) => id !== undefined)]));
  };
  return {
    /** Which review is open. */
    reviewed,
    /** What arrived since the page was opened, and how many are on their way to it. */
    several: arrived,
    coming,
    open: setReviewed,
    /** All that wait are shown together. */
    gather: () => setQuiet(new Set()),
    /** They are accepted: on to the others. */
    pass: (ids: number[]) => {
      silence(ids);
      setReviewed(undefined);
    },
    /** Closed by the student: all then wait for them. */
    stop: () => {
      silence([reviewed, ...(waiting ?? NONE).map(({ id }) => id)]);
      setReviewed(undefined);
    },
  };
}

function isReady({ stage }: PendingImport) {
  return stage === "ready";
}

const NONE: PendingImport[] = [];
