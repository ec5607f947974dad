import type {
  ExactNumber,
  GradeScheme,
  GradeScore,
  GradeSituation,
} from "@/lib/contract/grade-scheme";

/** A place in a scheme: the group and the position of the piece in it, "final/0". */
export type PieceKey = `${string}/${number}`;

/** What the student supposes of open pieces, in their own points. */
export type Guesses = ReadonlyMap<PieceKey, number>;

export function pieceKey(group: string, index: number): PieceKey {
  return `${group}/${index}`;
}

/** The situation with what is supposed in the place of what is open; what is scored stays as it is. */
export function withGuesses(
  scheme: Pick<GradeScheme, "groups">,
  situation: GradeSituation,
  guesses: ReadonlyMap<PieceKey, ExactNumber>,
): GradeSituation {
  const scores = Object.fromEntries(
    scheme.groups.map(({ id, items }) => {
      const known = situation.scores[id] ?? [];
      const length = Math.max(items, known.length);
      return [
        id,
        Array.from({ length }, (_, index) =>
          filled(known[index] ?? null, guesses.get(pieceKey(id, index))),
        ),
      ];
    }),
  );
  return { ...situation, scores };
}

/** Of two tries, the open one. */
function filled(known: GradeScore, guess: ExactNumber | undefined): GradeScore {
  if (guess === undefined) return known;
  if (Array.isArray(known)) return [known[0] ?? guess, known[1] ?? guess];
  return known ?? guess;
}
