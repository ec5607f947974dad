import { BookOpen, Check, Circle } from "lucide-react";
import type { KnowledgeGraph } from "@/lib/contract/knowledge";
import { COMPLETIONS, completionOf } from "./graph-facts";

const MARKS = [
  { completion: "completed", hue: "green", icon: Check },
  { completion: "open", hue: "blue", icon: Circle },
  { completion: "reading", hue: "grey", icon: BookOpen },
] as const;

const LINES = [
  { reason: "requires", words: "Needed for", className: "stroke-[1.75]" },
  { reason: "order", words: "Comes before", className: "stroke-[0.9]" },
  { reason: "related", words: "Related", className: "stroke-[1.1] [stroke-dasharray:3_4]" },
] as const;

/** A legend of the symbols used in the drawing. */
export function MapLegend({ graph: { nodes, edges } }: { graph: KnowledgeGraph }) {
  const completions = new Set(nodes.map(completionOf));
  const reasons = new Set(edges.map(({ reason }) => reason));
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap gap-x-5 gap-y-1.5 px-5 py-3 text-sm text-muted-foreground"
    >
      {MARKS.filter(({ completion }) => completions.has(completion)).map(
        ({ completion, hue, icon: Icon }) => (
          <li key={completion} data-hue={hue} className="flex items-center gap-1.5">
            <Icon aria-hidden className="size-3.25 text-tint-ink" />
            {COMPLETIONS[completion]}
          </li>
        ),
      )}
      {LINES.filter(({ reason }) => reasons.has(reason)).map(({ reason, words, className }) => (
        <li key={reason} className="flex items-center gap-1.5">
          <svg aria-hidden width="26" height="8">
            <path d="M0 4 H26" className={`fill-none stroke-muted-foreground ${className}`} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
