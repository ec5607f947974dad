"use client";

import { CalendarClock, Check, Trash2, X } from "lucide-react";
import { useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Assignment } from "@/lib/contract/assignments";
import { useBulk } from "./use-bulk";

interface SelectionBarProps {
  course_id: number;
  assignments: readonly Assignment[];
  onClear: () => void;
}

/** What can be done to all that are selected. It stays in reach at the end of the window. */
export function SelectionBar({ course_id, assignments, onClear }: SelectionBarProps) {
  const bulk = useBulk(course_id);
  const zone = useZone();
  const [moving, setMoving] = useState(false);
  const [day, setDay] = useState("");
  const act = (change: () => void) => {
    change();
    onClear();
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected assignments"
      className={
        "sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t bg-popover px-5 py-2.5 " +
        "shadow-float max-sm:bottom-17 max-sm:gap-1.5 max-sm:px-3 " +
        "max-sm:[&_button:not(:last-child)_svg]:hidden"
      }
    >
      <p role="status" className="mr-auto text-sm font-medium tabular-nums">
        {assignments.length} selected
      </p>
      {moving ? (
        <form
          noValidate
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (day) act(() => bulk.moveTo(assignments, day, zone));
          }}
        >
          <Input
            autoFocus
            type="date"
            aria-label="Move to"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            onKeyDown={({ key }) => key === "Escape" && setMoving(false)}
            className="h-8 w-auto px-2 text-sm pointer-coarse:h-9.5"
          />
          <Button type="submit" size="sm" variant="secondary" disabled={!day}>
            Move {assignments.length}
          </Button>
        </form>
      ) : (
        <>
          <Button size="sm" variant="secondary" onClick={() => act(() => bulk.finish(assignments))}>
            <Check aria-hidden />
            Finish
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setMoving(true)}>
            <CalendarClock aria-hidden />
            Move
          </Button>
          <Button size="sm" variant="secondary" onClick={() => act(() => bulk.remove(assignments))}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        </>
      )}
      <Button size="icon-sm" variant="ghost" aria-label="Clear the selection" onClick={onClear}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
