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
const TOKENS =
  /<\|(?:im_start|im_end|system|endoftext|user|assistant)\|>|\[\/?inst\]|<<\/?sys>>|(?:^|\n)\s{0,3}(?:#{1,4}\s?)?\[?(?:system|developer)(?: prompt| message)?\]?\s?:\s{0,3}(?:you (?:are|must|will|have)|ignore|override|disregard|new |from now|all )|\bbegin (?:new )?system (?:prompt|message)\b/;

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

const LEAD =
  /^(?:(?:please|now|just|ok|okay|hey|hi|hello|also|first|kindly|simply|immediately|important|attention|assistant|ai|chatgpt|bot|dear|well|next|finally|test|to|you (?:must|should|will|can|may|have to|need to|are to|shall)|(?:can|could|would|will|must|should) you|(?:i|we) (?:want|need|order|command|ask|instruct|expect|would like) you to|i'd like you to|your (?:task|job|goal|mission) (?:now )?is to|it is (?:ok|fine|okay) to|feel free to|from now on|starting now|try to|let's|for this (?:chat|conversation|answer|session)|i am your (?:developer|creator|admin)) ){1,8}/;

const DROP =
  "(?:ignore|disregard|forget|bypass|override|overrule|circumvent|neglect|dismiss|discard|erase|delete|skip|violate|break|drop|abandon|stop (?:following|obeying)|(?:do not|don't|not|never|no longer) (?:follow|obey|apply|respect|listen to)|pay no attention to|set aside|throw away|reset|clear|disable|turn off|deactivate|switch off|remove)";
const GAP = "(?:[\\p{L}']+ ){0,3}?";
const TOLD =
  "(?:instructions?|prompts?|guidelines?|directives?|system messages?|programming|rules?|restrictions?|polic(?:y|ies)|filters?|guardrails?|safeguards?|constraints?|limitations?|limits|orders?|commands?|directions?|training|safety(?: measures| features| checks)?|moderation|protocols?|boundaries|ethics|censorship|security)";
/** "all rules of inference" are the course's, "all rules" alone the assistant's. */
const NOT_OF_COURSE =
  "(?! (?:of|for|about|on|in|from|regarding|concerning|to|at|by|given|we|i|when|while|that|which|like|such|as|except)\\b(?! (?:this|your|you|the (?:chat|system|conversation|above)|any|were|have been|a moment|now)))";

const ORDERS = [
  `^${DROP} (?:all |any |every |each |everything in )?(?:of )?(?:your|openai's|the developers?'?s?|the system|the assistant's|system|safety) ${GAP}${TOLD}\\b`,
  `^${DROP} (?:all|any|every)(?: of)?(?: the| these| those| my)? ?(?:previous|prior|above|earlier|preceding|former|past|initial|original|existing|given|other|system)(?: (?:system|given|set|safety|and|or|previous|prior|user|developer))* ${TOLD}\\b`,
  `^${DROP} (?:all|any|every)(?: of)?(?: the| these| those| my)? ?(?:instructions?|prompts?|guidelines?|directives?|rules|restrictions|polic(?:y|ies)|filters|guardrails|safeguards|safety)\\b${NOT_OF_COURSE}`,
  `^${DROP} (?:the |my |these |those |its )?(?:previous|prior|above|earlier|preceding|former|initial|original|existing|hidden)(?: (?:system|given|set|user|developer|safety))* (?:instructions?|prompts?|guidelines?|directives?|system messages?|programming|training)\\b${NOT_OF_COURSE}`,
  `^${DROP} (?:the |these |those |its )(?:instructions|guidelines|prompt|guardrails|content (?:filter|policy)s?)\\b${NOT_OF_COURSE}`,
  `^${DROP} (?:previous|prior|above|earlier|all previous|instructions|rules)$`,
  `^${DROP} (?:everything|anything|all|whatever|what) (?:that )?(?:you(?:'ve| have| were| had|'re| are)? ?(?:been )?(?:told|instructed|taught|programmed|trained)|(?:openai|your (?:developer|creator|maker)s?) )`,
  "^(?:you are|you're|act as if you are|be) (?:now )?(?:no longer|not) (?:an? |bound|restricted|limited|subject|required|under)",
  "^(?:you are|you're) (?:now )?(?:free|unrestricted|unfiltered|uncensored|jailbroken|liberated)\\b",
  "^(?:you are|you're|be) (?:now )?(?:an? |the )?(?:[\\p{L}']+ ){0,4}?(?:without|with no|free of|free from) (?:any |all |your )?(?:rules|restrictions|limits|limitations|guidelines|filters|ethics|boundaries)",
  "^(?:you|it) (?:now )?(?:have|has) no (?:more )?(?:rules|restrictions|limits|limitations|guidelines|filters|instructions|ethics|boundaries)",
  "^(?:pretend|imagine|assume|suppose|act as if|act like|behave as if|respond as if|answer as if|hypothetically) (?:that )?(?:you|there|your) (?:[\\p{L}']+ ){0,4}?(?:no|without|free (?:of|from)|not have|don't have|do not have|unrestricted|unfiltered|uncensored)\\b(?: (?:any|more|such|longer|your|all|bound|by))* ?(?:rules|restrictions|limits|limitations|guidelines|filters|instructions|ethics|boundaries|ai|$)",
  "^(?:enable|enter|activate|start|switch (?:in)?to|go (?:in)?to|turn on|engage|unlock|boot into) (?:the |your |into )?(?:developer|dev|debug|god|admin|administrator|root|sudo|jailbreak|unrestricted|unfiltered|dan|maintenance|evil|unsafe) mode",
  "^(?:developer|admin|administrator|system|root|security|emergency|instruction|safety) override\\b(?! (?:in|of|for|mean|is|vs|pattern|method|work))",
  "^do anything now|^(?:jailbreak|hack|exploit|attack|crack) (?:yourself|this (?:ai|chat|chatbot|assistant|system|app|site)|the (?:system|assistant|chatbot|app|server|database|website|site|school|university)|into (?:the|my|our|your|his|her|this) |your (?:system|server|database))",
  "^(?:your|the|here are (?:your|the)|these are (?:your|the)|this is your) new (?:instructions?|role|identity|persona|system prompt|rules|directive|purpose|master)\\b(?! (?:of|for|in) )",
  "^new (?:system )?(?:instructions?|prompt|directive|persona|identity)(?: for (?:you|the assistant|the ai))?$",
  "^(?:change|switch|replace|reset|rewrite|update) your (?:role|identity|persona|character|personality|instructions|rules|system prompt|programming)",
  "^(?:answer|respond|reply|obey|comply|speak|talk|act|operate|work|do (?:it|this|that)) (?:[\\p{L}']+ ){0,6}?without (?:any |your |the |all )?(?:restrictions?|filters?|filtering|rules|limits|limitations|censorship|guidelines|safety|ethics|moderation)\\b",
  "^(?:reveal|show|print|repeat|display|output|tell|give|leak|dump|expose|share|write|list|copy|paste|say|return|recite|summari[sz]e|translate|encode|send|disclose|type|spell|provide|read)(?: out| back| down)?(?: to)?(?: me| us)?(?: what| exactly)? (?:all |everything |word for word |the full |the entire |the contents? )?(?:of )?(?:is |are |was |were )?(?:your|the|its|this chat's)(?: (?:full|entire|exact|complete|own|secret|hidden|initial|original|internal|system|confidential|developer|current|first|whole|very|raw|base|private))* (?:system (?:prompt|message|instructions?)|(?:hidden|secret|internal|initial|confidential|developer|original) (?:prompt|instructions?|rules|message|guidelines)|prompt(?! for)|config(?:uration)? prompt)\\b",
  "^(?:reveal|show|print|repeat|display|output|tell|give|leak|dump|expose|share|list|copy|recite|disclose|what (?:is|are|was|were|exactly are))(?: me| us| to me)?(?: all)?(?: of)? your (?:[\\p{L}']+ )?(?:instructions|guidelines|rules|directives|restrictions|programming|configuration|guardrails|system prompt|prompt|filters)\\b(?! (?:of|for|on|about|in) )",
  "^what (?:is|are|was|were|does) (?:your|the) (?:[\\p{L}']+ )?(?:system prompt|initial prompt|hidden (?:prompt|instructions)|secret instructions)(?: (?:say|you|of this|given)|$)",
  "^(?:repeat|print|output|copy|recite|show|write|say|display)(?: me| out)? (?:(?:all|every|any|the|each|of)(?: |$)){1,3}(?:words?|texts?|everything|sentences?|lines?|messages?|content)? ?above(?: (?:this|verbatim|word|starting|beginning|in a|exactly|line|message)|$)|^(?:repeat|print|output|recite) everything (?:above|before this|you were told|in your)",
  "^(?:repeat|print|output|recite) (?:[\\p{L}']+ ){0,6}(?:starting|beginning) (?:with|from) (?:you are|the phrase|your first)",
  "^what (?:were|have|did) you (?:been )?(?:told|instructed|programmed)",
  "^(?:show|dump|print|export|leak|give|reveal|list|send|tell|extract|steal|return|read|display|what (?:is|are))(?: me| us)?(?: what)? (?:(?:all|every|the|your|any|out|of|other|server's|system's|admin|root|secret|openai|database|private|my teacher's|another|someone else's) ?)*(?:environment variables?|env vars?|api keys?|secret keys?|private keys?|credentials|access tokens?|admin(?:istrator)? passwords?|database passwords?|passwords? of|other (?:users|students)'? |(?:users?|students?|everyone)'?s? (?:passwords|data|private|emails|e mails|grades of others|messages|files|documents)|database$|database contents|server files|confidential (?:data|files))",
  "^(?:run|execute|evaluate) (?:the following|this|these|my|a) (?:shell |system |sql |malicious )?(?:command|code|script|query)s? (?:on|in|at|against) (?:the|your) (?:server|system|machine|host|shell|database|backend)",
  "^connect to (?:the|your) (?:production |internal )?(?:database|server|backend)",
].map((pattern) => new RegExp(pattern, "u"));

/** "Ignore the previous instructions on the worksheet": what is dropped belongs to the course. */
const STUDY_ORDER =
  /\b(?:on|in|of|for|from|about|by) (?:the |my |our |this |that |your )?(?:[\p{L}]+ )?(?:worksheet|homework|assignment|lab|exercise|textbook|chapter|lecture|slides?|problem|recipe|essay prompt|teacher|professor)\b/u;

const ROLE =
  /^(?:you are now|you're now|act as|act like|pretend (?:to be|that you are|you are|you're|that you're)|role ?play as|behave (?:as|like)|become|simulate|imagine (?:that )?you are|your new role is|respond as|speak as|take on the role of|assume the role of) (?:an? |the |my |being )?(.*)$/u;
const BAD_ROLE =
  /\b(?:admin|administrator|root|superuser|developer mode|system (?:admin|prompt)|unrestricted|unfiltered|uncensored|evil|jailbroken|hacker|dan|(?:an?|another|different) ai|ai (?:that|without|with no|who)|chatbot (?:that|without)|language model|assistant (?:that|without|who)|no (?:rules|restrictions|limits|limitations|filters|guidelines|ethics)|without (?:any )?(?:rules|restrictions|limits|filters|ethics|guidelines)|god mode|in (?:debug|developer|admin) mode|malware|criminal|terminal|shell|linux|sudo|opposite mode|free from)\b|^developer(?: of this|$)|^system$/;

/** Becoming someone is a way to study, unless the one has no rules. */
function isNewRole(clause: string): boolean {
  const role = clause.match(ROLE)?.[1];
  if (role === undefined) return false;
  return BAD_ROLE.test(role) || (/^you(?:'re| are) now/.test(clause) && OTHER_ROLE.test(role));
}

const OTHER_ROLE =
  /^(?:pirate|girlfriend|boyfriend|lover|villain|demon|god|cat|dog|robot|comedian|rapper|character|bot|someone else|dictator|gangster|thief|spy|salesman|lawyer|doctor|friend)\b/;

/** The first sentence of every list of attacks, in the languages students write in. */
const WORLDWIDE = [
  /ignorier(?:e|en sie|t)? (?:bitte )?(?:alle |die |deine |sämtliche )+(?:vorherigen |bisherigen |obigen |früheren |vorangegangenen )?(?:anweisungen|instruktionen|regeln|vorgaben|befehle)(?! (?:der|des|für|zur?) )/u,
  /vergiss (?:bitte )?(?:alle |die |deine )+(?:vorherigen |bisherigen )?(?:anweisungen|regeln|vorgaben)(?! (?:der|des|für|zur?) )/u,
  /(?:ignore[zr]?|oublie[zr]?) (?:toutes? )?(?:les|tes|vos) (?:instructions|consignes|règles)(?: précédentes| antérieures| système| ci-dessus|$|[.,;!])/u,
  /(?:ignora|ignore|olvida|olvide) (?:todas )?(?:las|tus|sus) (?:instrucciones|reglas|indicaciones)(?: anteriores| previas| del sistema|$|[.,;!])/u,
  /ignor[ae] (?:tutte )?(?:le|todas as|as|suas) (?:istruzioni|instruções|regole|regras)(?: precedenti| anteriores|$|[.,;!])/u,
  /(?:игнорируй|проигнорируй|забудь|игнорируйте|забудьте) (?:все )?(?:свои )?(?:предыдущие |прежние |прошлые )?(?:инструкции|указания|правила)(?! (?:по|для|о) )/u,
  /(?:忽略|無視|无视|忘记|忘掉|忽視).{0,6}(?:之前|以上|先前|所有|前面|此前|你).{0,6}(?:指令|指示|提示词?|規則|规则|命令|设定)/u,
  /(?:以前|これまで|上記|前|すべて|全て)の.{0,6}(?:指示|命令|ルール|プロンプト)を.{0,4}(?:無視|忘れ)/u,
  /(?:이전|위|모든|앞선).{0,6}(?:지시|명령|규칙|프롬프트).{0,6}(?:무시|잊)/u,
  /(?:تجاهل|انس|تجاهلي) (?:جميع |كل |كافة )?(?:التعليمات|الأوامر|القواعد|تعليماتك)(?: السابقة| أعلاه| الخاصة|$|[.،!])/u,
  /(?:पिछले|सभी|पहले के) .{0,12}(?:निर्देश|नियम)\S{0,4} को .{0,10}(?:अनदेखा|नज़रअंदाज़|भूल)/u,
];
