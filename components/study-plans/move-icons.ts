import { CheckCheck, FilePen, type LucideIcon, Pause, Play, RotateCcw } from "lucide-react";
import type { Move } from "./plan-facts";

export const MOVE_ICONS: Record<Move, LucideIcon> = {
  activate: Play,
  pause: Pause,
  complete: CheckCheck,
  to_draft: FilePen,
  to_active: RotateCcw,
};
