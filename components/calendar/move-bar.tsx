import { type ReactNode, useEffect, useId, useRef } from "react";
import { Kbd } from "@/components/shared/kbd";
import { Button } from "@/components/ui/button";
import type { CalendarEvent, Clock } from "./event-facts";
import { type GridView, timeInWords } from "./moves";

export interface MoveBarProps {
  event: CalendarEvent;
  /** Where it would go. */
  to: CalendarEvent;
  view: GridView;
  clock: Clock;
  /** False where the key means nothing. */
  onKey: (key: string) => boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Holds the focus while an event is moved by keys, and says where it would go. */
export function MoveBar({ event, to, view, clock, onKey, onSave, onCancel }: MoveBarProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus(), []);
  const { zone, today } = clock;
  const upAndDown = view === "month" ? "week" : "time";
  return (
    <div
      className={
        "fixed inset-x-4 bottom-[calc(var(--bottom-room)+1rem)] z-40 mx-auto flex w-fit flex-wrap " +
        "items-center gap-x-4 gap-y-2 rounded-xl bg-popover py-2 pr-2 pl-4 shadow-float"
      }
    >
      <div
        ref={stage}
        // Arrow keys choose a day here; read by a screen reader they would leave it.
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys of the move
        tabIndex={0}
        aria-label={`Move ${event.title}`}
        aria-describedby={`${id}-keys`}
        className="min-w-0 rounded-sm outline-offset-4"
        onKeyDown={(pressed) => {
          const { key } = pressed;
          if (key === "Enter") onSave();
          else if (key === "Escape") onCancel();
          else if (!onKey(key)) return;
          pressed.preventDefault();
          pressed.stopPropagation();
        }}
      >
        <p>
          <span className="text-muted-foreground">Move “{event.title}” to </span>
          <span aria-live="assertive" className="font-medium tabular-nums">
            {timeInWords(to, zone, today)}
          </span>
        </p>
        <p id={`${id}-keys`} className="sr-only">
          Left and right arrows change the day, up and down the {upAndDown}. Enter saves, Escape
          cancels.
        </p>
        <p aria-hidden className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted-foreground">
          <Keys of={["←", "→"]}>day</Keys>
          <Keys of={["↑", "↓"]}>{upAndDown}</Keys>
          <Keys of={["Enter"]}>save</Keys>
          <Keys of={["Esc"]}>cancel</Keys>
        </p>
      </div>
      <div className="ml-auto flex gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" onClick={onSave}>
          Move
        </Button>
      </div>
    </div>
  );
}

function Keys({ of, children }: { of: string[]; children: ReactNode }) {
  return (
    <span className="whitespace-nowrap">
      {of.map((key) => (
        <Kbd key={key} className="mr-0.5">
          {key}
        </Kbd>
      ))}{" "}
      {children}
    </span>
  );
}
