"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, PartyPopper } from "lucide-react";
import { useState } from "react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SelectField } from "@/components/shared/select-field";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Badge } from "@/components/ui/badge";
import { messageOf } from "@/lib/client/api-error";
import type { Received } from "@/lib/contract/endpoint";
import type { knowledge } from "@/lib/contract/knowledge";
import { counted } from "@/lib/text/counted";
import { hoursText } from "./graph-facts";
import { knowledgeQueries } from "./queries";

interface LearningPathProps {
  course_id: number;
  graph_version: string;
  onChoose: (id: string) => void;
}

/** What is left of the course, in the order of what it takes, and how long that is. */
export function LearningPath({ course_id, graph_version, onChoose }: LearningPathProps) {
  const [pace, setPace] = useState<number | null>(null);
  const { data, error, refetch, isFetching } = useQuery(
    knowledgeQueries.path(course_id, graph_version, pace),
  );
  if (error && !data) {
    return (
      <ErrorBanner
        className="mx-5 mb-5"
        title="We couldn't load what to study next"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <ListSkeleton label="Loading what to study next" />;
  const left = data.steps.filter(({ is_completed }) => !is_completed);
  const completed = data.steps.length - left.length;
  if (left.length === 0) {
    return (
      <EmptyState icon={PartyPopper} size="inline" title="All topics are completed">
        You've studied everything in this course.
      </EmptyState>
    );
  }
  return (
    <div className="border-t">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-5 py-4">
        <p role="status" className="text-sm">
          <strong className="text-lg font-semibold tabular-nums">
            {hoursText(data.total_hours)}
          </strong>{" "}
          <span className="text-muted-foreground">
            left to study
            {data.weeks !== null && `, ${counted(data.weeks, "week")}`}
          </span>
        </p>
        <SelectField
          label="Study hours per week"
          className="w-44"
          placeholder="Not set"
          options={PACES.map((hours) => ({ value: hours, label: `${hours} hours` }))}
          value={pace ?? ""}
          onChange={({ target }) => setPace(Number(target.value) || null)}
        />
      </div>
      {completed > 0 && (
        <p className="flex items-center gap-2 border-t px-5 py-2.5 text-sm text-muted-foreground">
          <Check aria-hidden className="size-4" />
          You've completed {counted(completed, "topic")} already
        </p>
      )}
      <ol className="divide-y border-t">
        {left.map((step, index) => (
          <Step key={step.node_id} step={step} place={index + 1} onChoose={onChoose} />
        ))}
      </ol>
    </div>
  );
}

const PACES = [2, 4, 6, 8, 12, 20];

interface StepProps {
  step: Received<typeof knowledge.learningPath>["steps"][number];
  place: number;
  onChoose: (id: string) => void;
}

function Step({ step, place, onChoose }: StepProps) {
  const [first] = step.resources;
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 px-5 py-3">
      <span aria-hidden className="pt-0.5 text-sm text-muted-foreground tabular-nums">
        {place}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <button
          type="button"
          onClick={() => onChoose(step.node_id)}
          className={
            "min-h-6 min-w-0 rounded-sm text-left font-medium break-words " +
            "decoration-foreground/30 underline-offset-4 hover:underline"
          }
        >
          {step.topic}
        </button>
        {place === 1 && <Badge tone="blue">Next</Badge>}
        <span className="text-sm text-muted-foreground tabular-nums">
          {hoursText(step.estimated_hours)}
        </span>
        {first && (
          <SourceChip
            file_id={first.file_id}
            mark={{ page: first.page, quote: "" }}
            about={`${step.topic} in ${first.title}`}
          />
        )}
      </div>
    </li>
  );
}
