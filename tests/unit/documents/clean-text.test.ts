import { describe, expect, it } from "vitest";
import { cleanText } from "@/lib/documents/layout/clean-text";

describe("cleanText", () => {
  it.each([
    ["ligatures", "eﬃcient ﬁnal ﬂow", "efficient final flow"],
    ["mathematical letters used as a typeface", "𝟣𝟤 𝗉𝗈𝗂𝗇𝗍𝗌", "12 points"],
    ["control characters", "Due\u0000 \u0007date", "Due date"],
    ["soft hyphens and invisible blanks", "home\u00adwork\u200b", "homework"],
    ["decomposed letters", "u\u0308ben", "üben"],
    [
      "accents set before their letter",
      "\u00a8Ubungsblatt r\u00b4esum\u00b4e",
      "Übungsblatt résumé",
    ],
    [
      "grave accents set before their letter",
      "voil`a `a deux, `code` stays",
      "voilà à deux, `code` stays",
    ],
    ["bullets of symbol fonts", "\uf0b7 first", "• first"],
    ["colons that are letters", "Week 2, 09/06\ua789 Tides", "Week 2, 09/06: Tides"],
    ["blanks of every width", "a\u00a0b\u2003c", "a b c"],
  ])("repairs %s", (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });
});
