import { and, desc, eq, inArray, lt, type SQL } from "drizzle-orm";
import { db } from "@/db/client";
import { dataExports } from "@/db/schema/exports";
import { exportRequested } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import type { DataExport } from "@/lib/contract/account";
import { EXPORT_DAYS } from "@/lib/contract/values";
import { exportFolder, exportKey, getFile, removeBelow } from "@/lib/files/storage";
import type { Download } from "@/lib/services/kernel/download";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { DAY_MS, HOUR_MS } from "@/lib/time/durations";

const STUCK_MS = 6 * HOUR_MS;
const MOST_LISTED = 20;
const ROUND = 100;
const STUCK = "The export stopped, and we don't know why. Please try again.";

const UNDER_WAY = ["waiting", "collecting"] as const;

export function listExports(owner: Owner): Promise<DataExport[]> {
  return selectExports(owner, undefined);
}

export async function readExport(owner: Owner, export_id: number): Promise<DataExport> {
  const [row] = await selectExports(owner, eq(dataExports.id, export_id));
  return found(row, "Export");
}

/** Starts an export. While one is running, returns that one instead. */
export async function startExport(owner: Owner): Promise<DataExport> {
  const [running] = await selectExports(owner, inArray(dataExports.stage, [...UNDER_WAY]));
  if (running) return running;
  const export_id = await db().transaction(async (tx) => {
    const [row] = await tx
      .insert(dataExports)
      .values({ owner_id: owner.id })
      .onConflictDoNothing()
      .returning({ id: dataExports.id });
    if (row)
      await announce([exportRequested.create({ owner_id: owner.id, export_id: row.id })], tx);
    return row?.id;
  });
  return export_id === undefined ? startExport(owner) : readExport(owner, export_id);
}

/** Ends an export that is under way with a sentence for the student. */
export async function failExport(owner: Owner, export_id: number, error: string): Promise<void> {
  await db()
    .update(dataExports)
    .set({ stage: "failed", error, expires_at: inDays(EXPORT_DAYS) })
    .where(exportUnderWay(owner, export_id));
}

export function exportUnderWay(owner: Owner, export_id: number): SQL | undefined {
  return and(ownedBy(dataExports, owner, export_id), inArray(dataExports.stage, [...UNDER_WAY]));
}

/** The finished ZIP, part by part, so that its size does not matter. */
export async function downloadExport(owner: Owner, export_id: number): Promise<Download> {
  const [row] = await db()
    .select({
      stage: dataExports.stage,
      attempt: dataExports.attempt,
      part_count: dataExports.part_count,
      file_size: dataExports.file_size,
      created_at: dataExports.created_at,
    })
    .from(dataExports)
    .where(ownedBy(dataExports, owner, export_id));
  const { stage, attempt, part_count, file_size, created_at } = found(row, "Export");
  if (stage !== "ready") throw new Failure(409, "This export isn't ready yet.");
  const keyOf = (part: number) => exportKey(exportFolder(owner.id, export_id), attempt, part);
  return {
    content: inParts(part_count, keyOf),
    content_type: "application/zip",
    filename: `study-companion-${created_at.slice(0, 10)}.zip`,
    ...(file_size === null ? {} : { size: file_size }),
  };
}

function inParts(part_count: number, keyOf: (part: number) => string): ReadableStream<Uint8Array> {
  let part = 0;
  return new ReadableStream({
    async pull(controller) {
      if (part >= part_count) return controller.close();
      const bytes = await getFile(keyOf(part));
      part += 1;
      if (bytes) controller.enqueue(bytes);
      else controller.error(new Error("A part of the export is missing"));
    },
  });
}

/** Deletes exports that are past their days, and fails those that nothing works on any more. */
export async function deleteExpiredExports(): Promise<void> {
  const now = new Date();
  await db()
    .update(dataExports)
    .set({ stage: "failed", error: STUCK, expires_at: inDays(EXPORT_DAYS) })
    .where(
      and(
        inArray(dataExports.stage, [...UNDER_WAY]),
        lt(dataExports.updated_at, new Date(now.getTime() - STUCK_MS).toISOString()),
      ),
    );
  const expired = await db()
    .select({ id: dataExports.id, owner_id: dataExports.owner_id })
    .from(dataExports)
    .where(lt(dataExports.expires_at, now.toISOString()))
    .limit(ROUND);
  for (const { id, owner_id } of expired) {
    await removeBelow(exportFolder(owner_id, id));
    await db().delete(dataExports).where(eq(dataExports.id, id));
  }
}

export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

async function selectExports(owner: Owner, condition: SQL | undefined): Promise<DataExport[]> {
  return db()
    .select({
      id: dataExports.id,
      stage: dataExports.stage,
      files_done: dataExports.files_done,
      files_total: dataExports.files_total,
      file_size: dataExports.file_size,
      error: dataExports.error,
      created_at: dataExports.created_at,
      expires_at: dataExports.expires_at,
    })
    .from(dataExports)
    .where(and(ownedBy(dataExports, owner), condition))
    .orderBy(desc(dataExports.created_at), desc(dataExports.id))
    .limit(MOST_LISTED);
}
