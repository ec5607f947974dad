import { cn } from "@/lib/cn";
import type { Exam } from "@/lib/contract/exams";
import { isPrepared, totalWeight } from "./coverage";

interface CoverageBarProps {
  exam: Pick<Exam, "syllabus_coverage" | "preparation_status">;
  className?: string;
}

/** A segment per topic, as wide as its weight and full where it is prepared. The same in words stands beside it. */
export function CoverageBar({ exam, className }: CoverageBarProps) {
  const { syllabus_coverage } = exam;
  const rest = Math.max(0, 100 - totalWeight(syllabus_coverage));
  return (
    <div
      aria-hidden
      className={cn("flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-transparent", className)}
    >
      {syllabus_coverage.map(({ topic, weightage }) => (
        <span
          key={topic}
          style={{ flexGrow: weightage }}
          className={cn(
            "basis-0 transition-colors duration-300",
            isPrepared(exam, topic) ? "bg-tint" : "bg-tint/35",
          )}
        />
      ))}
      {rest > 0 && <span style={{ flexGrow: rest }} className="basis-0 bg-foreground/10" />}
    </div>
  );
}
