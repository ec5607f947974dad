"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { messageOf } from "@/lib/client/api-error";
import type { SyllabusSource } from "@/lib/contract/topics";
import { newDraft, type SyllabusDraft, topicsIn, useUnsavedDrafts } from "./drafts";
import { nameOf } from "./original";
import { isBeingRead, POLL_MS, syllabusQueries } from "./queries";
import { SourceRow } from "./source-row";
import { UnsavedRow } from "./unsaved-row";

interface SyllabusSourcesProps {
  course_id: number;
  onEdit: (draft: SyllabusDraft) => void;
}

/** The syllabi that topics are read from, those on their way first. */
export function SyllabusSources({ course_id, onEdit }: SyllabusSourcesProps) {
  const { sending, failed } = useUnsavedDrafts(course_id);
  const list = syllabusQueries.list(course_id);
  const { data, error, isFetching, refetch } = useQuery({
    ...list,
    // The server answers a syllabus that is sent only when it is read; its pages are counted before.
    refetchInterval: sending.length > 0 ? POLL_MS : list.refetchInterval,
  });
  const sources = data ?? [];
  const announcement = useAnnouncements(data);
  const arrived = sources.some(isBeingRead);
  const unsaved = [...(arrived ? [] : sending), ...failed];

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && !data && (
        <ErrorBanner
          className="m-5"
          title="Failed to load course topics"
          message={messageOf(error)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {unsaved.length + sources.length > 0 && (
        <ul aria-label="Syllabus sources" className="divide-y border-b">
          {unsaved.map(({ draft, error }) => (
            <UnsavedRow
              key={`draft-${draft.id}`}
              course_id={course_id}
              draft={draft}
              error={error}
              onEdit={() => onEdit(draft)}
            />
          ))}
          {sources.map((source) => (
            <SourceRow
              key={source.id}
              course_id={course_id}
              source={source}
              onEdit={() => onEdit(newDraft(source))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** What has been read since the last look, for those who do not see it. */
function useAnnouncements(sources: SyllabusSource[] | undefined) {
  const [seen, setSeen] = useState(sources);
  const [announcement, setNews] = useState("");
  if (sources !== seen) {
    setSeen(sources);
    const finished = (source: SyllabusSource) => !isBeingRead(source);
    const known = new Set(seen?.filter(finished).map(({ id }) => id));
    const read = sources?.filter((source) => finished(source) && !known.has(source.id));
    if (seen && read?.length) setNews(read.map(announcementFor).join(" "));
  }
  return announcement;
}

function announcementFor(source: SyllabusSource) {
  const { processing_error, topic_count } = source;
  return `“${nameOf(source)}”: ${processing_error || `${topicsIn(topic_count)} read.`}`;
}
