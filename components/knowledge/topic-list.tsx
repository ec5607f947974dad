import type { KnowledgeGraph } from "@/lib/contract/knowledge";
import { Completion } from "./completion";
import { hoursText, neighboursOf, neighboursText } from "./graph-facts";

interface TopicListProps {
  graph: KnowledgeGraph;
  onChoose: (id: string) => void;
}

/** The map in words: each topic, how far it is, and what it rests on. */
export function TopicList({ graph, onChoose }: TopicListProps) {
  return (
    <ul aria-label="Topics" className="divide-y border-t">
      {graph.nodes.map((node) => {
        const ties = neighboursText(neighboursOf(graph, node.id));
        return (
          <li key={node.id} className="grid gap-1 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <button
                type="button"
                onClick={() => onChoose(node.id)}
                className={
                  "min-h-6 rounded-sm text-left font-medium break-words " +
                  "decoration-foreground/30 underline-offset-4 hover:underline"
                }
              >
                {node.topic}
              </button>
              {ties && (
                <p className="text-sm break-words text-muted-foreground first-letter:uppercase">
                  {ties}
                </p>
              )}
            </div>
            <div className="flex items-center gap-3 sm:justify-end">
              <span className="text-sm text-muted-foreground tabular-nums">
                {hoursText(node.estimated_study_hours)}
              </span>
              <Completion node={node} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
