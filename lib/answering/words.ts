/** Words that name nothing: of questions, and of the four languages the index knows. */
const STOP = new Set(
  `a an the and or but if of in on at to for from by with without about into over under between among as is are
  was were be been being am do does did done doing have has had having will would shall should can could may
  might must not no nor so than then that this these those there here it its it's he she they them their his
  her him we us our you your i me my mine who whom whose which what when where why how many much long old
  s t re ve ll d m also any all some each every both either such same other another very just only
  please tell explain describe give show define summarise summarize list name me know mean means meaning
  called call according term word material materials notes course text document file
  work works working happen happens happened occur occurs thing things example examples exactly important
  der die das den dem des ein eine einen einem einer eines und oder aber wenn von im in am zu zum zur für mit
  ist sind war waren wird werden hat haben kann können nicht auch als wie was wer wo warum wann welche welcher
  welches man es er sie wir ihr ich du
  le la les un une des du de et ou mais si dans sur au aux pour par avec sans est sont était étaient a ont ce
  cette ces qui que quoi quel quelle quels quelles où quand comment pourquoi il elle ils elles nous vous je tu
  ne pas se son sa ses qu c n l
  el los las una unos unas y o pero en al para por con sin es son era eran ha han que qué quién cuál cuáles
  cuándo dónde cómo porque su sus no lo`
    .split(/\s+/)
    .map(plainOf),
);

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text, each cut to its stem. Scripts without blanks give pairs of letters. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD)).flatMap(([word]) => termsOf(word));
}

/** The words of a question that name something, each once. */
export function contentWords(text: string): string[] {
  const named = Array.from(text.matchAll(WORD), ([word]) => word).filter(
    (word) => !STOP.has(plainOf(word)),
  );
  return [...new Set(named.flatMap(termsOf))];
}

/** 1 for the same stem, less for one that begins like it: "photosynthesis", "photosynthetic". */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 5) return 0;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= 4 && same >= Math.max(a.length, b.length) * 0.7 ? 0.75 : 0;
}

function plainOf(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/^(?:qu|[cdjlmnst])[’'](?=\p{L}{2})/u, "")
    .replace(/[’']s$|[’'.]+$/, "");
}

function termsOf(word: string): string[] {
  return UNSPACED.test(word) ? pairsOf(word.replace(/[^\p{L}\p{N}\p{M}]+/gu, "")) : [stemOf(word)];
}

function pairsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.length < 2
    ? letters
    : letters.slice(1).map((letter, index) => letters[index] + letter);
}

/** A light stem: endings that English adds to a word, and a plural of the other languages. */
function stemOf(word: string): string {
  const plain = plainOf(word);
  if (plain.length <= 3 || /\d/.test(plain)) return plain;
  if (IRREGULAR[plain]) return IRREGULAR[plain];
  const single = plain
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/(?<=[^su])s$/, "");
  const cut = single.replace(/(?<=[aeiouy].*[^aeiou])(?:ing|ed)$|(?<=[aeiouy][^aeiou]+)e?ly$/, "");
  return cut
    .replace(/([^aeiouls])\1$/, "$1")
    .replace(/(?<=.{3})i$/, "y")
    .replace(/(?<=.{3})e$/, "");
}

const IRREGULAR: Record<string, string> = {
  ...{
    began: "begin",
    begun: "begin",
    wrote: "writ",
    written: "writ",
    made: "mak",
    took: "tak",
    taken: "tak",
  },
  ...{
    won: "win",
    led: "lead",
    built: "build",
    found: "find",
    held: "hold",
    became: "becom",
    went: "go",
  },
  ...{ children: "child", men: "man", women: "woman", people: "person", mice: "mouse" },
  ...{ born: "birth", die: "dy", died: "dy", gave: "giv", given: "giv", sold: "sell", lost: "los" },
};
