import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { assignmentQueries } from "@/components/assignments/queries";
import { dashboardQueries } from "@/components/dashboard/queries";
import { examQueries } from "@/components/exams/queries";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { planQueries } from "@/components/study-plans/queries";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { BusyTime } from "@/lib/contract/calendar";
import { dayOfItem } from "@/lib/time/calendar-days";
import { timeOf } from "@/lib/time/clock";
import { minuteOfDay } from "@/lib/time/local-fields";
import { deadlineInstant } from "@/lib/time/zones";
import type { CalendarEvent, Clock } from "./event-facts";
import { placeText } from "./moves";
import { calendarQueries } from "./queries";

interface Move {
  event: CalendarEvent;
  to: CalendarEvent;
  /** Takes an earlier move back; a session gets the own time of day that it had, if any. */
  undo?: { own_time: string | null };
}

interface Events {
  events: CalendarEvent[];
}

const mutationKey = ["calendar", "move"];

/** Moves an event at once; the server's refusal moves it back and says why. */
export function useMoves({ zone, today }: Clock) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: a move that overtook the undo before it would be taken back by it.
    scope: { id: "moves in the calendar" },
    mutationFn: (move: Move) => store(move, zone),
    onSuccess: async (own_time, { event, to, undo }) => {
      await client.cancelQueries({ queryKey: calendarQueries.all });
      show(client, to);
      const text = placeText(event, to, zone, today);
      if (undo) return toastSuccess(`“${event.title}” is back on ${text}`);
      toastWithUndo(`“${event.title}” moved to ${text}`, () =>
        mutate({ event: to, to: event, undo: { own_time } }),
      );
    },
    onError: (error, { event }) =>
      toastError(`We couldn't move “${event.title}”. ${messageOf(error)}`),
    onSettled: (_data, _error, { event }) => {
      void refreshItem(client, event);
      // Only the last of several moves asks for the events: an earlier answer would undo the later ones on screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: calendarQueries.all });
      void client.invalidateQueries(dashboardQueries.one());
    },
  });
  return mutate;
}

/** The events of the moves that the server has not answered, where they go to. */
export function useRunningMoves(): CalendarEvent[] {
  return useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as Move).to,
  });
}

/** With all else as it is now: edited meanwhile, it keeps the edits. Answers the own time of a session before. */
async function store({ event, to, undo }: Move, zone: string): Promise<string | null> {
  const { type, item_id, course_id, start, all_day } = to;
  if (type === "study_session") {
    const own_time = await ownTimeOf(event);
    const minute = all_day ? null : minuteOfDay(start, zone);
    const timed = minute !== null && (event.all_day || minute !== minuteOfDay(event.start, zone));
    const start_time = undo ? undo.own_time : timed ? timeOf(minute) : undefined;
    const path = { session_id: item_id };
    const body = { date: dayOfItem(to, zone), start_time };
    await call("PATCH /study-sessions/{session_id}/", { path, body });
    return own_time;
  }
  if (type === "assignment") {
    const path = { course_id, assignment_id: item_id };
    const current = await call("GET /courses/{course_id}/assignments/{assignment_id}/", { path });
    const body = { ...current, due_date: start };
    await call("PUT /courses/{course_id}/assignments/{assignment_id}/", { path, body });
  } else {
    const path = { course_id, exam_id: item_id };
    const current = await call("GET /courses/{course_id}/exams/{exam_id}/", { path });
    const exam_date = all_day ? deadlineInstant(start, null, zone) : start;
    const body = { ...current, exam_date, has_time: !all_day };
    await call("PUT /courses/{course_id}/exams/{exam_id}/", { path, body });
  }
  return null;
}

/** Null while it follows the usual time of its plan, or has none. */
async function ownTimeOf({ item_id, plan_id }: CalendarEvent): Promise<string | null> {
  const sessions = await call("GET /study-sessions/", { query: { plan_id: String(plan_id) } });
  const session = sessions.find(({ id }) => id === item_id);
  return session && !session.is_usual_time ? session.start_time : null;
}

/** In every period that is loaded, until the server's next answer. */
function show(client: QueryClient, moved: CalendarEvent) {
  client.setQueriesData<Events | InfiniteData<Events> | BusyTime[]>(
    { queryKey: calendarQueries.all },
    (data) => {
      // Busy times are no events, and nobody moves them.
      if (!data || Array.isArray(data)) return data;
      if (!("pages" in data)) return { ...data, events: replaced(data.events, moved) };
      const pages = data.pages.map((page) => ({ ...page, events: exchanged(page.events, moved) }));
      return { ...data, pages };
    },
  );
}

function replaced(events: CalendarEvent[], moved: CalendarEvent) {
  return [...events.filter(({ id }) => id !== moved.id), moved];
}

function exchanged(events: CalendarEvent[], moved: CalendarEvent) {
  return events.map((event) => (event.id === moved.id ? moved : event));
}

/** Where it stands beside the calendar. */
async function refreshItem(client: QueryClient, { type, course_id }: CalendarEvent) {
  if (type === "assignment") await assignmentQueries.refresh(client, course_id);
  else if (type === "exam") await client.invalidateQueries(examQueries.list(course_id));
  else await planQueries.refresh(client);
}
