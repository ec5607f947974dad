"use client";

import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { ErrorBanner } from "@/components/shared/error-banner";
import { FoldButton } from "@/components/shared/fold-button";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { Grading } from "@/lib/contract/grading";
import { piecesText } from "./public";
import { gradingQueries } from "./queries";

const GradingModal = onDemand(() =>
  import("./grading-modal").then((module) => module.GradingModal),
);

/** What the grade of a course is made of, in one line; unfolded, each part stands with its place in the syllabus. */
export function GradingPanel({ course_id }: { course_id: number }) {
  const { data, error, isFetching, refetch } = useQuery(gradingQueries.of(course_id));
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const components = data?.components;
  const isEmpty = components?.length === 0;

  return (
    <SectionCard
      title="Grading"
      flush
      empty={isEmpty ? EMPTY : undefined}
      description={components && !isEmpty && inOneLine(components)}
      actions={
        isEmpty ? (
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            Add the grading
          </Button>
        ) : (
          components && (
            <>
              <FoldButton open={open} onOpen={setOpen} more="Show details" fewer="Hide details" />
              <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
                <Pencil aria-hidden />
                Edit<span className="sr-only"> the grading</span>
              </Button>
            </>
          )
        )
      }
    >
      {error && !components ? (
        <ErrorBanner
          className="m-5"
          title="We couldn't load the grading"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !components ? (
        <ListSkeleton label="Loading the grading" />
      ) : isEmpty ? null : (
        <Components components={components} open={open} />
      )}
      {editing && data && (
        <GradingModal course_id={course_id} grading={data} onClose={() => setEditing(false)} />
      )}
    </SectionCard>
  );
}

const EMPTY = {
  title: "No grading yet",
  sentence: "Your syllabus may say what makes up the grade. You can also add it by hand.",
};

interface ComponentsProps {
  components: Grading["components"];
  /** Else only what is wrong with them stands here. */
  open: boolean;
}

function Components({ components, open }: ComponentsProps) {
  const sum = sumOf(components);
  const isOfPoints = components.every(
    ({ weight, points, total }) => weight === null && (points || total),
  );
  return (
    <>
      {open && <Parts components={components} />}
      {sum !== 100 && !isOfPoints && (
        <p
          data-hue="amber"
          className="px-5 py-2.5 text-sm text-tint-ink tabular-nums not-first:border-t"
        >
          The weights add up to {sum}%, not 100%.
        </p>
      )}
    </>
  );
}

function Parts({ components }: Grading) {
  const shareOf = sharesOf(components);
  return (
    <ul className="divide-y text-sm">
      {components.map(({ key, title, weight, source, ...pieces }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-5 py-2.5">
          <span className="font-medium break-words">{title}</span>
          <span className="text-right tabular-nums">
            {shareOf.get(key) ?? (
              <span className="text-muted-foreground">
                {pieces.points || pieces.total ? "By points" : "Not set"}
              </span>
            )}
          </span>
          <span className="text-muted-foreground tabular-nums">{piecesText(pieces)}</span>
          {source && source.file_id !== null && (
            <SourceChip
              file_id={source.file_id}
              mark={source}
              about={title}
              className="justify-self-end"
            >
              p. {source.page}
            </SourceChip>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "Homework 40%, Midterm 15%, Final exam 45%" */
function inOneLine(components: Grading["components"]): string {
  const shareOf = sharesOf(components);
  return components
    .map(({ key, title }) => [title, shareOf.get(key)].filter(Boolean).join(" "))
    .join(", ");
}

/** By key "40%", of the weight or of the points; none where neither says it. */
function sharesOf(components: Grading["components"]): Map<string, string> {
  const byPoints = sharesByPoints(components);
  return new Map(
    components.flatMap(({ key, weight }) => {
      const share = byPoints.get(key) ?? weight;
      return share === null ? [] : [[key, `${share}%`]];
    }),
  );
}

/** What follows from the points that all parts have, in percent, to two decimals; extra credit has no share. */
function sharesByPoints(components: Grading["components"]): Map<string, number> {
  const counted = components.filter(({ extra_credit }) => !extra_credit);
  if (!counted.every(({ weight, total }) => weight === null && total)) return new Map();
  const all = counted.reduce((sum, { total }) => sum + Number(total), 0);
  return new Map(
    counted.map(({ key, total }) => [key, Math.round((Number(total) * 10_000) / all) / 100]),
  );
}

/** In percent, to two decimals; extra credit comes on top. */
function sumOf(components: Grading["components"]): number {
  const counted = components.filter(({ extra_credit }) => !extra_credit);
  const sum = counted.reduce((total, { weight }) => total + (weight ?? 0), 0);
  return Math.round(sum * 100) / 100;
}
