import { expect, it } from "vitest";
import { languageOf } from "@/lib/documents/chunk/language";
import { emptyProfile, profilePages } from "@/lib/documents/chunk/profile";
import { sheet } from "./pages";

it.each([
  [
    "english",
    "The cell is the smallest unit of life that can be found, and it is made of many parts which are not alive.",
  ],
  [
    "german",
    "Die Zelle ist die kleinste Einheit des Lebens und besteht aus vielen Teilen, die nicht für sich leben.",
  ],
  [
    "french",
    "La cellule est la plus petite unité du vivant et elle se compose de parties qui ne sont pas vivantes.",
  ],
  [
    "spanish",
    "La célula es la unidad más pequeña de la vida y está hecha de muchas partes que no viven por sí.",
  ],
  [
    "simple",
    "Solunun temel yapısı zar sitoplazma çekirdek olarak üç bölümden oluşur ve canlıların birimidir böylece.",
  ],
])("knows %s by its small words", (language, sentence) => {
  const profile = profilePages(
    emptyProfile(),
    sheet(`${sentence}\n${sentence}\n${sentence}\n${sentence}`),
  );
  expect(languageOf(profile.stop_words, profile.words)).toBe(language);
});

it("takes a text too short to tell for English", () => {
  expect(languageOf({ german: 3 }, 10)).toBe("english");
});
