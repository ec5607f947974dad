import { type Formula, parseFormula } from "@/lib/contract/grade-formula";
import type {
  ExactNumber,
  GradeGroup,
  GradeScheme,
  GradeSituation,
} from "@/lib/contract/grade-scheme";
import { type Exact, exactOf, ONE, sumOf, ZERO } from "./exact";
import { constant, type Line, type Sweep } from "./sweep";

/** One piece with the points entered for it; null is a try that is open. No tries: it is excused. */
interface Entered {
  at: number;
  tries: (Exact | null)[];
  most: Exact;
  weight: Exact;
}

export interface Group {
  id: string;
  entered: Entered[];
  /** The least of each piece. */
  least: Exact;
  weight: Exact;
  by_points: boolean;
  drop_lowest: number;
  keep_best: number | null;
  never_dropped: ReadonlySet<number>;
  full_at: Exact | null;
  is_extra: boolean;
  /** A group of one piece is named by its value in formulas, others by all of theirs. */
  is_single: boolean;
  /** The points of the pieces that can count, and those the group counts for: the same where nothing else is said. */
  natural_points: Exact;
  points: Exact;
}

/** A scheme and what a student has of it, with every number as a fraction. */
export interface Course {
  scheme: GradeScheme;
  groups: Group[];
  top: Exact;
  /** The weights of each weighting, by group. */
  weightings: ReadonlyMap<string, Exact>[];
  counts: ReadonlyMap<string, Exact>;
  /** By name, each of groups and of those before it. */
  formulas: [name: string, formula: Formula | null][];
}

/** The share that open pieces of a group get. */
export type Fill = (group: Group) => Line;

/** A piece that has a value: its points and their share of its most. */
export interface Piece {
  at: number;
  points: Line;
  share: Line;
  most: Exact;
  weight: Exact;
}

export function courseOf(scheme: GradeScheme, situation: GradeSituation): Course {
  const groups = scheme.groups.map((group) => groupOf(group, situation));
  const own = new Map(
    groups
      .filter((_, at) => scheme.groups[at]?.weight !== undefined)
      .map(({ id, weight }) => [id, weight]),
  );
  const several = (scheme.schemes ?? []).map(
    (weights) => new Map(Object.entries(weights).map(([id, weight]) => [id, exactOf(weight)])),
  );
  return {
    scheme,
    groups,
    top: exactOf(scheme.top ?? 100),
    weightings: several.length > 0 ? several : [own],
    counts: new Map(
      Object.entries(situation.counts ?? {}).map(([name, count]) => [name, exactOf(count)]),
    ),
    formulas: (scheme.formulas ?? []).map(([name, text]) => [name, parseFormula(text)]),
  };
}

export function countOf({ counts }: Course, name: string): Exact {
  return counts.get(name) ?? ZERO;
}

export function isOpen({ entered }: Group): boolean {
  return entered.some(({ tries }) => tries.includes(null));
}

/** Every piece with what is scored in it or, with `fill`, what it would be. Those without a value are left out. */
export function piecesOf(group: Group, fill: Fill | null, sweep: Sweep): Piece[] {
  const share = fill?.(group);
  return group.entered.flatMap(({ at, tries, most, weight }) => {
    const values = tries.flatMap((points) => {
      if (points) return [constant(points)];
      return share ? [between(group.least, most, share)] : [];
    });
    const [first, ...others] = values;
    if (!first) return [];
    const points = others.reduce((best, other) => sweep.higher(best, other), first);
    return [{ at, points, share: shareOf(group, points, most, sweep), most, weight }];
  });
}

/** The points at a share of the way from the least to the most. */
export function between(from: Exact, to: Exact, { base, slope }: Line): Line {
  const way = to.sub(from);
  return { base: from.add(way.mul(base)), slope: way.mul(slope) };
}

function shareOf({ full_at }: Group, points: Line, most: Exact, sweep: Sweep): Line {
  const whole = full_at ?? most;
  const share = { base: points.base.div(whole), slope: points.slope.div(whole) };
  return full_at ? sweep.lower(constant(ONE), share) : share;
}

function groupOf(group: GradeGroup, situation: GradeSituation): Group {
  const scores = Object.hasOwn(situation.scores, group.id) ? situation.scores[group.id] : undefined;
  const entered = Array.from({ length: group.items }, (_, at): Entered => {
    const score = scores?.[at] ?? null;
    const most = Array.isArray(group.item_max) ? group.item_max[at] : group.item_max;
    const tries = score === "excused" ? [] : Array.isArray(score) ? score : [score];
    return {
      at,
      tries: tries.map(orNull),
      most: exactOf(most ?? 100),
      weight: exactOf(group.item_weights?.[at] ?? 1),
    };
  });
  const kept = group.keep_best ?? Math.max(1, group.items - (group.drop_lowest ?? 0));
  const maxima = entered.map(({ most }) => most).sort((a, b) => b.compare(a));
  const natural_points = sumOf(maxima.slice(0, kept));
  return {
    id: group.id,
    entered,
    least: exactOf(group.item_min ?? 0),
    weight: exactOf(group.weight ?? 0),
    by_points: group.combine === "points",
    drop_lowest: group.drop_lowest ?? 0,
    keep_best: group.keep_best ?? null,
    never_dropped: new Set(group.never_dropped),
    full_at: group.full_at === undefined ? null : exactOf(group.full_at),
    is_extra: group.extra_credit ?? false,
    is_single: group.items === 1,
    natural_points,
    points: group.total === undefined ? natural_points : exactOf(group.total),
  };
}

function orNull(value: ExactNumber | null): Exact | null {
  return value === null ? null : exactOf(value);
}
