"use client";

import { BookOpen, Check, Circle } from "lucide-react";
import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import type { KnowledgeEdge, KnowledgeGraph, KnowledgeNode } from "@/lib/contract/knowledge";
import { NODE_HEIGHT, NODE_WIDTH } from "@/lib/knowledge/layout";
import { drawingOf } from "./drawing";
import { COMPLETIONS, completionOf, neighboursOf, neighboursText, REASONS } from "./graph-facts";
import { MapZoom, useZoom } from "./map-zoom";
import { startPanning } from "./panning";
import { labelPlace, svgPath } from "./svg-path";

interface MapDrawingProps {
  graph: KnowledgeGraph;
  onChoose: (id: string) => void;
}

/** What must be learnt before stands above. The topics are buttons over the lines. */
export function MapDrawing({ graph, onChoose }: MapDrawingProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [near, setNear] = useState<string>();
  const arrow = useId();

  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const measure = () => setRoom(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const { nodes, edges, width, height } = useMemo(() => drawingOf(graph, room), [graph, room]);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = (width - room) / 2;
  }, [width, room]);
  const zoom = useZoom(Math.min(room / width, HEIGHT_SHOWN / height));
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const byEnds = new Map(graph.edges.map((edge) => [`${edge.from} ${edge.to}`, edge]));
  const lines = edges.flatMap(({ from, to, points }) => {
    const edge = byEnds.get(`${from} ${to}`);
    return edge ? { edge, points } : [];
  });
  const touches = ({ from, to }: { from: string; to: string }) => from === near || to === near;
  const neighbours = new Set(
    near ? graph.edges.filter(touches).flatMap(({ from, to }) => [from, to]) : [],
  );

  return (
    <div className="relative">
      <section
        ref={scroller}
        aria-label="Map of the topics"
        onPointerDown={startPanning}
        onKeyDown={zoom.onKeyDown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
        tabIndex={0}
        className={
          "scrollbar-quiet max-h-[min(40rem,75dvh)] overflow-auto overscroll-x-contain " +
          "cursor-grab border-y bg-background/60 -outline-offset-2"
        }
      >
        {room > 0 && (
          <div
            className="overflow-hidden"
            style={{
              width: Math.max(width * zoom.zoom, 1),
              height: height * zoom.zoom,
              marginInline: "auto",
            }}
          >
            <div
              className="relative origin-top-left"
              style={{ width, height, transform: `scale(${zoom.zoom})` }}
            >
              <svg aria-hidden width={width} height={height} className="absolute inset-0">
                <defs>
                  <marker
                    id={arrow}
                    viewBox="0 0 8 8"
                    refX="7"
                    refY="4"
                    markerWidth="7"
                    markerHeight="7"
                    orient="auto"
                  >
                    <path d="M0 0.5 L8 4 L0 7.5 Z" className="fill-muted-foreground" />
                  </marker>
                </defs>
                {lines.map(({ edge, points }) => (
                  <Line
                    key={`${edge.from} ${edge.to}`}
                    edge={edge}
                    points={points}
                    arrow={arrow}
                    faded={near !== undefined && !touches(edge)}
                    lit={touches(edge)}
                  />
                ))}
              </svg>
              {nodes.map(({ id, x, y }) => {
                const node = byId.get(id);
                return (
                  node && (
                    <Topic
                      key={id}
                      node={node}
                      ties={neighboursText(neighboursOf(graph, id))}
                      at={{ left: x - NODE_WIDTH / 2, top: y - NODE_HEIGHT / 2 }}
                      faded={near !== undefined && near !== id && !neighbours.has(id)}
                      onNear={setNear}
                      onChoose={() => onChoose(id)}
                    />
                  )
                );
              })}
              <svg
                aria-hidden
                width={width}
                height={height}
                className="pointer-events-none absolute inset-0"
              >
                {lines
                  .filter(({ edge }) => touches(edge))
                  .map(({ edge, points }) => (
                    <Reason key={`${edge.from} ${edge.to}`} edge={edge} points={points} />
                  ))}
              </svg>
            </div>
          </div>
        )}
      </section>
      <MapZoom {...zoom} />
    </div>
  );
}

/** About as much as the window shows of it. */
const HEIGHT_SHOWN = 600;

interface LineProps {
  edge: KnowledgeEdge;
  points: [number, number][];
  arrow: string;
  faded: boolean;
  lit: boolean;
}

/** Needed is thick, before is thin, related is dashed. */
function Line({ edge: { reason }, points, arrow, faded, lit }: LineProps) {
  return (
    <path
      d={svgPath(points)}
      className={cn(
        "fill-none transition-opacity",
        faded && "opacity-15",
        lit ? "stroke-foreground" : "stroke-muted-foreground",
        reason === "requires" && "stroke-[1.75]",
        reason === "order" && "stroke-[0.9]",
        reason === "related" && "stroke-[1.1] [stroke-dasharray:3_4]",
      )}
      markerEnd={reason === "related" ? undefined : `url(#${arrow})`}
    />
  );
}

/** The label of an edge, placed beside edges that pass other topics so that it covers none of them. */
function Reason({ edge: { reason }, points }: Pick<LineProps, "edge" | "points">) {
  const { x, y, side } = labelPlace(points);
  return (
    <text
      x={x}
      y={y}
      dy="0.32em"
      textAnchor={side}
      className="fill-foreground stroke-background stroke-[4] text-xs [paint-order:stroke]"
    >
      {REASONS[reason]}
    </text>
  );
}

interface TopicProps {
  node: KnowledgeNode;
  ties: string;
  at: { left: number; top: number };
  faded: boolean;
  onNear: (id: string | undefined) => void;
  onChoose: () => void;
}

const TOPIC_STYLES = {
  completed: { hue: "green", icon: Check, className: "border-tint/60 bg-tint-soft" },
  open: { hue: "blue", icon: Circle, className: "border-input/70 bg-card" },
  reading: { hue: "grey", icon: BookOpen, className: "border-dashed border-input/70 bg-card" },
} as const;

function Topic({ node, ties, at, faded, onNear, onChoose }: TopicProps) {
  const completion = completionOf(node);
  const { hue, icon: Icon, className } = TOPIC_STYLES[completion];
  return (
    <button
      type="button"
      data-hue={hue}
      data-topic={node.id}
      title={node.topic}
      aria-label={[`${node.topic}, ${COMPLETIONS[completion].toLowerCase()}`, ties]
        .filter(Boolean)
        .join("; ")}
      onClick={onChoose}
      onPointerEnter={() => onNear(node.id)}
      onPointerLeave={() => onNear(undefined)}
      onFocus={() => onNear(node.id)}
      onBlur={() => onNear(undefined)}
      style={{ ...at, width: NODE_WIDTH, height: NODE_HEIGHT }}
      className={cn(
        "absolute flex items-center gap-1.5 rounded-md border px-2 text-left text-xs " +
          "leading-tight font-medium shadow-card transition-[border-color,opacity] " +
          "hover:border-ring",
        className,
        faded && "opacity-50",
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={completion === "completed" ? 3 : 2}
        className="size-3.25 shrink-0 text-tint-ink"
      />
      <span className="line-clamp-2 min-w-0 break-words">{node.topic}</span>
    </button>
  );
}
