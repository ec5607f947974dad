// A calendar from elsewhere, and what it answers, without a network.
import type { fetchPublic } from "@/lib/public-web/fetch-public";
import { PublicWebError, type PublicWebProblem } from "@/lib/public-web/public-web-error";
import { readSource } from "@/lib/services/calendar/sources/read-source";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { DAY_MS } from "@/lib/time/durations";
import type { Student } from "./student";

/** A whole minute, as calendars write their times without more; the same one as long as a test runs. */
const THIS_MINUTE = Math.floor(Date.now() / 60_000) * 60_000;
export const inDays = (days: number) => new Date(THIS_MINUTE + days * DAY_MS);

interface Said {
  id: number;
  days: number;
  title?: string;
}

/** A feed of Canvas with these assignments, in the course MATH 233. */
export function canvas(...events: Said[]): string {
  const lines = events.flatMap(({ id, days, title = `Problem set ${id}` }) => [
    "BEGIN:VEVENT",
    `UID:event-assignment-${id}`,
    `DTSTART:${inDays(days)
      .toISOString()
      .replace(/[-:]|\.000/g, "")}`,
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

function answering(answer: string, etag: string): typeof fetchPublic {
  return async ({ validators }) => {
    if (!answer.startsWith("BEGIN")) throw new PublicWebError(answer as PublicWebProblem);
    if (etag && validators?.etag === etag) return { unchanged: true };
    const kept = { etag: etag || null, last_modified: null };
    return { unchanged: false, body: Buffer.from(answer), charset: null, validators: kept };
  };
}
