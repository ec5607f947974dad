import {
  Ban,
  Check,
  CheckCheck,
  Circle,
  CircleDashed,
  CircleDot,
  Clock,
  LoaderCircle,
  type LucideIcon,
  Pause,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Hue } from "@/components/shared/hue";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";

/** Where something stands. The words come from the contract's labels; colour and icon from here. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  const { tone, icon: Icon } = STATUSES[status];
  return (
    <Badge tone={tone}>
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={status === "processing" ? "animate-spin" : ""}
      />
      {children}
    </Badge>
  );
}

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

export type Status = keyof typeof STATUSES;

const STATUSES = {
  not_started: { tone: "grey", icon: Circle },
  in_progress: { tone: "blue", icon: CircleDot },
  completed: { tone: "green", icon: Check },
  submitted: { tone: "teal", icon: CheckCheck },
  overdue: { tone: "red", icon: TriangleAlert },
  upcoming: { tone: "blue", icon: Clock },
  draft: { tone: "grey", icon: CircleDashed },
  active: { tone: "green", icon: CircleDot },
  inactive: { tone: "grey", icon: Circle },
  paused: { tone: "amber", icon: Pause },
  cancelled: { tone: "grey", icon: Ban },
  processing: { tone: "blue", icon: LoaderCircle },
  failed: { tone: "red", icon: TriangleAlert },
  other: { tone: "grey", icon: Circle },
} as const satisfies Record<string, { tone: Hue; icon: LucideIcon }>;

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
