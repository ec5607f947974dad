import type { GradePiece, Score } from "@/lib/contract/grade-pieces";
import type { CourseGrades } from "@/lib/contract/grades";
import { type Name, nameOf, partByName } from "@/lib/grades/place-by-name";
import type { SentScore } from "@/lib/grades/typed-score";
import { plainText } from "@/lib/text/fold";
import { kindOfTitle } from "@/lib/text/kind-of-work";

/** Where a score can go: a piece that is there, or a new one in a part of the grade. */
export interface Place {
  /** "assignment-5", "exam-7", "piece-3", "part-g1" */
  id: string;
  component: string | null;
  /** Null for a new piece. */
  piece: GradePiece | null;
  /** How many scores go there: the pieces of a part that no list of work holds yet, or one. */
  room: number;
}

type Graded = Pick<CourseGrades, "components" | "pieces">;

/** By the parts of the grade. */
export function placesOf({ components, pieces }: Graded): Place[] {
  const known = (component: string | null) =>
    pieces
      .filter((piece) => piece.component === component)
      .flatMap((piece): Place[] => {
        const id = idOf(piece);
        return id === null ? [] : [{ id, component, piece, room: 1 }];
      });
  const parts = components.flatMap(({ key }) => {
    const own = pieces.filter(({ component }) => component === key);
    const room = own.filter((piece) => idOf(piece) === null).length;
    return [...known(key), { id: `part-${key}`, component: key, piece: null, room }];
  });
  return [...parts, ...known(null)];
}

/** The place of each title by its name; null where none or more than one fits, and where another has taken it. */
export function placesByName(titles: readonly string[], grades: Graded): (Place | null)[] {
  const places = placesOf(grades);
  const room = new Map(places.map(({ id, room: free }) => [id, free]));
  return titles.map((title) => {
    const place = placeOf(title, places, grades);
    const free = place === null ? 0 : (room.get(place.id) ?? 0);
    if (place === null || free === 0) return null;
    room.set(place.id, free - 1);
    return place;
  });
}

/** Whether the piece already has just this score. */
export function isSameScore(before: Score | null, score: SentScore, usual: string): boolean {
  if (!before || !score || before.kind !== score.kind) return false;
  if (before.kind === "letter") return before.letter === score.letter;
  if (before.second_score !== null) return false;
  const value = (written: unknown) => Number(String(written ?? usual).replace(",", "."));
  if (before.kind === "points" && value(before.out_of) !== value(score.out_of)) return false;
  return before.kind === "excused" || value(before.score) === value(score.score);
}

function placeOf(title: string, places: readonly Place[], grades: Graded): Place | null {
  const known = places.flatMap(({ piece, ...place }) => (piece ? [{ ...place, piece }] : []));
  const plain = plainText(title.trim());
  const named = known.filter(({ piece }) => plainText(piece.title.trim()) === plain);
  if (named.length > 0) return onlyOne(named);
  const name = nameOf(title);
  const alike = known.filter(({ piece }) => isSame(nameOf(piece.title), name));
  if (alike.length > 0) return onlyOne(alike);
  const part = partByName(title, grades.components);
  if (part === null) return null;
  const own = grades.pieces.filter(({ component }) => component === part);
  // "Quizzes" beside many of them adds them up.
  if (name.number === null && own.length > 1) return null;
  const here = known.filter(({ component }) => component === part);
  const kind = kindOfTitle(title);
  const numbered = here.filter(
    ({ piece }) => nameOf(piece.title).number === name.number && kindOfTitle(piece.title) === kind,
  );
  if (numbered.length > 0) return onlyOne(numbered);
  return places.find(({ id }) => id === `part-${part}`) ?? null;
}

function isSame(a: Name, b: Name): boolean {
  const same = a.stems.length > 0 && a.number === b.number && a.stems.length === b.stems.length;
  return same && a.stems.every((stem) => b.stems.includes(stem));
}

function onlyOne(places: readonly Place[]): Place | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** Null for a place that nobody has filled yet. */
function idOf({ assignment_id, exam_id, piece_id }: GradePiece): string | null {
  if (assignment_id !== null) return `assignment-${assignment_id}`;
  if (exam_id !== null) return `exam-${exam_id}`;
  return piece_id === null ? null : `piece-${piece_id}`;
}
