import { hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import { useCourseCode } from "./course-codes";
import { EventTile, TileTitle } from "./event-chip";
import { type Clock, eventState, isDone, timeText, typeHue, typeLabel } from "./event-facts";
import { type Box, HOUR_REM, remOf } from "./hour-layout";

/** An event at its hours; as many lines as its length has room for, the most wanted first. */
export function HourEvent({ box, clock }: { box: Box; clock: Clock }) {
  const { event, from, to, column, span, columns } = box;
  const code = useCourseCode(event);
  // Classes have the course in their title.
  const course = event.title.includes(code) ? null : code;
  const time = timeText(event, clock.zone);
  const room = Math.floor((((to - from) / 60) * HOUR_REM - PADDING_REM) / LINE_REM);
  const details = room > 2 ? [course, time, event.location] : [course ?? time];
  const shown = details.filter(Boolean).slice(0, room - 1);
  const narrow = span / columns < 0.6;
  const ink = isDone(eventState(event, clock)) ? "text-muted-foreground" : "text-tint-ink";
  return (
    <EventTile
      event={event}
      clock={clock}
      className={cn(
        "absolute z-10 overflow-hidden rounded-sm py-0.5 pr-1 pl-1.5 leading-4 ring-1 ring-card",
        // A deadline is a moment: the line above it is when.
        event.end === null && "rounded-t-none border-t-2 border-t-tint",
      )}
      style={{
        top: remOf(from % 60),
        height: remOf(to - from),
        left: `calc(${(column / columns) * 100}% + 1px)`,
        width: `calc(${(span / columns) * 100}% - 3px)`,
      }}
    >
      <span className="block overflow-hidden" style={{ maxHeight: `${room * LINE_REM}rem` }}>
        <TileTitle
          event={event}
          clock={clock}
          bare={narrow}
          oneLine={narrow && room <= 2}
          // A narrow one uses the lines it has for its title first.
          className={cn(narrow && room > 2 && "line-clamp-2 whitespace-normal")}
        >
          {room < 2 && course && <span className={cn("font-normal", ink)}> · {course}</span>}
        </TileTitle>
        <span aria-hidden className={cn("grid", ink)}>
          {shown.map((line) => (
            <span key={line} className="truncate tabular-nums">
              {line}
            </span>
          ))}
          {room > shown.length + 1 && (
            <span {...hue(typeHue(event))} className="truncate font-medium text-tint-ink">
              {typeLabel(event)}
            </span>
          )}
        </span>
      </span>
    </EventTile>
  );
}

const LINE_REM = 1;
const PADDING_REM = 0.25;
