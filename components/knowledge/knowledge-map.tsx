"use client";

import { useQuery } from "@tanstack/react-query";
import { Compass, List, Waypoints } from "lucide-react";
import Link from "next/link";
import { useMemo, useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { buttonVariants } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { cn } from "@/lib/cn";
import type { KnowledgeGraph } from "@/lib/contract/knowledge";
import { progressText } from "./graph-facts";
import { LearningPath } from "./learning-path";
import { MapDrawing } from "./map-drawing";
import { MapLegend } from "./map-legend";
import { MapSkeleton } from "./map-skeleton";
import { knowledgeQueries } from "./queries";
import { TopicList } from "./topic-list";
import { TopicModal } from "./topic-modal";
import { useGraphVersion } from "./use-graph-version";

type View = (typeof VIEWS)[number]["value"];

/** The map as a drawing, as a list, and as a way through it. */
export function KnowledgeMap({ course_id }: { course_id: number }) {
  const graph_version = useGraphVersion(course_id);
  const { data, error, refetch, isFetching } = useQuery(
    knowledgeQueries.graph(course_id, graph_version),
  );
  if (error && !data) {
    return (
      <ErrorBanner
        className="m-5"
        title="We couldn't load the knowledge map"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <MapSkeleton />;
  if (data.nodes.length === 0) {
    return (
      <EmptyState
        icon={Waypoints}
        size="inline"
        title="Nothing to draw yet"
        action={
          <Link
            href={`/resources?course=${course_id}`}
            className={buttonVariants({ variant: "secondary", size: "sm" })}
          >
            Go to resources
          </Link>
        }
      >
        Add topics or a syllabus to this course, or upload a file to study from. We'll draw the
        topics and what each of them needs.
      </EmptyState>
    );
  }
  return <Views graph={data} graph_version={graph_version} />;
}

function Views({ graph, graph_version }: { graph: KnowledgeGraph; graph_version: string }) {
  const [view, setView] = useState<View>("map");
  const [chosen, setChosen] = useState<string>();
  const [withHeadings, setWithHeadings] = useState(false);
  const ofCourse = useMemo(() => topicsOfCourse(graph), [graph]);
  const headings = graph.nodes.length - ofCourse.nodes.length;
  // Without topics of the course, what its documents are about is all there is.
  const isOptional = headings > 0 && ofCourse.nodes.length > 0;
  const shown = isOptional && !withHeadings ? ofCourse : graph;
  const node = graph.nodes.find(({ id }) => id === chosen);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-5 py-3">
        <p className="text-sm text-muted-foreground tabular-nums">{progressText(graph.nodes)}</p>
        <fieldset className="flex rounded-md bg-foreground/6 p-0.5 max-sm:w-full">
          <legend className="sr-only">View of the knowledge map</legend>
          {VIEWS.map(({ value, label, icon: Icon }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === view}
              onClick={() => setView(value)}
              className={cn(
                "inline-flex h-8 items-center justify-center gap-1.5 rounded-sm px-2.5 " +
                  "text-sm font-medium whitespace-nowrap transition-colors max-sm:flex-auto " +
                  "pointer-coarse:h-10",
                value === view
                  ? "bg-card text-foreground shadow-card dark:bg-foreground/14"
                  : "text-muted-foreground hover:text-foreground",
              )}
            >
              <Icon aria-hidden className="size-3.75 max-sm:hidden" />
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      {isOptional && view !== "path" && (
        <label className="flex min-h-10 items-center gap-2.5 px-5 pb-2 text-sm">
          <input
            type="checkbox"
            checked={withHeadings}
            onChange={({ target }) => setWithHeadings(target.checked)}
            className="size-4.5 accent-primary"
          />
          {headings === 1
            ? "Also show a heading from your files"
            : `Also show ${headings} headings from your files`}
        </label>
      )}
      {view === "map" && (
        <>
          <MapDrawing graph={shown} onChoose={setChosen} />
          <MapLegend graph={shown} />
        </>
      )}
      {view === "list" && <TopicList graph={shown} onChoose={setChosen} />}
      {view === "path" && (
        <LearningPath
          course_id={graph.course_id}
          graph_version={graph_version}
          onChoose={setChosen}
        />
      )}
      {node && (
        <TopicModal
          node={node}
          graph={graph}
          onChoose={setChosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** Only what the course itself names, and how that is connected. */
function topicsOfCourse(graph: KnowledgeGraph): KnowledgeGraph {
  const nodes = graph.nodes.filter(({ kind }) => kind === "syllabus");
  const ids = new Set(nodes.map(({ id }) => id));
  return {
    ...graph,
    nodes,
    edges: graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

const VIEWS = [
  { value: "map", label: "Map", icon: Waypoints },
  { value: "list", label: "As a list", icon: List },
  { value: "path", label: "What to study next", icon: Compass },
] as const;
