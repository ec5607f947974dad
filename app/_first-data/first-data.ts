import { answers } from "@/app/_first-data/answers";
import { inTime, type Visitor, visitor } from "@/app/_first-data/student";
import type { Given } from "@/components/common/session/first-data";
import { addressOf, type Input, type Routes } from "@/lib/client/call";
import type { EndpointsByRoute } from "@/lib/contract/catalogue";
import type { Received } from "@/lib/contract/endpoint";
import { dayOf } from "@/lib/time/calendar-days";

/** A query of the page, and the call that answers it. */
export interface Ask {
  queryKey: readonly unknown[];
  route: Routes;
  url: string;
  /** What the query keeps of the answer, where that is not the answer itself. */
  part?: (answer: unknown) => unknown;
}

/**
 * So much of answers, as JSON in characters, goes into a page; what is left over is asked for by the page itself. They
 * stand in it twice, as data and as what is made of them.
 */
const MOST_GIVEN = 12_000;

export function ask<R extends Routes>(
  { queryKey }: { queryKey: readonly unknown[] },
  route: R,
  input: Input<R>,
  part?: (answer: Received<EndpointsByRoute[R]>) => unknown,
): Ask {
  const asked = { queryKey, route, url: addressOf(route, input) };
  return part ? { ...asked, part: part as NonNullable<Ask["part"]> } : asked;
}

/**
 * What a page shows first, for the student who opens it by its address: the answers to these calls, the most important
 * first, as the API would give them to this student. Less than usual where a page makes much of each. Undefined where
 * nobody is known.
 */
export async function firstData(
  asks: (visitor: Visitor & { today: string }) => Ask[],
  most = MOST_GIVEN,
): Promise<Given | undefined> {
  const known = await visitor();
  if (!known) return undefined;
  const { owner, user } = known;
  const today = dayOf(new Date().toISOString(), owner.timezone);
  const asked = asks({ ...known, today });
  const answered = await Promise.all(asked.map(({ url }) => inTime(() => answers(owner, url))));

  const given: Given = { owner_id: user.id, at: Date.now(), answers: [] };
  let size = 0;
  for (const [index, { queryKey, route, url, part }] of asked.entries()) {
    const answer = answered[index];
    if (answer === undefined) continue;
    const data = part ? part(answer) : answer;
    const length = JSON.stringify(data).length;
    if (size + length > most) continue;
    size += length;
    given.answers.push({ queryKey, data, ...(!part && { call: { route, url } }) });
  }
  return given;
}
