import type { Assignment } from "@/lib/contract/assignments";
import { counted } from "@/lib/text/counted";

type Effort = Pick<Assignment, "estimated_hours" | "weight" | "points">;

/** How much work it is and what it is worth: "3 h", "10% of grade", "50 points". */
export function effortOf({ estimated_hours, weight, points }: Effort): string[] {
  return [
    estimated_hours !== null && `${estimated_hours} h`,
    weight !== null && `${weight}% of grade`,
    points !== null && counted(points, "point"),
  ].filter((part) => part !== false);
}
