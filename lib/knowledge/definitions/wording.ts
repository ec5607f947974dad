import { pattern, source, words } from "@/lib/text/pattern";

/** What stands around a term in a sentence that says what it is: patterns for what follows it and for what precedes. */

/** Between a term and what is said of it: "X (Y, 2001), also called Z, is". */
const BESIDE = source`
  ["'”’»*_]{0,3}(?:\s?\([^()]{1,80}\)|\s?\[\d{1,3}\])?["'”’»*_]{0,2}
  (?:,\s(?:also|or|sometimes|often|better|aussi|auch|también)\s[^,.;:]{1,60},|\s?[—–]\s?[^—–.]{1,80}[—–])?`;
const ADVERBS = words`
  also, often, usually, generally, commonly, sometimes, simply, typically, basically, essentially, thus, therefore,
  then, perhaps, best, formally, broadly, actually, really
`;
const ADVERB = source`(?:${ADVERBS}\s|(?:can|may|could|might) be\s)?`;
const IS = {
  en: words`is, are, was, were, refers? to being, can be, may be`,
  de: words`ist, sind, war, waren`,
  fr: words`est, sont, était, étaient, c['’]est`,
  es: words`es, son, era, eran`,
};
const KIND_OF = {
  en: words`
    an?, the, any, one of, when, where, how, what, that, any(?:thing|one), some(?:thing|one), those, all, our, your
  `,
  de: words`ein, eine, der, die, das, jede[rs]?, diejenigen?`,
  fr: words`une?, le, la, les, l['’]\p{L}+, des, tout`,
  es: words`una?, el, la, los, las, cualquier, todo`,
};
const MEANS = {
  en: words`
    means?, meaning, refers? (?:\w+ )?to, referring to, denotes?, describes?, stands? for, represents?, signif(?:y|ies),
    (?:is|are|was|can be|may be) (?:\w+ )?(?:defined|described|understood|thought of|characteri[sz]ed|referred to)
      (?:\w+ )?(?:as|by), defined as, is meant, we mean, i mean, means that
  `,
  de: words`
    bezeichnet, bezeichnen, bedeutet, bedeuten, meint, steht für, versteht man, nennt man, heißt, wird definiert
  `,
  fr: words`désigne(?:nt)?, signifie(?:nt)?, se définit, est définie? comme, correspond à, on entend`,
  es: words`significa, designa, se refiere a, se define como, se entiende, se llama, consiste en`,
  zh: words`是, 是指`,
  ja: words`とは`,
  ko: ["은 ", "는 ", "이란 "],
};
const DOES = words`
  occurs?, happens?, involves?, consists?, includes?, comprises?, contains?, states?, asserts?, suggests?, proposes?,
  holds?, maintains?, argues?, emphasi[sz]es?, focus(?:es)?, examines?, stud(?:y|ies), measures?, determines?, allows?,
  enables?, helps?, begins?, develops?, produces?, provides?, uses?, takes?, results?, arises?, deals?, concerns?,
  explains?, predicts?, tends?, seeks?, requires?, exists?, carr(?:y|ies), regulates?, controls?, specif(?:y|ies)
`;
const CALLED = {
  en: words`
    called, termed, known as, known to \w+ as, referred to (?:\w+ ){0,3}as, named, dubbed,
    labell?ed, coined, described as, defined as, calls?, say, the term,
    the concept of, the phrase, the word, the name, what is
  `,
  de: words`heißt, heißen, nennt man, nennen wir, genannt, sogenannte[nrs]?, als, der begriff, unter`,
  fr: words`appelée?s?, appelle, nommée?s?, nomme, dite?s?, le terme, par`,
  es: words`llamad[oa]s?, llama, denominad[oa]s?, denomina, conocid[oa]s? como, conoce como, el término, por`,
};
const ARTICLE = words`an?, the, ein, eine, einen, der, die, das, den, une?, le, la, les, una, el, los, las`;
const NOT_NAMED = words`such as, like, for example, for instance, including, e\.g\., as well as, and, or, between`;
const OPENS = source`(?:["'“‘«*_(]{0,3})`;

