import { BookCheck, BookOpen, BookX, CalendarCheck, CalendarX } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { AnswerTier } from "@/lib/contract/retrieval";

interface TierBadgeProps {
  tier: AnswerTier | null;
  /** Whether passages of the student's files stand under the answer. */
  isFromFiles: boolean;
  /** Whether the student's own dates, weights and progress were asked, and not the files. */
  isFromData: boolean;
}

/** How far an answer can be relied on, in words; nothing for one that stands on nothing, as a greeting. */
export function TierBadge({ tier, isFromFiles, isFromData }: TierBadgeProps) {
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
  if (tier === "found" && isFromData) {
    return (
      <Badge tone="green">
        <CalendarCheck aria-hidden />
        From your courses
      </Badge>
    );
  }
  if (tier !== "none") return null;
  if (isFromData) {
    return (
      <Badge tone="amber">
        <CalendarX aria-hidden />
        Not in your courses yet
      </Badge>
    );
  }
  return (
    <Badge tone="amber">
      <BookX aria-hidden />
      Not in your materials
    </Badge>
  );
}
