import { useState } from "react";
import { TextField } from "@/components/shared/text-field";
import type { CourseResult } from "@/lib/contract/gpa";
import { type GpaRules, neededGpa } from "@/lib/grades/gpa";
import { neededGpaText } from "@/lib/grades/gpa-text";

interface GpaGoalProps extends GpaRules {
  courses: readonly CourseResult[];
}

/** What the courses under way must bring for a GPA. */
export function GpaGoal({ courses, points, earlier }: GpaGoalProps) {
  const [typed, setTyped] = useState("");
  const goal = typed.trim().replace(",", ".");
  const isNumber = /^\d{1,3}(?:\.\d{1,4})?$/.test(goal);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <TextField
        label="My goal"
        className="w-28"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        placeholder="3.5"
        value={typed}
        error={typed.trim() && !isNumber ? "Please enter a number, such as 3.5" : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-live="polite" className="pb-2 text-sm tabular-nums">
        {isNumber && neededGpaText(neededGpa(courses, { points, earlier }, goal), goal, points)}
      </p>
    </div>
  );
}
