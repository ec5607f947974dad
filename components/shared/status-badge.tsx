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
