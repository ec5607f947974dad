import { ownsOneOfEach } from "@/tests/support/belongings";
import { settled } from "@/tests/support/jobs";
import { signIn } from "@/tests/support/student";
import { Burglar, type Found, insider } from "./burglar";
import { givesEachTableItsOwnIds } from "./owned-rows";
import { randomOf } from "./random";
import { endpoints } from "./requests";
import { LURE, SECRET } from "./targets";

export interface Tenant {
  seed: number;
  /** How often every target is tried, each time with other values beside the id. */
  rounds: number;
  /** How many of the owner's records are named where a body or a query names one; each of them when left out. */
  records?: number;
  /** Leaves out to see for each place of a body or query that an own record answers otherwise. */
  unproven?: true;
  /** Who tries runs the site. */
  as_operator?: true;
}

/** A stranger makes way for another after so many endpoints, or the limits of their account refuse them. */
const ENDPOINTS_EACH = 15;
/**
 * One student tries to reach another's data through every endpoint of the contract. Each answer must be that for a
 * record that does not exist, and the owner's rows must be as they were.
 */
export async function tryEveryEndpoint({
  seed,
  rounds,
  records,
  unproven,
  as_operator,
}: Tenant): Promise<Found> {
  const random = randomOf(seed);
  await givesEachTableItsOwnIds();
  const ann = await signIn({ first_name: SECRET, last_name: SECRET });
  const hers = await ownsOneOfEach(ann, `${LURE} ${SECRET}`);
  const owner = await insider(seed);
  await settled(60_000);
  const found: Found = { attempts: 0, problems: [] };
  const burglar = new Burglar(ann, hers, { owner, random, found, as_operator });
  await burglar.looksFirst();
  for (let round = 0; round < rounds; round += 1) {
    // What operators may do to others' accounts is tried by itself: tests/api/operator.test.ts.
    const guarded = endpoints.filter(({ open, operator }) => !(open || operator));
    for (const [index, endpoint] of guarded.entries()) {
      if (index % ENDPOINTS_EACH === 0) await burglar.becomesAnother();
      await burglar.tries(endpoint, records, unproven);
      if (index % ENDPOINTS_EACH === 0) await burglar.ownerLooks(endpoint.route);
    }
    await burglar.triesFeeds();
  }
  await burglar.ownerLooks("at the end");
  return found;
}
