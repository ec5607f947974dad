import type { Reading } from "@/lib/planning/request/asked";
import { findMatch, type Match, symbolPattern, type Token } from "@/lib/planning/request/token";

export type Frame = Reading & {
  mode: "make" | "change";
  exam_date: string | null;
  language: "en" | "de" | "fr" | "es";
  /** Whether something is to be moved: "from Tuesday to Wednesday" is no range then. */
  is_moving: boolean;
};
/** What a phrase says as one token; null where it says nothing after all. */
type Build = (match: Match, frame: Frame) => Omit<Token, "start" | "end"> | null;
export type PhraseRule = { pattern: RegExp; build: Build };

/** A rule for a phrase whose words become one token. */
export function phrase(notation: string, build: Build): PhraseRule {
  return { pattern: symbolPattern(notation), build };
}

/** Puts one token in the place of each phrase, rule by rule. */
export function rewritten(tokens: Token[], rules: PhraseRule[], frame: Frame): Token[] {
  let all = tokens;
  for (const { pattern, build } of rules) {
    for (let from = 0; from < all.length; ) {
      const found = findMatch(pattern, all, from);
      if (!found) break;
      const said = build(found.match, frame);
      if (said) {
        const spans = found.match.tokens;
        const start = spans[0]?.start ?? 0;
        const end = Math.max(...spans.map((token) => token.end));
        all = [
          ...all.slice(0, found.at),
          { ...said, start, end },
          ...all.slice(found.at + found.length),
        ];
      }
      from = said && found.length > 1 ? found.at : found.at + 1;
    }
  }
  return all;
}
