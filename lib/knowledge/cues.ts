import { pattern, source, words } from "@/lib/text/pattern";
import { sentenceAt } from "@/lib/text/sentences";

/** What a sentence says must be known: a number of a section, or words that may name a topic. */
export type Cue = {
  number: string | null;
  words: string;
  /** "prerequisite" may refer to a later part of the document; "recall" and "mention" only to an earlier one. */
  kind: "prerequisite" | "needs" | "recall" | "mention";
};

const THAT_READERS_KNOW = source`
  that (?:you|the reader|readers) (?:know|understand|are familiar with|is familiar with)`;
const SOME_KNOWLEDGE = source`
  (?:some |basic |prior |a |good |working )*(?:knowledge|familiarity|understanding|acquaintance)(?: of| with)`;
/** "Prerequisites for this chapter" are, "prerequisites for a later one" are not. */
const NOT_OF_ANOTHER = source`(?! (?:for|of|to) (?!this))`;
const PREREQUISITE = {
  en: words`
    prerequisites?${NOT_OF_ANOTHER}(?: for this \w+)?(?: is| are|:),
    assum(?:es?|ing) (?:${THAT_READERS_KNOW}|${SOME_KNOWLEDGE}),
    requires? (?:some |basic |prior |a |good |thorough |working )*(?:knowledge|familiarity|understanding)(?: of| with),
    presuppos(?:es?|ing), build(?:s|ing)? (?:up)?on, familiar(?:ity)? with, you should (?:already )?(?:know|understand)
  `,
  de: words`
    voraussetzung(?:en)?(?: ist| sind| für dieses kapitel)?:, voraussetzung(?:en)? (?:ist|sind),
    setzt\b(?=[^.!?\n]{3,120}\bvoraus\b), baut\b(?= (?:auf|direkt auf)[^.!?\n]{3,120}\bauf\b), aufbauend auf
  `,
  fr: words`
    prérequis\s*:?, (?:sup)?pose connue?s?, suppose (?:la |une )?(?:connaissance|maîtrise)s? d(?:e|u|es),
    s['’]appuie sur, repose sur
  `,
  es: words`
    prerrequisitos?\s*:?, requisitos previos\s*:?, presupone, supone conocimientos? de, se basa en
  `,
};
const NEEDS = {
  en: words`requires?(?! (?:that|no|only|us|you|more|less|some )), depends? on, rel(?:y|ies) on`,
  de: words`erfordert, benötigt`,
  fr: words`nécessite`,
  es: words`requiere`,
};
const RECALLED = words`
  that, from, the, our, what (?:you|we), when (?:you|we), per, section, chapter, definition, theorem, lemma
`;
const RECALL = {
  en: words`
    recall(?:ing)?\b(?= ${RECALLED}\b|,), remember (?:from|that|the),
    as (?:we )?(?:have )?(?:saw|seen|learn(?:ed|t)|discussed|shown|explained)(?: earlier| before)?,
    (?:you|we)(?: have)? (?:already )?learn(?:ed|t) (?:about|in(?! this)),
    (?:the |our |your )(?:chapter|unit|section|lecture) on
  `,
  de: words`
    zur erinnerung, (?:wir )?erinnern (?:wir )?(?:uns )?an, wie (?:wir )?(?:bereits )?(?:in|im|oben)
  `,
  fr: words`rappelons, comme (?:nous l['’]avons |on l['’]a )?vu`,
  es: words`recordemos, recuerd[ea], como (?:ya )?(?:vimos|se vio|hemos visto)`,
};
const PARTS = {
  en: words`
    chapters?, sections?, sec\., chap\., §§?, lectures?, units?, theorems?, lemmas?, propositions?, definitions?,
    corollar(?:y|ies)
  `,
  de: words`kapiteln?, kap\., abschnitt(?:s|en)?, vorlesung, satz`,
  fr: words`chapitres?, théorème, définition`,
  es: words`capítulos?, sección, secciones, teorema, definición`,
};
/** "Section 3.1" */
const REFERENCE = source`${PARTS}\s*(\d{1,3}(?:\.\d{1,3})*)`;

const CUE = pattern("giu")`
  (?<![\p{L}\p{N}])(?:
  (?<p>${PREREQUISITE})|(?<n>${NEEDS}(?![\p{L}]))|(?<r>${RECALL})|(?<m>${REFERENCE})
  )`;
const IS_DENIED = /\b(?:not|no|never|without|nicht|kein\w*|ohne|sans|ne|sin)\s+(?:\w+\s+)?$/iu;
const NECESSARY = {
  en: words`necessary, required, needed, assumed, presupposed`,
  de: words`nötig, notwendig, erforderlich, vorausgesetzt`,
  fr: words`nécessaires?`,
  es: words`necesari[oa]s?`,
};
const IS_DENIED_AFTER = pattern("iu")`\b(?:not|nicht|pas|no)\s+(?:\w+\s+)?${NECESSARY}\b`;
const ELSEWHERE = /\d{4}[a-z]?,\s*$/;
const OF_ANOTHER_BOOK = /^(?:\.\d+)*\s+(?:of|in|by|von|de)\s+(?:the\s+)?\p{Lu}\p{L}+(?! \d)/u;
const MOST_WORDS = 14;
const REFERENCES = new RegExp(REFERENCE, "giu");
const MOST_REFERENCES = 3;

/** Sentences of a text that say what must be known before, verbatim. */
export function cueSentences(text: string): string[] {
  const quotes: string[] = [];
  for (const match of text.matchAll(CUE)) {
    const quote = sentenceAt(text, match.index);
    if (quote && quotes.at(-1) !== quote) quotes.push(quote);
  }
  return quotes;
}

/** What the cues of one sentence point to. */
export function cuesOf(sentence: string): Cue[] {
  const cues: Cue[] = [];
  // A list of chapters says nothing of what comes before what.
  if ((sentence.match(REFERENCES)?.length ?? 0) > MOST_REFERENCES) return cues;
  if (IS_DENIED_AFTER.test(sentence)) return cues;
  let strongest: Cue["kind"] | null = null;
  for (const match of sentence.matchAll(CUE)) {
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    if (IS_DENIED.test(before) || /^\s+(?:no|nothing|kein\w*|nichts)\b/iu.test(after)) continue;
    const { p, n, r } = match.groups ?? {};
    if (p || n || r) {
      const kind = p ? "prerequisite" : n ? "needs" : "recall";
      if (strongest === null || kind === "prerequisite") strongest = kind;
      cues.push({ number: null, words: clauseOf(after), kind });
      continue;
    }
    if (ELSEWHERE.test(before) || OF_ANOTHER_BOOK.test(after)) continue;
    const number = match.at(-1) ?? null;
    // Only a cue that stands before the reference speaks of it.
    cues.push({ number, words: "", kind: strongest ?? "mention" });
  }
  return cues;
}

function clauseOf(after: string): string {
  const end = after.search(
    /[;!?]|\.\s|\.$| because | in order | so that | which | weil | damit /iu,
  );
  const clause = end === -1 ? after : after.slice(0, end);
  return clause
    .split(/\s+/)
    .slice(0, MOST_WORDS + 1)
    .join(" ")
    .trim();
}
