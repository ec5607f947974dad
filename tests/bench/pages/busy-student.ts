import { DAY_MS } from "@/lib/time/durations";
import type { Member } from "@/tests/e2e/support/signed-in";

const COURSES = ["Algebra", "Botany", "Chemistry", "Drama", "Economics"];

/** Five courses of eight assignments, ten topics and two exams each; answers the first course's number. */
export async function makesBusy(member: Member): Promise<number> {
  const numbers: number[] = [];
  for (const [course, name] of COURSES.entries()) {
    const { id } = await member.makesCourse({ name });
    numbers.push(id);
    const inDays = (days: number) => new Date(Date.now() + (days + course) * DAY_MS).toISOString();
    for (let at = 0; at < 8; at += 1) {
      const title = `Problem set ${at + 1}`;
      await member.makesAssignment(id, { title, due_date: inDays(3 * at - 6) });
    }
    for (let at = 0; at < 10; at += 1) await member.makesTopic(id, `Topic ${at + 1} of ${name}`);
    for (const [name, days] of [
      ["Midterm", 10],
      ["Final", 30],
    ] as const) {
      const data = { name, exam_date: inDays(days) };
      await member.sends("POST", `/courses/${id}/exams/`, { data });
    }
  }
  return numbers[0] ?? 0;
}
