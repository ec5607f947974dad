import { pattern, source, words } from "@/lib/text/pattern";
import {
  ANSWER,
  ASSISTANT_INSTRUCTIONS,
  BECOME,
  COURSE_PAPERS,
  COURSE_PREPOSITIONS,
  DROP,
  EARLIER,
  EARLIER_INSTRUCTIONS,
  ENTER_MODE,
  EXTRACT,
  FREED,
  HACK_TARGETS,
  HIDDEN_PROMPT,
  IDENTITY,
  IGNORE_INSTRUCTIONS,
  INSTRUCTIONS,
  LEADING_WORDS,
  LIMITS,
  MODES,
  NEW_ORDERS,
  OVERRIDES,
  OWNERS,
  PLAYED_ROLES,
  PRETEND,
  PROMPT_ADJECTIVES,
  RESTRICTIONS,
  REVEAL,
  REVEAL_YOURS,
  SECRETS,
  UNRULY_ROLES,
  YOUR_SETTINGS,
} from "./override-words";

/** Whether one of the sentences orders the assistant to be another or to give away what it was told. */
export function isOverride(message: string): boolean {
  if (TOKENS.test(message)) return true;
  return (
    clausesOf(message).some(
      (clause) =>
        !STUDY_ORDER.test(clause) &&
        (ORDERS.some((order) => order.test(clause)) || isNewRole(clause)),
    ) || WORLDWIDE.some((order) => order.test(message))
  );
}

/** Marks by which a model tells its turns apart. */
const TOKENS = pattern("")`
  <\|(?:im_start|im_end|system|endoftext|user|assistant)\|>|
  \[\/?inst\]|
  <<\/?sys>>|
  (?:^|\n)\s{0,3}(?:#{1,4}\s?)?\[?(?:system|developer)(?: prompt| message)?\]?\s?:\s{0,3}
  (?:you (?:are|must|will|have)|ignore|override|disregard|new |from now|all )|
  \bbegin (?:new )?system (?:prompt|message)\b`;

