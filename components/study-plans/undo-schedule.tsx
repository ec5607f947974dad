import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ScheduleWeek } from "@/lib/contract/schedule";
import { SCHEDULE_CHANGES } from "@/lib/contract/schedule-values";
import { undoSchedule } from "./undo";

interface UndoScheduleProps {
  undo: NonNullable<ScheduleWeek["undo"]>;
}

/** The last change of the schedule, whoever it was made by, and the way back. */
export function UndoSchedule({ undo: { id, change } }: UndoScheduleProps) {
  const client = useQueryClient();
  const undo = useMutation({ mutationFn: () => undoSchedule(client, id) });
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-t px-5 py-2 text-sm text-muted-foreground">
      Last change: {SCHEDULE_CHANGES[change]}
      <Button variant="ghost" size="sm" loading={undo.isPending} onClick={() => undo.mutate()}>
        <Undo2 aria-hidden />
        Undo<span className="sr-only"> the last change of your schedule</span>
      </Button>
    </p>
  );
}
