import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { grades as endpoints } from "@/lib/contract/grades";
import { neededFor } from "@/lib/grades/needed-for";
import { readGrades } from "@/lib/services/courses/grades/read";
import { notFound } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";

/** For each goal; null where nothing can be told, and `unknown` says why. */
export async function readNeeded(
  owner: Owner,
  course_id: number,
  { component: piece, goals, others_at }: ReadBody<typeof endpoints.needed>,
): Promise<Received<typeof endpoints.needed>> {
  const { scheme, situation, components, unknown } = await readGrades(owner, course_id);
  if (!components.some(({ key }) => key === piece)) throw notFound("Part");
  const asked = { piece, others_at: `${Math.round(Number(others_at) * 10_000)}/1000000` };
  return {
    needed: goals.map((goal) => ({
      goal,
      needed: scheme && situation && neededFor(scheme, situation, { ...asked, goal }),
    })),
    unknown,
  };
}
