import { BookOpen } from "lucide-react";
import { StatusBadge } from "@/components/shared/status-badge";
import { Badge } from "@/components/ui/badge";
import type { KnowledgeNode } from "@/lib/contract/knowledge";
import { COMPLETIONS, completionOf } from "./graph-facts";

/** How far a topic is, as a badge. */
export function Completion({ node }: { node: Pick<KnowledgeNode, "is_completed"> }) {
  const completion = completionOf(node);
  if (completion === "reading") {
    return (
      <Badge>
        <BookOpen aria-hidden />
        {COMPLETIONS.reading}
      </Badge>
    );
  }
  return (
    <StatusBadge status={completion === "completed" ? "completed" : "not_started"}>
      {COMPLETIONS[completion]}
    </StatusBadge>
  );
}
