import { and, asc, eq, getTableColumns, getTableName, gt } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { aiRequests } from "@/db/schema/ai-usage";
import { assignments } from "@/db/schema/assignments";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { chatMessages, chatThreads } from "@/db/schema/chat";
import { classTimes } from "@/db/schema/class-times";
import { courseCopies } from "@/db/schema/course-copies";
import { courseLinks } from "@/db/schema/course-links";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { dataExports } from "@/db/schema/exports";
import { calendarFeeds } from "@/db/schema/feeds";
import { files } from "@/db/schema/files";
import { gpaSettings } from "@/db/schema/gpa-settings";
import { gradePieces } from "@/db/schema/grade-pieces";
import { identities } from "@/db/schema/identities";
import { readings } from "@/db/schema/readings";
import { reminderSettings } from "@/db/schema/reminders";
import { resources } from "@/db/schema/resources";
import { searchFeedback, searchQueries, studyContexts } from "@/db/schema/retrieval";
import { courseLinkFiles } from "@/db/schema/shared-files";
import { studyHours } from "@/db/schema/study-hours";
import { studyPlans, studySessions, timeEntries } from "@/db/schema/study-plans";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources, topicItems } from "@/db/schema/topics";
import { trash } from "@/db/schema/trash";
import { sessions } from "@/db/schema/users";
import type { Owner } from "@/lib/services/kernel/owner";

const BATCH = 500;

type OwnedTable = PgTable & { id: AnyPgColumn; owner_id: AnyPgColumn };

interface Exported {
  table: OwnedTable;
  about: string;
}

/** Every table that goes into an export, what lies in the trash included. */
export const EXPORTED: Exported[] = [
  { table: courses, about: "Your courses." },
  { table: assignments, about: "Assignments. `source_file_id` names the file we read one from." },
  { table: exams, about: "Exams with the topics they cover and how far you are prepared." },
  { table: gradePieces, about: "Scores, each with the work it is for, and where it counts." },
  { table: gpaSettings, about: "What grades are worth for your GPA, and the GPA you had before." },
  { table: classTimes, about: "Class times, on the days of the week (0 is Sunday)." },
  { table: topicItems, about: "Topic cards, with the words of the syllabus they come from." },
  { table: syllabusSources, about: "Syllabi, as text or as a file (`file_id`)." },
  { table: files, about: "Your files and what we read out of them (`facts`)." },
  { table: readings, about: "How far we got with each file or syllabus, and what stopped us." },
  { table: resources, about: "Your library; each resource names its file (`file_id`)." },
  { table: studyPlans, about: "Study plans with their topics and milestones (`plan_data`)." },
  { table: studySessions, about: "The work of each study plan, day by day (`plan_id`)." },
  { table: studyHours, about: "When you have time for studying (`by_weekday` from Sunday)." },
  { table: timeEntries, about: "Stretches of work at a session, in `minutes`." },
  { table: syllabusImports, about: "Syllabi you imported and what we read from them (`facts`)." },
  { table: searchQueries, about: "What you searched and asked, and the passages that answered." },
  { table: searchFeedback, about: "How you rated those answers (`query_id`)." },
  { table: studyContexts, about: "How you study for each course (`preferences`)." },
  { table: chatThreads, about: "Your conversations with the assistant." },
  { table: chatMessages, about: "The messages in them (`thread_id`), with sources." },
  { table: aiRequests, about: "Requests to the language model, in tokens; without their words." },
  { table: trash, about: "What you deleted and can still restore; rows name it as `trash_id`." },
  { table: calendarFeeds, about: "Your calendar feeds, without their secret addresses." },
  {
    table: calendarSources,
    about: "Calendars from elsewhere that we read for you, without their secret addresses.",
  },
  { table: calendarItems, about: "What they said, and what you decided (`source_id`)." },
  { table: reminderSettings, about: "What we remind you of, and when." },
  {
    table: courseLinks,
    about:
      "Links by which you share courses, without what opens them, and what they show (`setup`).",
  },
  { table: courseLinkFiles, about: "Files that come along with them (`link_id`, `file_id`)." },
  {
    table: courseCopies,
    about: "Which courses you added from a link, and the setup as you decided on it last.",
  },
  { table: identities, about: "By whom you sign in elsewhere (`issuer`), and your name there." },
  { table: sessions, about: "Where you signed in." },
  { table: dataExports, about: "Your exports." },
];