export const AFTER = {
  is_a: pattern("iu")`^${BESIDE}\s${IS}\s${ADVERB}${KIND_OF}(?![\p{L}])`,
  is: pattern("iu")`^${BESIDE}\s${IS}\s`,
  is_not: pattern(
    "iu",
  )`^${BESIDE}\s(?:${IS}\s(?:not|never|no|nicht|kein|pas)|isn['’]t|aren['’]t|n['’]est)(?![\p{L}])`,
  is_called: pattern("iu")`^${BESIDE}\s${IS}\s${ADVERB}(?:called|known|named|termed)(?![\p{L}])`,
  is_done: pattern(
    "iu",
  )`^${BESIDE}\s(?:is|are|was|were|has|have|had)\s${ADVERB}\p{L}+(?:ed|ing|en)(?![\p{L}])`,
  means: pattern("iu")`^${BESIDE}\s?(?:${ADVERB}${MEANS})(?![\p{Ll}])`,
  does: pattern("iu")`^${BESIDE}\s(?:${ADVERB}${DOES})(?![\p{L}])`,
  verb: /^\s\p{Ll}{2,}[^s\s]s\s(?!of\b|in\b)/u,
  which_is: pattern("iu")`
    ^${BESIDE}\s?[,—–]\s?["'”’»]?\s?(?:which|that|who|das|die|der|qui|que)\s${ADVERB}(?:${IS}|${MEANS})(?![\p{L}])`,
  which: pattern(
    "iu",
  )`^${BESIDE}\s?[,—–]\s?["'”’»]?\s?(?:which|in which|where|when|whereby|by which)\s`,
  comma_kind: pattern("iu")`
    ^${BESIDE}\s?[,—–]["'”’»]?\s?
    (?:or|meaning|defined|i\.e\.,?|that is,?|an?|the|oder|d\.h\.,?|ou|c['’]est-à-dire|o|es decir)
    (?![\p{L}])`,
  bracket_kind: /^["'”’»]?\s\((?!\p{Lu}{2,}s?\)|\p{Lu}[^()]{0,60}\d{4}|\)|\d)/u,
  comma_bare:
    /^["'”’»]?\s?,["'”’»]?\s\p{Ll}[^,.;:()]{5,80}\s(?:that|which|who|of|in|used|die|der|das|qui|que)\s/u,
  is_state: pattern("iu")`
    ^${BESIDE}\s(?:is|are|can be|may be)\s${ADVERB}(?:involved|associated|characteri[sz]ed|motivated|marked|concerned|
    responsible|based|made up|composed|designed|used|important|defined|caused|aimed|intended|determined|related|located|
    divided|measured|given|found|considered|thought|the)(?![\p{L}])`,
  comma: /^["'”’»]?(?:\s\([^()]{1,60}\))?,/u,
  dash: /^["'”’»*_]{0,3}(?:\s?\([^()]{1,60}\))?\s?[:—–]\s?(?!\d)|^["'”’»*_]{0,3}\s-\s/u,
  ends: /^["'”’»*_)]{0,3}(?:\s?\([^()]{0,80}\))?[.,;]?["'”’»*_)]{0,2}$/u,
} as const;

export const BEFORE = {
  called: pattern("iu")`(?:^|[\s—–(])${CALLED}\s(?:${ARTICLE}\s)?${OPENS}$`,
  comma_or: pattern("iu")`[,(—–]\s?(?:or|oder|ou|o)\s(?:${ARTICLE}\s)?${OPENS}$`,
  set_off: /(?:[—–(:]|,\s(?:an?|the|called))\s?["'“‘«*_]{0,2}$/u,
  by: pattern("iu")`^(?:by|par|por|unter)\s(?:${ARTICLE}\s)?${OPENS}$`,
  not_named: pattern("iu")`(?:^|[\s(])${NOT_NAMED}\s(?:${ARTICLE}\s)?${OPENS}$`,
  preposition: pattern("iu")`
    (?:^|\s)(?:of|in|for|to|with|by|from|on|about|through|at|into|during|under|than|von|mit|bei|de|du|en)\s
    (?:${ARTICLE}\s)?${OPENS}$`,
  opens_with: pattern(
    "iu",
  )`^(?:with|in|during|through|under|bei|dans|en|con)\s(?:${ARTICLE}\s)?${OPENS}$`,
  person_with: pattern("iu")`
    (?<!\p{L})(?:people|persons?|individuals?|patients|those|someone|children|adults)\s(?:with|who|in|that)\s
    [^,.;:]{0,40}$`,
  according: /(?:^|\s)according to\s(?:\p{L}+['’]s\s|the\s)?$/iu,
  article: pattern("iu")`(?:^|\s)${ARTICLE}\s${OPENS}$`,
} as const;

/** Nouns of which a definition makes a special kind. */
const GENUS_WORDS = {
  en: words`
    process(?:es)?, abilit(?:y|ies), stud(?:y|ies), types?, forms?, kinds?, theor(?:y|ies), sets?, groups?, systems?,
    methods?, techniques?, measures?, structures?, parts?, regions?, areas?, branch, field, science, disciplines?,
    beliefs?, ideas?, concepts?, principles?, tendenc(?:y|ies), states?, conditions?, disorders?, disease, diseases,
    behaviou?rs?, actions?, act, responses?, reactions?, changes?, degree, amount, number, rate, measurements?, level,
    perspective, approach(?:es)?, views?, models?, functions?, relationships?, phenomen(?:on|a), events?, objects?,
    substances?, chemicals?, hormones?, cells?, tissues?, organs?, glands?, nerves?, muscles?, bones?, membranes?,
    substance, layers?, molecules?, compounds?, units?, devices?, instruments?, tests?, tools?, rules?, laws?,
    persons?, people, individuals?, members?, organi[sz]ations?, institutions?, polic(?:y|ies), powers?, rights?,
    practices?, patterns?, periods?, stages?, phases?, series, sequences?, collections?, property, properties,
    characteristics?, traits?, feelings?, emotions?, attitudes?, judge?ments?, perceptions?, experiences?, knowledge,
    lists?, statements?, explanations?, terms?, words?, ways?, means, procedures?, situations?, differences?, loss,
    lack, inability, use, failure, fear, therap(?:y|ies), treatments?, movements?, space, point, fluids?, proteins?
  `,
  de: words`
    Teil, Form, Art, Lehre, Wissenschaft, Verfahren, Prozess, Vorgang, Begriff, Gruppe, Menge, Methode, Eigenschaft,
    Fähigkeit, Zustand, Theorie, Einheit, System, Größe
  `,
  fr: words`
    partie, forme, type, science, étude, processus, ensemble, groupe, méthode, propriété, capacité, état, théorie,
    unité, système, grandeur
  `,
  es: words`
    parte, forma, tipo, ciencia, estudio, proceso, conjunto, grupo, método, propiedad, capacidad, estado, teoría,
    unidad, sistema, magnitud
  `,
};
export const GENUS = pattern("iu")`(?<![\p{L}])${GENUS_WORDS}(?![\p{L}])`;

/** What goes on from the kind to what sets it apart. */
export const APART = pattern("iu")`
  (?<![\p{L}])(?:that|which|who|whose|where|when|of|by|used|in which|to|from|between|dass|der|die|das|qui|que|dont)
  (?![\p{L}])`;

export const REFERS_BACK = pattern("iu")`
  ^${OPENS}(?:this|that|these|those|it|its|they|their|he|she|his|her|such|however|but|also|instead|consequently|
  additionally|moreover|furthermore|in addition|similarly|likewise|in contrast|on the other hand|dies\p{L}*|sie|er|es|
  cette|cet|ce|elle|ils|este|esta|esto)(?![\p{L}])`;
export const GIVES_EXAMPLE = pattern("iu")`
  (?:^|[\s(])(?:for example|for instance|e\.g\.|an example|imagine|consider|suppose|let['’]s|zum beispiel|
  par exemple|por ejemplo)(?![\p{L}])`;
export const LEADS_READER = pattern("iu")`
  (?:^|[\s(])(?:you will learn|in this (?:chapter|section)|we will|learn more|link to learning|watch this|visit this|
  discussed|figure|credit|as shown|table|see (?:figure|table|chapter)|next we|let['’]s)(?![\p{L}])`;
