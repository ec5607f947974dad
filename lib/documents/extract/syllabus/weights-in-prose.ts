import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import type { WeightedItem } from "./weight-rows";
import { capitalised, cleanTitle } from "./weight-titles";
import { GRADED } from "./work-words";

const COUNT_FOR = words`
  is, are, will be, counts?, will count, makes? up, comprises?, accounts?, contributes?, count
`;
const PROSE = [
  // "a final exam (worth 40%)"
  pattern("giu")`
    (?:^|[.,;:]\s|\b(?:and|on|of|from|are|a|an|the|weekly|your)\s)((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)
    \s*\((?:[\p{L}\d ]{0,30},\s)?(?:worth\s+|equal to\s+)?(\d{1,3})\s?%`,
  // "the final paper, which ..., counts for 40%"
  pattern("giu")`
    (?:^|[.,;:]\s|\b(?:a|an|the|your|be|are|have)\s)((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)
    (?:,\s(?:which|that)\s[^,.]{3,60},|\sof [\d,.–-]+[- ](?:words|pages),?|\s\([^)]{3,60}\)|
    \sover the (?:semester|term|quarter|course),\swhich)?
    \s+(?:together\s+)?${COUNT_FOR}
    \s+(?:together\s+)?(?:for\s+|worth\s+|towards?\s+){0,2}(\d{1,3})\s?(?:%|percent)`,
  // "Die Klausur macht 60 %"
  pattern("gu")`
    (?<![\p{L}-])(\p{Lu}[\p{L}-]{3,}) [^.%\u2029]{0,70}?
    (?:stell(?:t|en)|mach(?:t|en)|zähl(?:t|en)|geh(?:t|en) (?:mit|zu)|bild(?:et|en))
    \s(?:\p{L}+\s)?(\d{1,3})\s?(?:%|Prozent)`,
  // "40 % werden in der Klausur"
  pattern("gu")`
    (\d{1,3})\s?(?:%|Prozent)\s(?:werden|wird|können|kann|entfallen|entfällt)
    \s(?:in|durch|mit|auf)\s(?:\p{Ll}+\s){0,2}(\p{Lu}\p{L}+)`,
  // "40% of the grade comes from the final exam"
  pattern("giu")`
    (\d{1,3})\s?% of (?:the|your) (?:final |course )?
    grade (?:will go to|comes? from|is based on|will be) (?:the |your |a )?((?:[\p{L}-]+\s){0,3}[\p{L}-]+)`,
];

/** "The final exam counts for 40%": shares in sentences. */
export function weightsInProse(document: DocumentText): WeightedItem[] {
  // A line that ends a paragraph ends a sentence, too.
  const text = document.text.replace(
    /(.{0,54})\n/g,
    (_, line: string) => `${line}${line.length < 50 ? "\u2029" : " "}`,
  );
  return PROSE.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [words, digits] = /^\d/.test(match[1] ?? "")
        ? [match[2], match[1]]
        : [match[1], match[2]];
      if (/\u2029/.test(match[0].slice(2))) return [];
      const phrase = cleanTitle(
        (words ?? "").replace(/^(?:a|an|the|your|first|second|third|and)\s+/i, ""),
      );
      const weight = Number(digits);
      const each = /^(?:each|every)\b/i.test((words ?? "").trim());
      if (!GRADED.test(phrase) || /^(?:each|every)\b/i.test(phrase) || weight <= 0 || weight > 100)
        return [];
      const [start, end] = [match.index, match.index + match[0].length];
      const line = document.lines.findLastIndex((entry) => entry.start <= start);
      return [{ title: capitalised(phrase), weight, each, line, start, end }];
    }),
  );
}
