import type { SentBody } from "@/lib/contract/endpoint";
import type { CourseGrades, grades } from "@/lib/contract/grades";
import { isSameScore, type Place, placesByName, placesOf } from "@/lib/grades/pasted/place-scores";
import { type PastedRow, readPastedScores } from "@/lib/grades/pasted/read-scores";
import { type SentScore, scoreText } from "@/lib/grades/typed-score";
import { identityOf } from "./use-set-grades";

/** A pasted score with the place it goes to; null where it is left out. */
export interface Placed {
  /** Names it while the text is the same. */
  key: string;
  title: string;
  score: Exclude<SentScore, null>;
  place: Place | null;
  /** The student said so. */
  is_left: boolean;
  /** Another row goes to the same piece. */
  is_taken: boolean;
}

export interface Pasted {
  placed: Placed[];
  left_out: Extract<PastedRow, { score: null }>[];
}

type Batch = SentBody<typeof grades.setPieces>;

/** What is in the text, each score where its name says or where the student said (by key: the id of a place, or ""). */
export function pastedScores(
  text: string,
  data: CourseGrades,
  chosen: ReadonlyMap<string, string>,
): Pasted {
  const rows = readPastedScores(
    text,
    (data.rules.letters ?? []).map(([letter]) => letter),
  );
  const read = rows.flatMap((row) => (row.score === null ? [] : [row]));
  const by_name = placesByName(
    read.map(({ title }) => title),
    data,
  );
  const places = new Map(placesOf(data).map((place) => [place.id, place]));
  const used = new Set<string>();
  const placed = read.map(({ title, score, line }, at): Placed => {
    const key = `${line} ${title}`;
    const choice = chosen.get(key);
    const place = choice === undefined ? (by_name[at] ?? null) : (places.get(choice) ?? null);
    const is_taken = Boolean(place?.piece && used.has(place.id));
    if (place) used.add(place.id);
    return { key, title, score, place, is_left: choice === "", is_taken };
  });
  return { placed, left_out: rows.flatMap((row) => (row.score === null ? [row] : [])) };
}

/** Those that change something. */
export function changesOf(placed: readonly Placed[]): Placed[] {
  return placed.filter(
    ({ place, score, is_taken }) =>
      place &&
      !is_taken &&
      !(place.piece && isSameScore(place.piece.score, score, place.piece.out_of)),
  );
}

/** One request that sets them all. */
export function batchOf(changes: readonly Placed[]): Batch {
  return {
    pieces: changes.map(({ title, score, place }) => {
      const own = place?.piece
        ? identityOf(place.piece)
        : { title, component: place?.component ?? "" };
      return { ...own, score };
    }),
  };
}

/** One that takes it back: scores as they were, and what was added forgotten. */
export function undoOf(
  changes: readonly Placed[],
  before: CourseGrades,
  after: CourseGrades,
): Batch {
  const known = new Set(before.pieces.map(({ piece_id }) => piece_id));
  const added = after.pieces.filter(
    ({ piece_id, assignment_id, exam_id }) =>
      piece_id !== null && !known.has(piece_id) && assignment_id === null && exam_id === null,
  );
  return {
    pieces: changes.flatMap(({ place }) =>
      place?.piece ? [{ ...identityOf(place.piece), score: place.piece.score }] : [],
    ),
    forgotten_piece_ids: added.flatMap(({ piece_id }) => piece_id ?? []),
  };
}

/** As the student knows it: "18.5/20". */
export function shownScore(score: Exclude<SentScore, null>): string {
  const plain = (written: unknown) => (written == null ? null : String(written).replace(",", "."));
  return scoreText({
    kind: score.kind,
    score: plain(score.score),
    second_score: null,
    out_of: plain(score.out_of),
    letter: score.letter ?? "",
  });
}