/** Tables with an owner that stay out, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  account_links: "That we made links to set a password or verify an email; kept for two days.",
  ai_budgets: "Sums of `data/ai_requests.json` by day and month.",
  copied_files: "Files on their way into a course you added from a link; gone once they are there.",
  chunks: "Passages of the files that are in the export, cut for the search.",
  definitions: "Where those passages say what a term is; we find it in the files.",
  file_indexes: "How far the search index of a file is; we make it from the files.",
  file_pages: "The text of the pages, as read from the files that are in the export.",
  job_events: "Numbers of rows that background work was about; kept for days.",
  job_runs: "Numbers of rows that background work was about; kept for days.",
  mails: "That we mailed you, and when; the words are in your mailbox and erased here.",
  passage_vectors: "Where those passages stand to each other, for the search.",
  postings: "The words of those passages, for the search.",
  push_devices: "Which browsers we notify; their addresses would let others notify you.",
  pushes: "That we notified you, and when, without the words.",
  schedule_changes: "Your study plans before their last change, for its undo.",
  semantic_spaces:
    "How far we got with comparing the words of a course; we make it from the files.",
  term_vectors: "What the words of a course's files have to do with each other, for the search.",
};

/** Columns that say nothing about the student, or are secrets. */
const OMITTED_COLUMNS = [
  "owner_id",
  "nonce",
  "part_count",
  "key",
  "answer",
  "address",
  "fingerprint",
  "token_hash",
  "salt",
];

/** The student's rows of one table as a JSON array, a batch at a time. */
export async function* rowsAsJson(
  owner: Owner,
  { table }: Exported,
): AsyncGenerator<string, void, void> {
  yield "[";
  let last: unknown;
  for (;;) {
    const rows: Record<string, unknown>[] = await db()
      .select(columnsOf(table))
      .from(table)
      .where(and(eq(table.owner_id, owner.id), last === undefined ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(BATCH);
    for (const row of rows) {
      yield `${last === undefined ? "\n" : ",\n"}${JSON.stringify(row, null, 1)}`;
      last = row.id;
    }
    if (rows.length < BATCH) break;
  }
  yield "\n]\n";
}

/** What a person finds in the ZIP, file by file and field by field. */
export function guideTo(made_at: string): string {
  const tables = EXPORTED.map(
    ({ table, about }) =>
      `### data/${getTableName(table)}.json\n\n${about}\n\nFields: ${Object.keys(columnsOf(table)).join(", ")}.\n`,
  );
  return `# Your data in Study Companion

Made on ${made_at}.

- \`files/\`: the files as you uploaded them, in a folder for each course.
- \`data/profile.json\`: who you are to us.
- \`data/*.json\`: everything else, one file for each kind, each an array of objects.
- \`calendar.ics\`: what has a date, for any calendar program.

Instants are ISO 8601 in UTC (\`2026-03-08T06:30:00.000Z\`), calendar dates \`YYYY-MM-DD\`, percentages 0 to
100, durations in the unit their name says. \`id\` is unique within its file; \`course_id\`, \`file_id\` and
the like name the \`id\` in another file. \`trash_id\` is empty unless you deleted the row.

${tables.join("\n")}
Not in here: ${Object.entries(NOT_EXPORTED)
    .map(([name, why]) => `${name} (${why})`)
    .join("; ")}
`;
}

function columnsOf(table: OwnedTable): Record<string, AnyPgColumn> {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => !OMITTED_COLUMNS.includes(name)),
  );
}
