import { createContext, type KeyboardEvent, type PointerEvent, useContext } from "react";
import type { CalendarEvent } from "./event-facts";

/** Spread on the link of an event, it can be moved by pointer and by keyboard. */
export interface MoveHandles {
  "data-event": string;
  draggable?: false;
  "aria-keyshortcuts"?: string;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What the views give to the events in them. */
export interface GridTools {
  handlesOf: (event: CalendarEvent) => MoveHandles;
  /** Of the event that is being moved. */
  movingId: string | null;
}

const GridToolsContext = createContext<GridTools>({
  handlesOf: ({ id }) => ({ "data-event": id }),
  movingId: null,
});

export const GridToolsProvider = GridToolsContext.Provider;
export const useGridTools = () => useContext(GridToolsContext);
