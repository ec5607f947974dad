import { db } from "@/db/client";
import { resources } from "@/db/schema/resources";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { indexPassages } from "@/tests/eval/retrieval";
import type { Student } from "@/tests/support/student";

/** A resource of the student with these passages, one to a page, read and indexed. */
export async function indexResource(
  student: Student,
  passages: { title: string; text: string; emphasised?: string[] }[],
  {
    course = null,
    ...fields
  }: { title?: string; subject?: string; difficulty_level?: number; course?: number | null } = {},
): Promise<{ id: number; file_id: number }> {
  const file_id = await indexPassages(ownerOf(student), course, passages);
  const [row] = await db()
    .insert(resources)
    .values({ title: "Passages", ...fields, course_id: course, file_id, owner_id: student.user.id })
    .returning({ id: resources.id });
  if (!row) throw new Error("The resource was not made");
  return { id: row.id, file_id };
}

export function ownerOf({ user }: Student): Owner {
  return ownerFrom({ id: user.id, timezone: user.timezone, session_id: null });
}
