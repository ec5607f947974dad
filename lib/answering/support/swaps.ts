import type { Match } from "./alignment";
import type { Statement, Term } from "./statement";

/** Two words that say the same, in the sentence and in the passage. */
interface Same {
  term: Term;
  other: Term;
}

const SURE = 0.75;

/** Whether what does something in the passage has it done to it in the sentence. */
export function isSwapped(said: Statement, matches: readonly Match[]): boolean {
  const pairs = said.terms.flatMap((term, at): Same[] => {
    const other = matches[at]?.other;
    return other && (matches[at]?.like ?? 0) >= SURE ? [{ term, other }] : [];
  });
  const agents = pairs.filter(
    ({ term, other }) => (term.relation === "by") !== (other.relation === "by"),
  );
  if (agents.length > 0) return agents.some((agent) => !isActor(agent, pairs));
  return isRelationSwapped(pairs) || isReversed(pairs);
}

/** What stands after "by" on one side stands before most of the rest on the other. */
function isActor(agent: Same, pairs: readonly Same[]): boolean {
  const of = agent.term.relation === "by" ? "other" : "term";
  const { at, clause } = agent[of];
  const beside = pairs.filter((each) => each !== agent && each[of].clause === clause);
  return beside.length < 2 || 2 * beside.filter((each) => each[of].at > at).length >= beside.length;
}

/** "A is larger than B": what follows "than" in the passage comes first in the sentence, and the other way round. */
function isRelationSwapped(pairs: readonly Same[]): boolean {
  return pairs.some((one) => {
    const { relation } = one.term;
    if (!relation || relation === "by" || one.other.relation === relation) return false;
    // "The whole community" and "the community as a whole" are no two things.
    return pairs.some(
      (two) =>
        two.other.relation === relation &&
        two.term.relation === one.other.relation &&
        Math.abs(two.term.at - one.term.at) > 1,
    );
  });
}

/** First and last of a clause have changed places around what stands between them. */
function isReversed(pairs: readonly Same[]): boolean {
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || pairs.length < 3) return false;
  if (first.term.clause !== last.term.clause || first.other.clause !== last.other.clause)
    return false;
  return pairs
    .slice(1, -1)
    .some(({ other }) => last.other.at < other.at && other.at < first.other.at);
}
