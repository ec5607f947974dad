import { implement } from "@/lib/api/implement";
import { calendarSources } from "@/lib/contract/calendar-sources";
import { decide } from "@/lib/services/calendar/sources/decide";
import { listIgnored, listQuestions } from "@/lib/services/calendar/sources/questions";
import {
  addSource,
  checkSource,
  listSources,
  updateSource,
} from "@/lib/services/calendar/sources/sources";
import { undoMoves } from "@/lib/services/calendar/sources/undo";
import { removeCalendar } from "@/lib/services/trash/calendars";
import { countWork } from "@/lib/services/trash/untouched-work";

export const calendarSourceRoutes = implement(calendarSources, {
  list: ({ owner }) => listSources(owner),
  create: ({ owner, body }) => addSource(owner, body),
  update: ({ owner, path, body }) => updateSource(owner, path.calendar_id, body),
  check: ({ owner, path }) => checkSource(owner, path.calendar_id),
  work: ({ owner, path }) => countWork(owner, path.calendar_id),
  remove: ({ owner, path, query }) => removeCalendar(owner, path.calendar_id, query.work),
  items: ({ owner, path }) => listQuestions(owner, path.calendar_id),
  ignored: ({ owner, path }) => listIgnored(owner, path.calendar_id),
  decide: ({ owner, path, body }) => decide(owner, path.calendar_id, body.decisions),
  undo: ({ owner, path }) => undoMoves(owner, path.calendar_id),
});
