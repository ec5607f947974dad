// A calendar from elsewhere, and what it answers, without a network.
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { calendarSources } from "@/db/schema/calendar-sources";
import { CalendarItem, CalendarSource } from "@/lib/contract/calendar-sources";
import type { fetchPublic } from "@/lib/public-web/fetch-public";
import { PublicWebError, type PublicWebProblem } from "@/lib/public-web/public-web-error";
import { readSource } from "@/lib/services/calendar/sources/read-source";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { DAY_MS } from "@/lib/time/durations";
import { type Student, signIn } from "./student";

/** A whole minute, as calendars write their times without more; the same one as long as a test runs. */
const THIS_MINUTE = Math.floor(Date.now() / 60_000) * 60_000;
export const inDays = (days: number) => new Date(THIS_MINUTE + days * DAY_MS);

interface Said {
  id: number;
  days: number;
  title?: string;
  minutes?: number;
  location?: string;
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.000/g, "");

/** A feed of Canvas with these assignments, in the course MATH 233. */
export function canvas(...events: Said[]): string {
  const lines = events.flatMap(({ id, days, title = `Problem set ${id}`, minutes, location }) => [
    "BEGIN:VEVENT",
    `UID:event-assignment-${id}`,
    `DTSTART:${stamp(inDays(days))}`,
    ...(minutes ? [`DTEND:${stamp(new Date(inDays(days).getTime() + minutes * 60_000))}`] : []),
    ...(location ? [`LOCATION:${location}`] : []),
    `SUMMARY:${title} [MATH 233 FA26]`,
    `URL:https://canvas.example.edu/calendar#assignment_${id}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
}

/** The job reads the calendar, which answers this, or fails so. */
export function readsAnswer(
  { user }: Student,
  source_id: number,
  answer: string | PublicWebProblem,
  etag = "",
): Promise<void> {
  const owner = ownerFrom({ ...user, session_id: null });
  return readSource(owner, source_id, answering(answer, etag));
}

const LAST_MODIFIED = "Mon, 02 Nov 2026 08:00:00 GMT";
const NO_VALIDATORS = { etag: null, last_modified: null };

function answering(answer: string, etag: string): typeof fetchPublic {
  return async ({ validators }) => {
    if (!answer.startsWith("BEGIN")) throw new PublicWebError(answer as PublicWebProblem);
    const kept = etag ? { etag, last_modified: LAST_MODIFIED } : NO_VALIDATORS;
    if (etag && isDeepStrictEqual(validators, kept)) return { unchanged: true };
    return { unchanged: false, body: Buffer.from(answer), charset: null, validators: kept };
  };
}

export const SECRET = "very-secret-key";
let number = 0;

/** A student with a course that a calendar of theirs names, and what can happen to it. */
export async function withSource() {
  const ann = await signIn();
  const course = await ann.makesCourse({ name: "Calculus", code: "MATH 233" });
  number += 1;
  const address = `webcal://canvas.example.edu/feeds/calendars/user_${SECRET}${number}.ics`;
  const { body } = await ann.post("/calendar/sources/", { address });
  const { id } = CalendarSource.parse(body);
  const [row] = await db().select().from(calendarSources).where(eq(calendarSources.id, id));
  const reads = (answer: string, etag = "", calendar_id = id) =>
    readsAnswer(ann, calendar_id, answer as PublicWebProblem, etag);
  const items = async () =>
    (await ann.get(`/calendar/sources/${id}/items/`)).list.map((item) => CalendarItem.parse(item));
  const source = async () => {
    const { list } = await ann.get("/calendar/sources/");
    return CalendarSource.parse(list[0]);
  };
  const decides = (...decisions: object[]) =>
    ann.post(`/calendar/sources/${id}/decisions/`, { decisions });
  const accepts = async () => {
    for (const { id: item_id } of await items()) {
      await decides({ action: "add", item_id, work: "assignment", course_id: course.id });
    }
  };
  const work = async () => (await ann.get(`/courses/${course.id}/assignments/`)).list;
  return { ann, course, id, row, address, reads, items, source, decides, accepts, work };
}
