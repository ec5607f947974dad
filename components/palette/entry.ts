import type { LucideIcon } from "lucide-react";

/** One line of the palette. */
export interface Entry {
  id: string;
  label: string;
  icon: LucideIcon;
  /** What it belongs to. */
  course_id?: number | null;
  course_name?: string | null;
  /** What it is: "Assignment". */
  kind?: string;
  /** Keys that do the same, one after the other. */
  keys?: readonly string[];
  run: () => void;
}
