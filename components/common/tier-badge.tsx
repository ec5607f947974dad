import { BookCheck, BookOpen, BookX } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { AnswerTier } from "@/lib/contract/retrieval";

interface TierBadgeProps {
  tier: AnswerTier | null;
  /** Whether passages of the student's files stand under the answer. */
  isFromFiles: boolean;
  /** Whether the student's own dates and progress do. */
  isFromData?: boolean;
}

/** How far an answer can be relied on, in words; nothing for one that stands on nothing, as a greeting. */
export function TierBadge({ tier, isFromFiles, isFromData = false }: TierBadgeProps) {
  if (tier === "closest") {
    return (
      <Badge tone="amber">
        <BookOpen aria-hidden />
        Closest pages, not a sure answer
      </Badge>
    );
  }
  if (tier === "found" && isFromFiles) {
    return (
      <Badge tone="green">
        <BookCheck aria-hidden />
        From your files
      </Badge>
    );
  }
  if (tier === "found" && isFromData) return <Badge tone="green">From your courses</Badge>;
  // What the student's own data lack is nothing that their files were asked for.
  if (tier !== "none" || isFromData) return null;
  return (
    <Badge tone="amber">
      <BookX aria-hidden />
      Not in your materials
    </Badge>
  );
}
