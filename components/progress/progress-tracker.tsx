"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { assignmentQueries } from "@/components/assignments/queries";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue, hue } from "@/components/shared/hue";
import { ProgressRing } from "@/components/shared/progress-ring";
import { SectionCard } from "@/components/shared/section-card";
import { topicItemQueries } from "@/components/topics/queries";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import {
  type Count,
  type CourseProgress,
  countOfAssignments,
  countOfTopics,
  courseProgress,
} from "@/lib/progress/course-progress";
import { progressQueries } from "./queries";

/** The progress of the course. It uses the panels' queries, so that their changes show at once. */
export function ProgressTracker({ course_id }: { course_id: number }) {
  const client = useQueryClient();
  const topics = useQuery(topicItemQueries.list(course_id));
  const assignments = useQuery(assignmentQueries.list(course_id));
  const failed = [topics, assignments].filter(({ data, error }) => error && !data);
  const counts = {
    topics: topics.data
      ? countOfTopics(topics.data)
      : client.getQueryData(progressQueries.topics(course_id).queryKey),
    assignments: assignments.data
      ? countOfAssignments(assignments.data)
      : client.getQueryData(progressQueries.assignments(course_id).queryKey),
  };

  return (
    <SectionCard title="Progress Tracker">
      <div {...hue(courseHue(course_id))}>
        {failed.length > 0 ? (
          <ErrorBanner
            title="We couldn't load your progress"
            message={messageOf(failed[0]?.error)}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
            retrying={failed.some(({ isFetching }) => isFetching)}
          />
        ) : counts.topics && counts.assignments ? (
          <Tracked {...courseProgress(counts.topics, counts.assignments)} />
        ) : (
          <TrackerSkeleton />
        )}
      </div>
    </SectionCard>
  );
}

function Tracked({ percent, topics, assignments }: CourseProgress) {
  if (percent === null) {
    return (
      <p className="text-sm text-muted-foreground">
        Nothing to track yet. Add topics or assignments, and you'll see your progress here.
      </p>
    );
  }
  return (
    <div className="flex items-center gap-5">
      <ProgressRing value={percent} label="Course progress" size={84} figure />
      <div className="grid min-w-0 flex-1 gap-3">
        <Counted count={topics} one="topic" />
        <Counted count={assignments} one="assignment" />
      </div>
    </div>
  );
}

function Counted({ count: { done, all }, one }: { count: Count; one: string }) {
  const noun = all === 1 ? one : `${one}s`;
  if (all === 0) return <p className="text-sm text-muted-foreground">No {noun} yet</p>;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm tabular-nums">
        {done} of {all} {noun}
      </p>
      <Progress value={(100 * done) / all} label={`Completed ${noun}`} />
    </div>
  );
}

function TrackerSkeleton() {
  return (
    <div role="status" aria-label="Loading your progress" className="flex items-center gap-5">
      <Skeleton className="size-21 rounded-full" />
      <div className="grid flex-1 gap-5">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-32" />
      </div>
    </div>
  );
}
