import type { Score } from "@/lib/contract/grade-pieces";
import type { GradeRulesInput } from "@/lib/contract/grade-rules";
import {
  type GradeGroup,
  GradeScheme,
  type GradeScore,
  type GradeSituation,
} from "@/lib/contract/grade-scheme";
import type { GradingComponent } from "@/lib/contract/grading";
import { plainGrade } from "@/lib/text/grade-letter";
import { decimalOf, type Exact, exactOf, HUNDRED, ONE, sumOf } from "./exact";

const UNSAID = {
  points: null,
  total: null,
  least: null,
  keep_best: null,
  full_at: null,
  extra_credit: false,
  combine: null,
  piece_weights: null,
  never_dropped: null,
};

/** With what nobody said as null. */
type GradedPart = {
  [K in keyof GradingComponent]-?: Exclude<GradingComponent[K], undefined>;
};

/** A piece of work that counts in a part, in the order of the part's pieces. */
export interface CountedPiece {
  title: string;
  component: string;
  score: Score | null;
}

export interface CourseScheme {
  /** Null where no figure can be given: `unknown` says why. */
  scheme: GradeScheme | null;
  situation: GradeSituation | null;
  /** What a full score of each piece is, by part. */
  most: ReadonlyMap<string, string[]>;
  /** In sentences for the student. */
  unknown: string[];
}

/** What the engine works with, from what a course keeps and the student entered. */
export function courseScheme(
  given: readonly GradingComponent[],
  rules: GradeRulesInput,
  pieces: readonly CountedPiece[],
  counts: Record<string, string>,
): CourseScheme {
  const parts = given.map((part): GradedPart => ({ ...UNSAID, ...saidOf(part) }));
  const unknown: string[] = [];
  // What we had to assume comes before what the course itself leaves open.
  const all = () => [...unknown, ...rules.unknown];
  const assigned = parts.map((part) => ({
    part,
    own: pieces.filter(({ component }) => component === part.key),
  }));
  const most = new Map(assigned.map(({ part, own }) => [part.key, fullScores(part, own, rules)]));
  for (const { part, own } of assigned) unknown.push(...countNotes(part, own.length));
  const { kind, problem } = kindOfGrade(parts, rules, pieces);
  if (kind === null) return { scheme: null, situation: null, most, unknown: [problem, ...all()] };
  const groups = assigned.map(({ part }) => groupOf(part, most.get(part.key) ?? [], kind));
  const { unknown: _, kind: __, letters_above, ...rest } = rules;
  const said = Object.entries(rest).filter(([, value]) => value !== null);
  const parsed = GradeScheme.safeParse({
    ...Object.fromEntries(said),
    letters_above,
    kind,
    groups,
  });
  if (!parsed.success) {
    const why = parsed.error.issues[0]?.message ?? "";
    const problem = `The rules of this course don't fit its parts, so we can't work out a grade. ${why}.`;
    return { scheme: null, situation: null, most, unknown: [problem, ...all()] };
  }
  const scores: Record<string, GradeScore[]> = {};
  for (const { part, own } of assigned) {
    scores[part.key] = own.map((piece, at) => {
      const full = exactOf(most.get(part.key)?.[at] ?? 100);
      const { score, note } = scoreOf(piece, full, part, rules);
      if (note) unknown.push(note);
      return score;
    });
  }
  return { scheme: parsed.data, situation: { scores, counts }, most, unknown: all() };
}

function saidOf(part: GradingComponent) {
  const { key, title, weight, count, drop_lowest, source, ...rest } = part;
  const more = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { key, title, weight, count, drop_lowest, source, ...Object.fromEntries(more) };
}

type Kind = GradeScheme["kind"];

/** How the parts add up, or why nobody can tell. */
function kindOfGrade(
  parts: readonly GradedPart[],
  rules: GradeRulesInput,
  pieces: readonly CountedPiece[],
): { kind: Kind; problem: null } | { kind: null; problem: string } {
  const no = (problem: string) => ({ kind: null, problem });
  if (parts.length === 0) {
    return no("We don't know what makes up the grade. Add its parts with their shares or points.");
  }
  const counted = parts.filter(({ extra_credit }) => !extra_credit);
  const shared = counted.filter(({ weight }) => weight !== null);
  const kind = rules.kind ?? (shared.length > 0 ? "weights" : "points");
  if (kind === "unknown") {
    return no("Your syllabus doesn't say how the grade comes about, so we can't work it out.");
  }
  if (kind === "weights" && !rules.schemes?.length) {
    const open = counted.find(({ weight }) => weight === null);
    if (open) return no(`We don't know what share “${open.title}” has of the grade.`);
    const sum = sumOf(shared.map(({ weight }) => exactOf(weight ?? 0)));
    if (!sum.equals(HUNDRED)) {
      return no(
        `The shares add up to ${decimalOf(sum, 2)}%, not 100%, so we can't work out a grade.`,
      );
    }
  }
  if (kind === "points") {
    const open = parts.find(
      ({ key, points, total }) => points === null && total === null && !areAllOutOf(key, pieces),
    );
    if (open && rules.kind === null) {
      return no(`We don't know what share of the grade or how many points “${open.title}” counts.`);
    }
    if (open) return no(`We don't know how many points a piece of “${open.title}” has.`);
  }
  return { kind, problem: null };
}

