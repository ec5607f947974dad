import { CalendarArrowRight } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import type { CalendarEvent, Clock } from "./event-facts";
import { canMove } from "./moves";

const loadMoveDialog = () => import("./move-dialog").then((module) => module.MoveDialog);
const MoveDialog = onDemand(loadMoveDialog);

/** Moves an event without dragging it: for a finger, and for the list, where no day lies beside another. */
export function MoveButton({ event, clock }: { event: CalendarEvent; clock: Clock }) {
  const [open, setOpen] = useState(false);
  if (!canMove(event)) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Move ${event.title}`}
        title="Move to another day"
        className={
          "mt-2 mr-3 -ml-3 max-md:mt-1 max-md:mr-1 max-md:-ml-4 opacity-0 " +
          "group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        }
        onPointerEnter={() => void loadMoveDialog()}
        onFocus={() => void loadMoveDialog()}
        onClick={() => setOpen(true)}
      >
        <CalendarArrowRight aria-hidden />
      </Button>
      {open && <MoveDialog event={event} clock={clock} onClose={() => setOpen(false)} />}
    </>
  );
}
