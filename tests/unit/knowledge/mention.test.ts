import { expect, it } from "vitest";
import { mentionsOf, subjectOf, tokensOf } from "@/lib/knowledge/definitions/mention";

it.each([
  ["Thai", "เซลล์", "นักเรียนดูเซลล์ใต้กล้อง"],
  ["Khmer", "កោសិកា", "សិស្សមើលកោសិកាក្រោមមីក្រូទស្សន៍"],
  ["Burmese", "ဆဲလ်", "ကျောင်းသားများသည်ဆဲလ်ကိုကြည့်သည်"],
  ["Korean", "세포", "학생들은 세포를 본다"],
])("finds a subject inside a run of letters: %s", (_, subject, sentence) => {
  const [mention] = mentionsOf(subjectOf(subject), sentence, tokensOf(sentence));
  expect(sentence.slice(mention?.start, mention?.end)).toBe(subject);
});