function areAllOutOf(key: string, pieces: readonly CountedPiece[]): boolean {
  const own = pieces.filter(({ component }) => component === key);
  return own.length > 0 && own.every(({ score }) => score?.kind === "points" && score.out_of);
}

function groupOf(part: GradedPart, most: string[], kind: Kind): GradeGroup {
  const { key, title, weight, drop_lowest, keep_best, least, full_at, extra_credit } = part;
  const { combine, piece_weights, never_dropped, total } = part;
  const first = most[0];
  const are_same = most.every((each) => each === first);
  return {
    id: key,
    name: title,
    items: most.length,
    ...(first !== undefined && { item_max: are_same ? first : most }),
    ...(least !== null && { item_min: least }),
    ...(weight !== null && kind !== "points" && { weight }),
    ...(total !== null && kind === "points" && { total }),
    ...(combine ? { combine } : kind === "points" && most.length > 1 && { combine: "points" }),
    ...(piece_weights && { item_weights: filledUp(piece_weights, most.length) }),
    ...(drop_lowest !== null && { drop_lowest }),
    ...(never_dropped && { never_dropped: never_dropped.filter((at) => at < most.length) }),
    ...(keep_best !== null && { keep_best }),
    ...(full_at !== null && { full_at }),
    ...(extra_credit && { extra_credit }),
  };
}

function filledUp(weights: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => weights[at] ?? "1");
}

/** One for each piece and each that is still to come. */
function fullScores(part: GradedPart, own: readonly CountedPiece[], rules: GradeRulesInput) {
  const usual = part.points ?? String(rules.top ?? 100);
  const count = Math.max(part.count ?? 1, own.length, 1);
  return Array.from({ length: count }, (_, at) => {
    const score = own[at]?.score;
    return (score?.kind === "points" && score.out_of) || usual;
  });
}

function countNotes({ title, count, drop_lowest, keep_best }: GradedPart, here: number): string[] {
  if (count !== null && here > count) {
    return [`“${title}” should have ${count} pieces, but ${here} are here. We count all of them.`];
  }
  if (count !== null || (here < 2 && drop_lowest === null && keep_best === null)) return [];
  return [`We don't know how many pieces “${title}” has, so we count the ${here} that are here.`];
}

/** Points of the full score. A letter counts as the least that gives it, which is said. */
function scoreOf(
  { title, score }: CountedPiece,
  full: Exact,
  { least }: GradedPart,
  { letters, top, letters_above }: GradeRulesInput,
): { score: GradeScore; note?: string } {
  if (!score) return { score: null };
  if (score.kind === "excused") return { score: "excused" };
  if (score.kind === "letter") {
    const found = letters?.find(([letter]) => plainGrade(letter) === plainGrade(score.letter));
    if (!found) {
      const note = `This course's scale has no ${score.letter}, so “${title}” doesn't count yet.`;
      return { score: null, note };
    }
    const points = exactOf(found[1])
      .div(exactOf(top ?? 100))
      .mul(full);
    const floor = exactOf(least ?? 0);
    const counted = writtenExactly(points.lt(floor) ? floor : points);
    const edge = letters_above ? "where that begins" : "the least that gives it";
    const as_points = `${decimalOf(counted, 2)} of ${decimalOf(full, 2)}`;
    const note = `We count the ${found[0]} of “${title}” as ${as_points}, ${edge}.`;
    return { score: counted, note };
  }
  const unit = score.kind === "percent" ? full.div(HUNDRED) : ONE;
  const [first, second] = [score.score, score.second_score].map((entered) =>
    entered === null ? null : writtenExactly(exactOf(entered).mul(unit)),
  );
  return { score: second == null ? (first ?? null) : [first ?? null, second] };
}

/** As decimals where they end, else as a fraction. */
function writtenExactly(value: Exact): string {
  const decimals = decimalOf(value, 12);
  if (exactOf(decimals).equals(value)) return decimals;
  const fraction = value.toFraction();
  return /^\d{1,7}\/\d{1,5}$/.test(fraction) ? fraction : decimals;
}
