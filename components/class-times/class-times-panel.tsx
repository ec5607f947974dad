"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MapPin, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRemoval } from "@/components/common/use-removal";
import { SourceChip } from "@/components/common/viewer/viewer";
import { courseQueries } from "@/components/courses/queries";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { ClassTime } from "@/lib/contract/class-times";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import { formatDate } from "@/lib/time/format";
import { clockSpan, weekdayWords, weeklyWords } from "@/lib/time/weekly-words";
import { classTimeQueries } from "./queries";

const ClassTimeModal = onDemand(() =>
  import("./class-time-modal").then((module) => module.ClassTimeModal),
);

/** When the course meets, to be added, corrected and removed. */
export function ClassTimesPanel({ course_id }: { course_id: number }) {
  const { data, error, isFetching, refetch } = useQuery(classTimeQueries.list(course_id));
  const remove = useClassTimeRemoval(course_id);
  const [opened, setOpened] = useState<{ classTime?: ClassTime }>();
  const isEmpty = data?.length === 0;

  return (
    <SectionCard
      title="Class times"
      flush
      empty={isEmpty ? EMPTY : undefined}
      actions={
        data && (
          <Button variant={isEmpty ? "secondary" : "ghost"} size="sm" onClick={() => setOpened({})}>
            <Plus aria-hidden />
            <span>
              Add<span className={isEmpty ? "" : "sr-only"}> class time</span>
            </span>
          </Button>
        )
      }
    >
      {error && !data ? (
        <ErrorBanner
          className="m-5"
          title="We couldn't load the class times"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <ListSkeleton label="Loading class times" />
      ) : isEmpty ? null : (
        <>
          <ul className="divide-y text-sm">
            {data.map((classTime) => (
              <ClassTimeRow
                key={classTime.id}
                classTime={classTime}
                onEdit={() => setOpened({ classTime })}
                onRemove={() => remove(classTime)}
              />
            ))}
          </ul>
          <SpanNote course_id={course_id} classTimes={data} />
        </>
      )}
      {opened && (
        <ClassTimeModal course_id={course_id} {...opened} onClose={() => setOpened(undefined)} />
      )}
    </SectionCard>
  );
}

const EMPTY = {
  title: "No class times yet",
  sentence: "Add when the course meets, and your calendar shows it every week.",
};

interface ClassTimeRowProps {
  classTime: ClassTime;
  onEdit: () => void;
  onRemove: () => void;
}

function ClassTimeRow({ classTime, onEdit, onRemove }: ClassTimeRowProps) {
  const { kind, weekdays, location, source, interval_weeks, skipped_dates } = classTime;
  const name = `${CLASS_KINDS[kind]}, ${weeklyWords(classTime)}`;
  return (
    <li className="flex items-center gap-3 py-2 pr-3 pl-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="font-medium">{weekdayWords(weekdays)}</span>
        <span className="whitespace-nowrap tabular-nums">{clockSpan(classTime)}</span>
        <span className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 text-muted-foreground">
          {CLASS_KINDS[kind]}
          {interval_weeks === 2 && <span>Every 2 weeks</span>}
          {skipped_dates.length > 0 && <span>{skippedWords(skipped_dates)}</span>}
          {location && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <MapPin aria-hidden className="size-3.5 shrink-0" />
              <span className="sr-only">Place: </span>
              <span className="min-w-0 break-words">{location}</span>
            </span>
          )}
        </span>
      </div>
      {source && source.file_id !== null && (
        <SourceChip file_id={source.file_id} mark={source} about={name}>
          p. {source.page}
        </SourceChip>
      )}
      <span className="flex shrink-0">
        <Button variant="ghost" size="icon-sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </span>
    </li>
  );
}

/** "not on 26 Nov 2026", "not on 3 days" */
function skippedWords(days: readonly string[]) {
  const [only] = days;
  return `not on ${only && days.length === 1 ? formatDate(only) : `${days.length} days`}`;
}

interface SpanNoteProps {
  course_id: number;
  classTimes: ClassTime[];
}

/** Where the course has no first or last day, the days that the calendar took instead. */
function SpanNote({ course_id, classTimes: [first] }: SpanNoteProps) {
  const { data: course } = useQuery(courseQueries.one(course_id));
  const missing = course && [
    ...(course.start_date ? [] : ["first"]),
    ...(course.end_date ? [] : ["last"]),
  ];
  if (!first || !missing || missing.length === 0) return null;
  return (
    <p data-hue="amber" className="border-t px-5 py-2.5 text-sm text-tint-ink tabular-nums">
      {first.last_day < first.first_day
        ? "The semester of your course is over, so your calendar leaves these out."
        : `Your course has no ${missing.join(" or ")} day, so your calendar shows these from ` +
          `${formatDate(first.first_day)} to ${formatDate(first.last_day)}.`}
    </p>
  );
}

function useClassTimeRemoval(course_id: number) {
  const client = useQueryClient();
  const { queryKey } = classTimeQueries.list(course_id);
  return useRemoval<ClassTime>({
    kind: "class_time",
    list: queryKey,
    titleOf: (classTime) => `${CLASS_KINDS[classTime.kind]}, ${weeklyWords(classTime)}`,
    request: ({ id }) =>
      call("DELETE /courses/{course_id}/class-times/{class_time_id}/", {
        path: { course_id, class_time_id: id },
      }),
    refresh: () => client.invalidateQueries({ queryKey }),
  }).mutate;
}