/** The clauses of a message without what only leads up to the order, so that each pattern is anchored. */
function clausesOf(message: string): string[] {
  return message
    .split(
      /[.!?;:\n,(){}[\]…—–>|*#"“”]+|\s-+\s|\b(?:and|then|but|so|because|or|before that|after that|instead)\b/,
    )
    .map((clause) =>
      clause
        .replace(/[^\p{L}\p{N}' ]+/gu, " ")
        .replace(/ {2,}/g, " ")
        .trim(),
    )
    .map((clause) => clause.replace(LEAD, ""))
    .filter(Boolean);
}

const LEAD = pattern("")`^(?:${LEADING_WORDS} ){1,8}`;

/** At most three words in between. */
const GAP = source`(?:[\p{L}']+ ){0,3}?`;
const SOME_WORDS = source`(?:[\p{L}']+ ){0,6}`;
/** "all rules of inference" are the course's, "all rules" alone the assistant's. */
const NOT_OF_COURSE = source`
  (?! ${COURSE_PREPOSITIONS}\b
  (?! (?:this|your|you|the (?:chat|system|conversation|above)|any|were|have been|a moment|now)))`;
const ALL = source`(?:all|any|every)(?: of)?(?: the| these| those| my)? ?`;

const DROP_INSTRUCTIONS = [
  source`
    ^${DROP} (?:all |any |every |each |everything in )?(?:of )?
    (?:your|openai's|the developers?'?s?|the system|the assistant's|system|safety) ${GAP}${INSTRUCTIONS}\b`,
  source`
    ^${DROP} ${ALL}(?:${EARLIER}|past|initial|original|existing|given|other|system)
    (?: (?:system|given|set|safety|and|or|previous|prior|user|developer))* ${INSTRUCTIONS}\b`,
  source`^${DROP} ${ALL}${ASSISTANT_INSTRUCTIONS}\b${NOT_OF_COURSE}`,
  source`
    ^${DROP} (?:the |my |these |those |its )?(?:${EARLIER}|initial|original|existing|hidden)
    (?: (?:system|given|set|user|developer|safety))* ${EARLIER_INSTRUCTIONS}\b${NOT_OF_COURSE}`,
  source`
    ^${DROP} (?:the |these |those |its )
    (?:instructions|guidelines|prompt|guardrails|content (?:filter|policy)s?)\b${NOT_OF_COURSE}`,
  source`^${DROP} (?:previous|prior|above|earlier|all previous|instructions|rules)$`,
  source`
    ^${DROP} (?:everything|anything|all|whatever|what) (?:that )?
    (?:you(?:'ve| have| were| had|'re| are)? ?(?:been )?(?:told|instructed|taught|programmed|trained)|
    (?:openai|your (?:developer|creator|maker)s?) )`,
];

const BE_WITHOUT_RULES = [
  source`
    ^(?:you are|you're|act as if you are|be) (?:now )?
    (?:no longer|not) (?:an? |bound|restricted|limited|subject|required|under)`,
  source`^(?:you are|you're) (?:now )?${FREED}\b`,
  source`
    ^(?:you are|you're|be) (?:now )?(?:an? |the )?(?:[\p{L}']+ ){0,4}?
    (?:without|with no|free of|free from) (?:any |all |your )?(?:${LIMITS}|filters|ethics|boundaries)`,
  source`^(?:you|it) (?:now )?(?:have|has) no (?:more )?(?:${LIMITS}|filters|instructions|ethics|boundaries)`,
  source`
    ^${PRETEND} (?:that )?(?:you|there|your) (?:[\p{L}']+ ){0,4}?
    (?:no|without|free (?:of|from)|not have|don't have|do not have|unrestricted|unfiltered|uncensored)\b
    (?: (?:any|more|such|longer|your|all|bound|by))* ?
    (?:${LIMITS}|filters|instructions|ethics|boundaries|ai|$)`,
  source`^${ENTER_MODE} (?:the |your |into )?${MODES} mode`,
  source`^${OVERRIDES} override\b(?! (?:in|of|for|mean|is|vs|pattern|method|work))`,
  source`^do anything now|^(?:jailbreak|hack|exploit|attack|crack) ${HACK_TARGETS}`,
  source`^${ANSWER} ${SOME_WORDS}?without (?:any |your |the |all )?${RESTRICTIONS}\b`,
];

const TAKE_NEW_ORDERS = [
  source`
    ^(?:your|the|here are (?:your|the)|these are (?:your|the)|this is your) new ${NEW_ORDERS}\b
    (?! (?:of|for|in) )`,
  source`
    ^new (?:system )?(?:instructions?|prompt|directive|persona|identity)(?: for (?:you|the assistant|the ai))?$`,
  source`^(?:change|switch|replace|reset|rewrite|update) your ${IDENTITY}`,
];

const GIVE_THE_PROMPT_AWAY = [
  source`
    ^${REVEAL}(?: out| back| down)?(?: to)?(?: me| us)?
    (?: what| exactly)? (?:all |everything |word for word |the full |the entire |the contents? )?
    (?:of )?(?:is |are |was |were )?(?:your|the|its|this chat's)(?: ${PROMPT_ADJECTIVES})* ${HIDDEN_PROMPT}\b`,
  source`
    ^${REVEAL_YOURS}(?: me| us| to me)?(?: all)?(?: of)? your (?:[\p{L}']+ )?${YOUR_SETTINGS}\b
    (?! (?:of|for|on|about|in) )`,
  source`
    ^what (?:is|are|was|were|does) (?:your|the) (?:[\p{L}']+ )?
    (?:system prompt|initial prompt|hidden (?:prompt|instructions)|secret instructions)
    (?: (?:say|you|of this|given)|$)`,
  source`
    ^(?:repeat|print|output|copy|recite|show|write|say|display)
    (?: me| out)? (?:(?:all|every|any|the|each|of)(?: |$)){1,3}
    (?:words?|texts?|everything|sentences?|lines?|messages?|content)? ?
    above(?: (?:this|verbatim|word|starting|beginning|in a|exactly|line|message)|$)|
    ^(?:repeat|print|output|recite) everything (?:above|before this|you were told|in your)`,
  source`
    ^(?:repeat|print|output|recite) ${SOME_WORDS}
    (?:starting|beginning) (?:with|from) (?:you are|the phrase|your first)`,
  source`^what (?:were|have|did) you (?:been )?(?:told|instructed|programmed)`,
];

const MACHINES = words`server, system, machine, host, shell, database, backend`;
const REACH_THE_SERVER = [
  source`^${EXTRACT}(?: me| us)?(?: what)? (?:${OWNERS} ?)*${SECRETS}`,
  source`
    ^(?:run|execute|evaluate) (?:the following|this|these|my|a) (?:shell |system |sql |malicious )?
    (?:command|code|script|query)s? (?:on|in|at|against) (?:the|your) ${MACHINES}`,
  source`^connect to (?:the|your) (?:production |internal )?(?:database|server|backend)`,
];

const ORDERS = [
  ...DROP_INSTRUCTIONS,
  ...BE_WITHOUT_RULES,
  ...TAKE_NEW_ORDERS,
  ...GIVE_THE_PROMPT_AWAY,
  ...REACH_THE_SERVER,
].map((order) => new RegExp(order, "u"));

/** "Ignore the previous instructions on the worksheet": what is dropped belongs to the course. */
const STUDY_ORDER = pattern("u")`
  \b(?:on|in|of|for|from|about|by) (?:the |my |our |this |that |your )?(?:[\p{L}]+ )?${COURSE_PAPERS}\b`;

const ROLE = pattern("u")`^${BECOME} (?:an? |the |my |being )?(.*)$`;
const BAD_ROLE = pattern("")`\b${UNRULY_ROLES}\b|^developer(?: of this|$)|^system$`;

/** Becoming someone is a way to study, unless the one has no rules. */
function isNewRole(clause: string): boolean {
  const role = clause.match(ROLE)?.[1];
  if (role === undefined) return false;
  return BAD_ROLE.test(role) || (/^you(?:'re| are) now/.test(clause) && OTHER_ROLE.test(role));
}

const OTHER_ROLE = pattern("")`^${PLAYED_ROLES}\b`;

const WORLDWIDE = Object.values(IGNORE_INSTRUCTIONS)
  .flat()
  .map((order) => new RegExp(order, "u"));
