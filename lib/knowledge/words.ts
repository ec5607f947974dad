const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** Words that carry no topic, in the four languages the index knows. */
const STOP_WORDS = new Set(
  `a an the and or but nor so yet if then than that this these those there here it its itself he she they we you i me my our your their his her them us him
  is am are was were be been being have has had do does did done will would shall should can could may might must ought not no none only own same such too very
  of in on at by to from for with without within into onto over under about above below between among through during before after since until while as per via
  what which who whom whose when where why how all any both each few more most many much other another some several every either neither one two three first second third
  also just even still again ever never often always however therefore thus hence because although though whether rather quite instead like unlike upon across along
  let us see show shows shown given give gives use used using uses say says said get gets make makes made take takes taken know known called call following follows follow
  example examples figure table page section chapter new different various certain general important possible particular way ways thing things case cases kind type types part parts
  der die das den dem des ein eine einer eines einem einen und oder aber nicht kein keine ist sind war waren wird werden wurde wurden sein hat haben hatte kann können muss müssen soll sollen
  im in am an auf aus bei mit nach von vom vor zu zum zur für über unter durch gegen ohne um bis seit zwischen wie was wer wo wenn weil dass da so auch nur noch schon sehr mehr man wir sie ihr es er ich
  sich diese dieser dieses diesem diesen jede jeder jedes alle als beim ihre seine welche hier dort dann damit dabei also sowie bzw etwa etc beispiel beispiele abbildung tabelle kapitel abschnitt folgende folgenden
  le la les un une des du de et ou mais ne pas que qui quoi dont où est sont était être a ont avoir dans en sur sous par pour avec sans ce cet cette ces son sa ses leur leurs nous vous ils elles il elle on se au aux plus
  comme si tout toute tous toutes même aussi très entre chapitre exemple
  el los las unos unas y o pero no es son era ser fue ha han en por para con sin sobre entre desde hasta su sus este esta estos estas ese esa lo al del que como más muy también si ya capítulo sección ejemplo`
    .split(/\s+/)
    .map(folded),
);

/** Lower case without accents, so that headings in capitals and spellings without accents meet. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(folded(word));
}

const STEMS = new Map<string, string | null>();
const MOST_STEMS = 50_000;

/** The stems of the words that carry meaning, in their order, repeated ones included. */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const word of text.match(WORD) ?? []) {
    const stem = stemOf(word);
    if (stem) stems.push(stem);
  }
  return stems;
}

/** One light stem for four languages, the same for both sides of a comparison; null for words without meaning. */
export function stemOf(word: string): string | null {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const plain = folded(word).replace(/['’]s?$/, "");
  const is_empty = plain.length < 2 || /^\d/.test(plain) || STOP_WORDS.has(plain);
  const stem = is_empty ? null : shortened(plain);
  if (STEMS.size >= MOST_STEMS) STEMS.clear();
  STEMS.set(word, stem);
  return stem;
}

/** Endings by what they are replaced with, and the letters that must remain; the first of each row that fits. */
const ENDINGS: [RegExp, string, number][][] = [
  [
    [/yses$/, "ysis", 3],
    [/ices$/, "ix", 3],
    [/ex$/, "ix", 3],
    [/ies$/, "y", 2],
    [/(?<=ss|sh|ch|x|z)es$/, "", 3],
    [/(?<!s|u|i)s$/, "", 3],
  ],
  [
    [/ungen$/, "ung", 3],
    [/(?:ing|edly|ed|en|er|em|es|e)$/, "", 4],
  ],
  [
    [/(?:ation|ativ|ating|at)$/, "", 4],
    [/(?<=[st])(?:ion|iv)$/, "", 4],
    [/(?:ically|ical|ally|al|ic)$/, "", 5],
  ],
];

function shortened(word: string): string {
  let stem = word;
  for (const row of ENDINGS) {
    for (const [ending, instead, least] of row) {
      const next = stem.replace(ending, instead);
      if (next === stem || next.length < least) continue;
      stem = next;
      break;
    }
  }
  return stem.replace(/([bdfgmnprt])\1$/, "$1").replace(/(?<=.{3})y$/, "i");
}
