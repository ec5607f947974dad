import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LINK_DAYS_DEFAULT } from "@/lib/contract/setup-values";
import { EXPORT_DAYS, TRASH_DAYS } from "@/lib/contract/values";

const ACCOUNT = "lib/services/account";
const document = readFileSync("docs/privacy.md", "utf8");

test.each([
  ["trash", String(TRASH_DAYS), "| `trash`, and the rows themselves | # days"],
  ["exports", String(EXPORT_DAYS), "| `data_exports`, storage | # days |"],
  ["questions", said(`${ACCOUNT}/housekeeping.ts`, "QUERY_DAYS = #;"), "| # days; one that the"],
  [
    "mails",
    said("lib/services/mail/sweep.ts", "KEPT_DAYS = #;"),
    "that there was a mail, # days |",
  ],
  [
    "pushes",
    said(`${ACCOUNT}/reminders/deliver-push.ts`, "KEPT_DAYS = #;"),
    "| `pushes` | # days |",
  ],
  [
    "sessions",
    said("lib/contract/session-cookies.ts", "SECONDS = # \\*"),
    "# days after the sign-in",
  ],
  ["devices", said("lib/api/sign-in.ts", "DEVICE_SECONDS = # \\*"), "signs nobody in | # days |"],
  [
    "wrong passwords",
    said(`${ACCOUNT}/failed-sign-ins.ts`, "= # \\* DAY_MS"),
    "| # days, or until",
  ],
  [
    "links by mail",
    said(`${ACCOUNT}/links.ts`, "reset_password: # \\*"),
    "valid for # minutes and",
  ],
  ["proofs", said(`${ACCOUNT}/links.ts`, "verify_email: # \\*"), "minutes and # hours; rows"],
  [
    "jobs",
    said("inngest/embedded/store.ts", "finished_at, later\\(now, -# \\*"),
    "`job_events` | # days",
  ],
  [
    "drafts",
    said("lib/client/saved-drafts.ts", "= # \\* DAY_MS"),
    "| # days, or until signed out |",
  ],
  [
    "kept answers",
    said("lib/client/offline/kept-answers.ts", "= # \\* DAY_MS"),
    "| # days, until signed",
  ],
  [
    "invitations",
    said("lib/services/operator/invitations.ts", "LIFETIME_MS = # \\*"),
    "valid for # days; rows",
  ],
  ["links to courses", String(LINK_DAYS_DEFAULT), "after # days unless the sharer chose"],
  [
    "days of a feed",
    said("lib/services/calendar/feed-file.ts", "PAST_DAYS = #;"),
    "from # days back",
  ],
  [
    "days to come of a feed",
    said("lib/services/calendar/feed-file.ts", "FUTURE_DAYS = #;"),
    "days back to # ahead",
  ],
])("docs/privacy.md says how long the code keeps %s", (_, period, sentence) => {
  expect(document).toContain(sentence.replace("#", period));
});

/** The number that stands for # in the only place of a file that reads so. */
function said(file: string, source: string): string {
  const places = readFileSync(file, "utf8").matchAll(
    new RegExp(source.replace("#", "(\\d+)"), "g"),
  );
  const [place, ...others] = places;
  expect(others, `${file}: ${source}`).toEqual([]);
  return place?.[1] ?? `unknown: ${file}`;
}
