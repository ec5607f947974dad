import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { isDay } from "@/lib/time/calendar-days";

export type View = "list" | "month" | "week";

/**
 * What the page shows, as its address has it: Back and reload keep it. View and course are steps that
 * Back takes back; the day only follows, since arrow keys move it quickly.
 */
export function useCalendarAddress(today: string) {
  const params = useSearchParams();
  const [picked, setPicked] = useState(() => {
    const date = params.get("date");
    return isDay(date) ? date : null;
  });
  const view = viewOf(params.get("view"));
  const course_id = Number(params.get("course")) || null;
  const classes = params.get("classes");

  useDateInAddress(picked);

  return {
    view,
    course_id,
    /** In the week unless they are hidden, in the month, which they would fill, only when asked for. */
    class_times: view === "week" ? classes !== "off" : classes === "on",
    day: picked ?? today,
    setView: (next: View) => push({ view: next === "list" ? null : next, date: picked }),
    setCourse: (next: number | null) =>
      push({ course: next === null ? null : String(next), date: picked }),
    setClassTimes: (shown: boolean) => push({ classes: shown ? "on" : "off", date: picked }),
    setDay: (next: string) => {
      if (isDay(next)) setPicked(next === today ? null : next);
    },
  };
}

/** At once, and then at most a few times a second: browsers refuse to have it changed more often. */
function useDateInAddress(date: string | null) {
  const latest = useRef(date);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = date;
    if (pause.current) return;
    replaceDate(date);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      replaceDate(latest.current);
    }, PAUSE_MS);
  }, [date]);

  useEffect(() => {
    function endPause() {
      clearTimeout(pause.current);
      pause.current = undefined;
    }
    /** A click may leave the page, and Next.js drops a navigation when the address changes under it. */
    function writeBeforeClick() {
      if (!pause.current) return;
      endPause();
      replaceDate(latest.current);
    }
    window.addEventListener("click", writeBeforeClick, { capture: true });
    return () => {
      window.removeEventListener("click", writeBeforeClick, { capture: true });
      endPause();
    };
  }, []);
}

const PAUSE_MS = 400;

function replaceDate(date: string | null) {
  const address = addressWith({ date });
  if (address !== currentAddress()) window.history.replaceState(null, "", address);
}

function viewOf(text: string | null): View {
  return text === "month" || text === "week" ? text : "list";
}

function push(changes: Record<string, string | null>) {
  window.history.pushState(null, "", addressWith(changes));
}

function addressWith(changes: Record<string, string | null>) {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query ? `${window.location.pathname}?${query}` : window.location.pathname;
}

function currentAddress() {
  return `${window.location.pathname}${window.location.search}`;
}
