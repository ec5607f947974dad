import { DifficultyBadge } from "@/components/shared/type-badge";
import { DIFFICULTIES } from "@/lib/contract/difficulties";

export function CourseDifficulty({ level }: { level: number }) {
  return <DifficultyBadge level={level}>{LABELS[level]}</DifficultyBadge>;
}

const LABELS: Record<number, string> = DIFFICULTIES;
