import type { ReactNode } from "react";
import type { Hue } from "@/components/shared/hue";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";

/** What kind of thing it is: an assignment type, an exam type, a study plan. */
export function TypeBadge({ type, children }: { type: string; children: ReactNode }) {
  return <Badge tone={TYPES[type] ?? "grey"}>{children}</Badge>;
}

/** How hard, on a scale of five rising bars. */
export function DifficultyBadge({ level, children }: { level: number; children: ReactNode }) {
  return (
    <Badge tone={DIFFICULTIES[level - 1] ?? "grey"}>
      <span aria-hidden className="flex h-2.5 items-end gap-px">
        {DIFFICULTIES.map((tone, index) => (
          <span
            key={tone}
            className={cn("w-0.5 rounded-full bg-current", index >= level && "opacity-25")}
            style={{ height: `${32 + index * 17}%` }}
          />
        ))}
      </span>
      {children}
    </Badge>
  );
}

const TYPES: Record<string, Hue> = {
  homework: "green",
  project: "indigo",
  lab: "amber",
  paper: "sky",
  presentation: "pink",
  exam: "red",
  final: "red",
  midterm: "orange",
  quiz: "blue",
  practical: "teal",
  study_plan: "teal",
};

const DIFFICULTIES = ["green", "lime", "amber", "orange", "red"] as const;
