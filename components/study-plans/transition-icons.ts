import { CheckCheck, FilePen, type LucideIcon, Pause, Play, RotateCcw } from "lucide-react";
import type { PlanTransition } from "./plan-facts";

export const TRANSITION_ICONS: Record<PlanTransition, LucideIcon> = {
  activate: Play,
  pause: Pause,
  complete: CheckCheck,
  to_draft: FilePen,
  to_active: RotateCcw,
};
