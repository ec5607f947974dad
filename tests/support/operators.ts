import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { announcements } from "@/db/schema/operator";
import { users } from "@/db/schema/users";
import { type Student, signIn } from "./student";

/** Somebody who runs the site, signed in. */
export async function operates(fields: Record<string, unknown> = {}): Promise<Student> {
  const student = await signIn(fields);
  await db().update(users).set({ role: "operator" }).where(eq(users.id, student.user.id));
  return student;
}

/** As before there were any. */
export async function noOperators(): Promise<void> {
  await db().update(users).set({ role: "student" }).where(eq(users.role, "operator"));
}

export async function noAnnouncements(): Promise<void> {
  await db().delete(announcements);
}
