import { PASSWORD_MIN } from "@/lib/contract/values";

export type Weakness = "common" | "identity" | "repetition";

/** Letters that are often written as something else, each with what it stands for. */
const STAND_INS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** A word chosen this often is no secret with digits and marks around it either. Rarer ones count by themselves. */
const FAVOURITES = 2_000;
/** As many digits and marks around a favourite are what everybody adds. */
const TRIMMINGS = 4;
/** A shorter word is found in passwords by chance. */
const WORD_MIN = 4;
/** Fewer characters than this beside a name are what everybody adds. */
const LITTLE = 4;
const FEW_CHARACTERS = 3;

let ranks: Promise<Map<string, number>> | undefined;

/** Why a password is among the first that anybody would try; undefined when nothing speaks against it. */
export async function weaknessOf(
  password: string,
  identity: string[],
): Promise<Weakness | undefined> {
  const folded = fold(password);
  if (identity.some((name) => isMadeOf(folded, fold(name)))) return "identity";
  if (isRepetitive(folded)) return "repetition";
  // About 49,000 passwords found in leaks, the most frequent first.
  ranks ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Map(dictionary["passwords-common"].map((word, rank) => [word, rank])),
  );
  const known = await ranks;
  if (known.has(folded)) return "common";
  const isFavourite = (word: string) => (known.get(word) ?? FAVOURITES) < FAVOURITES;
  return coresOf(folded).some(isFavourite) ? "common" : undefined;
}

/** The password without up to four digits and marks at its ends, as written and with letters for their stand-ins. */
function coresOf(folded: string): string[] {
  const plain = trimmed(folded);
  const spelled = [folded, plain].flatMap((word) => [word, trimmed(lettered(word))]);
  return [...new Set([plain, ...spelled])].filter(
    (word) => word.length >= WORD_MIN && folded.length - word.length <= TRIMMINGS,
  );
}

/** A name, or what stands before the "@" of an address, alone or with a little added before or after. */
function isMadeOf(folded: string, name: string): boolean {
  const parts = [name, name.split("@")[0] ?? ""];
  return parts.some((part) => {
    if (folded === part || lettered(folded) === part) return true;
    const core = trimmed(part);
    if (core === "") return false;
    if (core === trimmed(folded) || core === trimmed(lettered(folded))) return true;
    return folded.includes(core) && folded.length - core.length < LITTLE;
  });
}

/** A few characters again and again, or in the order of the alphabet or the digits. */
function isRepetitive(folded: string): boolean {
  const points = [...folded];
  if (new Set(points).size <= FEW_CHARACTERS) return true;
  for (let length = 1; length < PASSWORD_MIN && length * 2 <= points.length; length += 1) {
    if (points.every((point, at) => point === points[at % length])) return true;
  }
  const steps = new Set(
    points
      .slice(1)
      .map((point, at) => (point.codePointAt(0) ?? 0) - (points[at]?.codePointAt(0) ?? 0)),
  );
  return steps.size === 1;
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

function trimmed(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}

function lettered(text: string): string {
  return text.replace(/[013457@$!]/g, (mark) => STAND_INS[mark] ?? mark);
}
