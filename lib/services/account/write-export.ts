import { makeZip } from "client-zip";
import { and, asc, eq, getTableName, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { courses } from "@/db/schema/courses";
import { dataExports } from "@/db/schema/exports";
import { files } from "@/db/schema/files";
import { EXPORT_DAYS } from "@/lib/contract/values";
import {
  contentKey,
  exportFolder,
  exportKey,
  getFile,
  putFile,
  removeBelow,
} from "@/lib/files/storage";
import { readProfile } from "@/lib/services/account/accounts";
import { EXPORTED, guideTo, rowsAsJson } from "@/lib/services/account/export-contents";
import { exportUnderWay, inDays } from "@/lib/services/account/exports";
import { readAllEvents } from "@/lib/services/calendar/events";
import { calendarFile } from "@/lib/services/calendar/ics";
import type { Owner } from "@/lib/services/kernel/owner";

/** Bytes of one part in storage, and of memory at a time, besides one PDF. */
const PART_SIZE = 8 * 1024 * 1024;
const NAME_BYTES = 200;
const MOST_EVENTS = 100_000;

/**
 * Writes the student's ZIP into storage, part by part. Repeated after a crash it starts over and writes parts of its
 * own, so that an earlier attempt that still runs cannot mix with it and stops.
 */
export async function writeExport(owner: Owner, export_id: number): Promise<void> {
  const [row] = await db()
    .update(dataExports)
    .set({ attempt: sql`${dataExports.attempt} + 1`, files_done: 0 })
    .where(exportUnderWay(owner, export_id))
    .returning({ attempt: dataExports.attempt });
  if (!row) return;
  const task = { owner, export_id, attempt: row.attempt };
  const { part_count, file_size } = await writeParts(task);
  await reportProgress(task, {
    stage: "ready",
    part_count,
    file_size,
    expires_at: inDays(EXPORT_DAYS),
  });
  const folder = exportFolder(owner.id, export_id);
  await removeBelow(folder, `${folder}${row.attempt}/`);
}

interface Task {
  owner: Owner;
  export_id: number;
  attempt: number;
}

async function writeParts(task: Task) {
  let part_count = 0;
  let file_size = 0;
  let chunks: Uint8Array[] = [];
  let waiting = 0;
  for await (const chunk of makeZip(contentsOf(task))) {
    chunks.push(chunk);
    waiting += chunk.length;
    if (waiting >= PART_SIZE) await write();
  }
  await write();
  return { part_count, file_size };

  async function write() {
    const folder = exportFolder(task.owner.id, task.export_id);
    await putFile(exportKey(folder, task.attempt, part_count), Buffer.concat(chunks));
    part_count += 1;
    file_size += waiting;
    chunks = [];
    waiting = 0;
    await reportProgress(task, {});
  }
}

/** The files of the ZIP in order. They are made while it is written, never all at once. */
async function* contentsOf(task: Task) {
  const { owner } = task;
  const now = new Date();
  yield { name: "README.md", input: guideTo(now.toISOString()), lastModified: now };
  const profile = JSON.stringify(await readProfile(owner), null, 1);
  yield { name: "data/profile.json", input: profile, lastModified: now };
  for (const exported of EXPORTED) {
    const name = `data/${getTableName(exported.table)}.json`;
    yield { name, input: rowsAsJson(owner, exported), lastModified: now };
  }
  yield { name: "calendar.ics", input: await allEvents(owner), lastModified: now };
  yield* originals(task);
}

async function* originals(task: Task) {
  const { owner } = task;
  const rows = await db()
    .select({
      id: files.id,
      filename: files.original_filename,
      sha256: files.sha256,
      created_at: files.created_at,
      course_id: courses.id,
      course: courses.name,
    })
    .from(files)
    .leftJoin(courses, eq(courses.id, files.course_id))
    .where(eq(files.owner_id, owner.id))
    .orderBy(asc(files.id));
  await reportProgress(task, { stage: "collecting", files_total: rows.length });
  const missing: string[] = [];
  for (const [index, { id, filename, sha256, created_at, course_id, course }] of rows.entries()) {
    const folder = course_id === null ? "Library" : safeFileName(`${course_id} ${course}`);
    const name = `files/${folder}/${safeFileName(`${id} ${filename}`)}`;
    const input = await getFile(contentKey(owner.id, sha256));
    if (input) yield { name, input: Uint8Array.from(input), lastModified: new Date(created_at) };
    else missing.push(name);
    await reportProgress(task, { files_done: index + 1 });
  }
  if (missing.length > 0) {
    yield { name: "files/missing.txt", input: `${missing.join("\n")}\n`, lastModified: new Date() };
  }
}

async function allEvents(owner: Owner): Promise<string> {
  const period = { from: "1970-01-01", to: "2199-12-31", course_id: null, class_times: false };
  const events = await readAllEvents(owner, period, MOST_EVENTS);
  const { timezone: zone } = owner;
  return calendarFile(events, { name: "Study Companion", origin: null, alarms: "none", zone });
}

/**
 * Stores the progress of the export. Throws when the export was deleted with its account, or when a later attempt has
 * taken over.
 */
async function reportProgress(
  { owner, export_id, attempt }: Task,
  change: Partial<typeof dataExports.$inferInsert>,
): Promise<void> {
  const [row] = await db()
    .update(dataExports)
    .set({ ...change, updated_at: new Date().toISOString() })
    .where(and(exportUnderWay(owner, export_id), eq(dataExports.attempt, attempt)))
    .returning({ id: dataExports.id });
  if (!row) throw new Error("The export is gone, or is made anew");
}

/** A file name that every file system accepts and that cannot leave its folder. It begins with a number. */
function safeFileName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_").replace(/[.\s]+$/g, "");
  const extension = /\.\w{1,8}$/.exec(plain)?.[0] ?? "";
  let stem = plain.slice(0, plain.length - extension.length);
  while (Buffer.byteLength(stem) > NAME_BYTES) stem = [...stem].slice(0, -1).join("");
  return stem + extension;
}
