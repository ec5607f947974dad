import { type Course, countOf, type Fill, type Group, type Piece, piecesOf } from "./course";
import { type Exact, exactOf, sumOf } from "./exact";
import { constant, type Line, minus, NONE, plus, type Sweep, times } from "./sweep";

/** How far drops go while a group is not complete: among what is scored, or not at all. */
export type Drops = "among_scored" | "when_complete";

/** What a group comes to. */
export interface GroupValue {
  group: Group;
  /** All that have a value, before any is dropped. */
  pieces: Piece[];
  share: Line;
  /** The points that were possible in the pieces that count. */
  possible: Exact;
}

/** By group; those in which nothing counts are missing. Without `fill`, only what is scored counts. */
export type GroupValues = Map<string, GroupValue>;

export function groupValues(
  course: Course,
  fill: Fill | null,
  sweep: Sweep,
  drops: Drops = "among_scored",
): GroupValues {
  const values: GroupValues = new Map();
  for (const group of course.groups) {
    const value = groupValue(group, piecesOf(group, fill, sweep), sweep, drops);
    if (value) values.set(group.id, value);
  }
  for (const rule of course.scheme.rules) {
    if (rule.type === "loss_of_piece") {
      const value = values.get(rule.piece);
      const loss = constant(exactOf(rule.each).mul(countOf(course, rule.count)));
      if (value) value.share = sweep.higher(NONE, minus(value.share, loss));
    }
    if (rule.type === "replace_lowest") {
      const [replaced, by] = [values.get(rule.in), values.get(rule.by)];
      if (replaced && by && isComplete(replaced)) {
        values.set(rule.in, withLowestReplaced(replaced, by.share, sweep));
      }
    }
  }
  return values;
}

function isComplete({ group, pieces }: GroupValue): boolean {
  return pieces.length === group.entered.filter(({ tries }) => tries.length > 0).length;
}

/** By its share, not by its points; what else a rule took off the group stays off. */
function withLowestReplaced(value: GroupValue, by: Line, sweep: Sweep): GroupValue {
  const { group, pieces } = value;
  const [lowest] = sweep.sorted(pieces, ({ share }) => share);
  if (!lowest || sweep.compare(by, lowest.share) <= 0) return value;
  const changed = pieces.map((piece) => (piece === lowest ? { ...piece, share: by } : piece));
  const before = groupValue(group, pieces, sweep, "among_scored");
  const after = groupValue(group, changed, sweep, "among_scored");
  if (!before || !after) return value;
  const share = plus([value.share, minus(after.share, before.share)]);
  return { ...value, pieces: changed, share: sweep.higher(NONE, share) };
}

function groupValue(group: Group, pieces: Piece[], sweep: Sweep, drops: Drops): GroupValue | null {
  const complete = group.entered.filter(({ tries }) => tries.length > 0).length;
  const waits = drops === "when_complete" && pieces.length < complete;
  const kept = waits ? pieces : withoutDropped(group, pieces, sweep);
  const weightOf = ({ most, weight }: Piece) => (group.by_points ? most : weight);
  const whole = sumOf(kept.map(weightOf));
  if (whole.n === 0n) return null;
  const sum = plus(kept.map((piece) => times(piece.share, weightOf(piece))));
  const share = times(sum, whole.inverse());
  return { group, pieces, share, possible: sumOf(kept.map(({ most }) => most)) };
}

/** The lowest by share are dropped, of equal ones the later; one piece always stays. */
function withoutDropped(group: Group, pieces: Piece[], sweep: Sweep): Piece[] {
  const wanted =
    group.keep_best === null ? group.drop_lowest : Math.max(0, pieces.length - group.keep_best);
  const count = Math.min(wanted, pieces.length - 1);
  if (count <= 0) return pieces;
  const free = pieces.filter(({ at }) => !group.never_dropped.has(at)).reverse();
  const dropped = new Set(sweep.sorted(free, ({ share }) => share).slice(0, count));
  return pieces.filter((piece) => !dropped.has(piece));
}
