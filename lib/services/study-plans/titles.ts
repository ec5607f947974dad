import { and, eq, ilike } from "drizzle-orm";
import { type Database, db, type Transaction } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import { mine, type Owner } from "@/lib/services/owner";

const TITLE_MAX = 200;

/** The title, or "title (2)" when the course has a plan of that name already. */
export async function freeTitle(
  owner: Owner,
  course_id: number,
  title: string,
  database: Database | Transaction = db(),
): Promise<string> {
  const base = title.slice(0, TITLE_MAX - 6).trimEnd();
  const rows = await database
    .select({ title: studyPlans.title })
    .from(studyPlans)
    .where(
      and(
        mine(studyPlans, owner),
        eq(studyPlans.course_id, course_id),
        ilike(studyPlans.title, `${base.replace(/[\\%_]/g, "\\$&")}%`),
      ),
    );
  const taken = new Set(rows.map((row) => row.title.toLowerCase()));
  const names = [base, ...rows.map((_, index) => `${base} (${index + 2})`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? base;
}
