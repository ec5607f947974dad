import { CALENDAR_PROBLEMS } from "@/lib/calendar-in/calendar-problem";
import type { SourceState } from "@/lib/contract/calendar-kinds";
import { PUBLIC_WEB_PROBLEMS } from "@/lib/public-web/public-web-error";

const STRANGE: Partial<Record<SourceState, string>> = {
  emptied: "This calendar is suddenly empty. We changed nothing and keep looking.",
  shrunk: "Most of what was in this calendar is missing. We changed nothing and keep looking.",
};

const PROBLEMS: Record<string, string> = {
  ...PUBLIC_WEB_PROBLEMS,
  ...CALENDAR_PROBLEMS,
  address_lost:
    "We can't read this calendar's address any more. Please remove it and add it again.",
};

/** What is wrong with a calendar, for the student; null where nothing is. */
export function messageOf(state: SourceState, problem: string | null): string | null {
  if (problem !== null) return PROBLEMS[problem] ?? PUBLIC_WEB_PROBLEMS.failed;
  return STRANGE[state] ?? null;
}
