import { useEffect, useRef, useState } from "react";
import { dayOfItem } from "@/lib/time/calendar-days";
import type { CalendarEvent, Clock } from "./event-facts";
import type { GridTools } from "./grid-tools";
import { canMove, type GridView, movedTo, type Place, placeAfterKey } from "./moves";
import { useDrag } from "./use-drag";
import { useMoves } from "./use-moves";

/** An event on its way: as it was, and where it would go. */
interface Draft {
  event: CalendarEvent;
  to: CalendarEvent;
  by: "keys" | "pointer";
  /** The minute of the day that was chosen; null while it keeps its own. */
  minute: number | null;
}

interface MovingOptions {
  view: GridView;
  clock: Clock;
  locale: string;
  onDay: (day: string) => void;
}

/** Moves events of a view by pointer and by keys; nothing is stored before it is dropped or confirmed. */
export function useMoving({ view, clock, locale, onDay }: MovingOptions) {
  const { zone } = clock;
  const [draft, setDraft] = useState<Draft>();
  const move = useMoves(clock);
  const backTo = useFocusAfter(draft);

  function save(event: CalendarEvent, to: CalendarEvent) {
    setDraft(undefined);
    if (to !== event) move({ event, to });
  }
  const drag = useDrag({
    zone,
    onMove: (event, place) => {
      const to = movedTo(event, place, zone);
      setDraft((last) =>
        last?.to.start === to.start ? last : { event, to, by: "pointer", minute: null },
      );
    },
    onDrop: (event, place) => save(event, movedTo(event, place, zone)),
    onCancel: () => setDraft(undefined),
  });

  const tools: GridTools = {
    movingId: draft?.event.id ?? null,
    handlesOf: (event) => ({
      "data-event": event.id,
      ...(canMove(event) && {
        draggable: false,
        "aria-keyshortcuts": "M",
        onPointerDown: (down) => drag(event, down),
        onKeyDown: (pressed) => {
          const { key, ctrlKey, metaKey, altKey } = pressed;
          if (key.toLowerCase() !== "m" || ctrlKey || metaKey || altKey) return;
          pressed.preventDefault();
          setDraft({ event, to: event, by: "keys", minute: null });
        },
      }),
    }),
  };

  const byKeys = draft?.by === "keys" ? draft : null;
  return {
    tools,
    /** Where the event would go. */
    draft: draft?.to ?? null,
    dragging: draft?.by === "pointer",
    bar: byKeys && {
      event: byKeys.event,
      to: byKeys.to,
      view,
      clock,
      onKey: (key: string) => {
        const place = placeAfterKey(key, byKeys.to, { view, zone, locale });
        if (!place) return false;
        go(byKeys, place);
        return true;
      },
      onSave: () => {
        backTo.current = byKeys.to;
        save(byKeys.event, byKeys.to);
      },
      onCancel: () => {
        backTo.current = byKeys.event;
        setDraft(undefined);
        onDay(dayOfItem(byKeys.event, zone));
      },
    },
  };

  /** From where it was, so that an hour that a day on the way lacks does not stay lost. */
  function go({ event, minute: chosen }: Draft, { day, minute }: Place) {
    const place = { day, minute: minute ?? chosen };
    setDraft({ event, to: movedTo(event, place, zone), by: "keys", minute: place.minute });
    onDay(day);
  }
}

/** Once a move by keys is over, the focus goes to its event, or to its day where that is hidden behind others. */
function useFocusAfter(draft: Draft | undefined) {
  const backTo = useRef<CalendarEvent>(undefined);
  useEffect(() => {
    const event = backTo.current;
    if (draft || !event) return;
    backTo.current = undefined;
    const link = document.querySelector<HTMLElement>(`[data-event="${event.id}"]`);
    (link ?? document.querySelector<HTMLElement>("[data-day][tabindex='0']"))?.focus();
  }, [draft]);
  return backTo;
}
