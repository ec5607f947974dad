import { source, words } from "@/lib/text/pattern";

/** What only leads up to an order: "please", "I want you to". */
export const LEADING_WORDS = words`
  please, now, just, ok, okay, hey, hi, hello, also, first, kindly, simply, immediately, important, attention,
  assistant, ai, chatgpt, bot, dear, well, next, finally, test, to,
  you (?:must|should|will|can|may|have to|need to|are to|shall), (?:can|could|would|will|must|should) you,
  (?:i|we) (?:want|need|order|command|ask|instruct|expect|would like) you to, i'd like you to,
  your (?:task|job|goal|mission) (?:now )?is to, it is (?:ok|fine|okay) to, feel free to, from now on, starting now,
  try to, let's, for this (?:chat|conversation|answer|session), i am your (?:developer|creator|admin)
`;

/** To stop obeying. */
export const DROP = words`
  ignore, disregard, forget, bypass, override, overrule, circumvent, neglect, dismiss, discard, erase, delete, skip,
  violate, break, drop, abandon, stop (?:following|obeying),
  (?:do not|don't|not|never|no longer) (?:follow|obey|apply|respect|listen to), pay no attention to, set aside,
  throw away, reset, clear, disable, turn off, deactivate, switch off, remove
`;
/** What an assistant was given to obey. */
export const INSTRUCTIONS = words`
  instructions?, prompts?, guidelines?, directives?, system messages?, programming, rules?, restrictions?,
  polic(?:y|ies), filters?, guardrails?, safeguards?, constraints?, limitations?, limits, orders?, commands?,
  directions?, training, safety(?: measures| features| checks)?, moderation, protocols?, boundaries, ethics,
  censorship, security
`;
/** Of these even "all" alone means the assistant's; "all training" may be of a course. */
export const ASSISTANT_INSTRUCTIONS = words`
  instructions?, prompts?, guidelines?, directives?, rules, restrictions, polic(?:y|ies), filters, guardrails,
  safeguards, safety
`;
export const EARLIER_INSTRUCTIONS = words`
  instructions?, prompts?, guidelines?, directives?, system messages?, programming, training
`;
export const EARLIER = words`previous, prior, above, earlier, preceding, former`;
/** Prepositions by which "all rules of inference" become the course's. */
export const COURSE_PREPOSITIONS = words`
  of, for, about, on, in, from, regarding, concerning, to, at, by, given, we, i, when, while, that, which, like, such,
  as, except
`;

export const LIMITS = words`rules, restrictions, limits, limitations, guidelines`;
export const FREED = words`free, unrestricted, unfiltered, uncensored, jailbroken, liberated`;
export const PRETEND = words`
  pretend, imagine, assume, suppose, act as if, act like, behave as if, respond as if, answer as if, hypothetically
`;
export const ENTER_MODE = words`
  enable, enter, activate, start, switch (?:in)?to, go (?:in)?to, turn on, engage, unlock, boot into
`;
export const MODES = words`
  developer, dev, debug, god, admin, administrator, root, sudo, jailbreak, unrestricted, unfiltered, dan, maintenance,
  evil, unsafe
`;
export const OVERRIDES = words`developer, admin, administrator, system, root, security, emergency, instruction, safety`;
/** What must not be broken into. */
export const HACK_TARGETS = words`
  yourself, this (?:ai|chat|chatbot|assistant|system|app|site),
  the (?:system|assistant|chatbot|app|server|database|website|site|school|university),
  into (?:the|my|our|your|his|her|this)[ ], your (?:system|server|database)
`;
export const IDENTITY = words`
  role, identity, persona, character, personality, instructions, rules, system prompt, programming
`;
export const NEW_ORDERS = words`
  instructions?, role, identity, persona, system prompt, rules, directive, purpose, master
`;
export const ANSWER = words`
  answer, respond, reply, obey, comply, speak, talk, act, operate, work, do (?:it|this|that)
`;
export const RESTRICTIONS = words`
  restrictions?, filters?, filtering, rules, limits, limitations, censorship, guidelines, safety, ethics, moderation
`;

/** To give away a text. */
export const REVEAL = words`
  reveal, show, print, repeat, display, output, tell, give, leak, dump, expose, share, write, list, copy, paste, say,
  return, recite, summari[sz]e, translate, encode, send, disclose, type, spell, provide, read
`;
export const REVEAL_YOURS = words`
  reveal, show, print, repeat, display, output, tell, give, leak, dump, expose, share, list, copy, recite, disclose,
  what (?:is|are|was|were|exactly are)
`;
export const PROMPT_ADJECTIVES = words`
  full, entire, exact, complete, own, secret, hidden, initial, original, internal, system, confidential, developer,
  current, first, whole, very, raw, base, private
`;
export const HIDDEN_PROMPT = words`
  system (?:prompt|message|instructions?),
  (?:hidden|secret|internal|initial|confidential|developer|original) (?:prompt|instructions?|rules|message|guidelines),
  prompt(?! for), config(?:uration)? prompt
`;
export const YOUR_SETTINGS = words`
  instructions, guidelines, rules, directives, restrictions, programming, configuration, guardrails, system prompt,
  prompt, filters
`;

/** To hand out what the program keeps. */
export const EXTRACT = words`
  show, dump, print, export, leak, give, reveal, list, send, tell, extract, steal, return, read, display,
  what (?:is|are)
`;
export const OWNERS = words`
  all, every, the, your, any, out, of, other, server's, system's, admin, root, secret, openai, database, private,
  my teacher's, another, someone else's
`;
export const SECRETS = words`
  environment variables?, env vars?, api keys?, secret keys?, private keys?, credentials, access tokens?,
  admin(?:istrator)? passwords?, database passwords?, passwords? of, other (?:users|students)'?[ ],
  (?:users?|students?|everyone)'?s? (?:passwords|data|private|emails|e mails|grades of others|messages|files|documents),
  database$, database contents, server files, confidential (?:data|files)
`;

/** What an order to drop something may belong to, so that it is the course's. */
export const COURSE_PAPERS = words`
  worksheet, homework, assignment, lab, exercise, textbook, chapter, lecture, slides?, problem, recipe, essay prompt,
  teacher, professor
`;

export const BECOME = words`
  you are now, you're now, act as, act like, pretend (?:to be|that you are|you are|you're|that you're), role ?play as,
  behave (?:as|like), become, simulate, imagine (?:that )?you are, your new role is, respond as, speak as,
  take on the role of, assume the role of
`;
/** Roles without rules. */
export const UNRULY_ROLES = words`
  admin, administrator, root, superuser, developer mode, system (?:admin|prompt), unrestricted, unfiltered, uncensored,
  evil, jailbroken, hacker, dan, (?:an?|another|different) ai, ai (?:that|without|with no|who),
  chatbot (?:that|without), language model, assistant (?:that|without|who),
  no (?:rules|restrictions|limits|limitations|filters|guidelines|ethics),
  without (?:any )?(?:rules|restrictions|limits|filters|ethics|guidelines), god mode,
  in (?:debug|developer|admin) mode, malware, criminal, terminal, shell, linux, sudo, opposite mode, free from
`;
/** Roles that are only refused with "you are now": "act as a lawyer" is a way to study law. */
export const PLAYED_ROLES = words`
  pirate, girlfriend, boyfriend, lover, villain, demon, god, cat, dog, robot, comedian, rapper, character, bot,
  someone else, dictator, gangster, thief, spy, salesman, lawyer, doctor, friend
`;

/** The first sentence of every list of attacks, "ignore all previous instructions", in other languages. */
export const IGNORE_INSTRUCTIONS = {
  de: [
    source`
      ignorier(?:e|en sie|t)? (?:bitte )?(?:alle |die |deine |sämtliche )+
      (?:vorherigen |bisherigen |obigen |früheren |vorangegangenen )?
      (?:anweisungen|instruktionen|regeln|vorgaben|befehle)(?! (?:der|des|für|zur?) )`,
    source`
      vergiss (?:bitte )?(?:alle |die |deine )+(?:vorherigen |bisherigen )?
      (?:anweisungen|regeln|vorgaben)(?! (?:der|des|für|zur?) )`,
  ],
  fr: [
    source`
      (?:ignore[zr]?|oublie[zr]?) (?:toutes? )?(?:les|tes|vos) (?:instructions|consignes|règles)
      (?: précédentes| antérieures| système| ci-dessus|$|[.,;!])`,
  ],
  es: [
    source`
      (?:ignora|ignore|olvida|olvide) (?:todas )?(?:las|tus|sus) (?:instrucciones|reglas|indicaciones)
      (?: anteriores| previas| del sistema|$|[.,;!])`,
  ],
  it_pt: [
    source`
      ignor[ae] (?:tutte )?(?:le|todas as|as|suas) (?:istruzioni|instruções|regole|regras)
      (?: precedenti| anteriores|$|[.,;!])`,
  ],
  ru: [
    source`
      (?:игнорируй|проигнорируй|забудь|игнорируйте|забудьте) (?:все )?(?:свои )?
      (?:предыдущие |прежние |прошлые )?(?:инструкции|указания|правила)(?! (?:по|для|о) )`,
  ],
  zh: [
    source`
      (?:忽略|無視|无视|忘记|忘掉|忽視).{0,6}(?:之前|以上|先前|所有|前面|此前|你).{0,6}
      (?:指令|指示|提示词?|規則|规则|命令|设定)`,
  ],
  ja: [
    source`
      (?:以前|これまで|上記|前|すべて|全て)の.{0,6}(?:指示|命令|ルール|プロンプト)を.{0,4}(?:無視|忘れ)`,
  ],
  ko: [source`(?:이전|위|모든|앞선).{0,6}(?:지시|명령|규칙|프롬프트).{0,6}(?:무시|잊)`],
  ar: [
    source`
      (?:تجاهل|انس|تجاهلي) (?:جميع |كل |كافة )?(?:التعليمات|الأوامر|القواعد|تعليماتك)
      (?: السابقة| أعلاه| الخاصة|$|[.،!])`,
  ],
  hi: [source`(?:पिछले|सभी|पहले के) .{0,12}(?:निर्देश|नियम)\S{0,4} को .{0,10}(?:अनदेखा|नज़रअंदाज़|भूल)`],
};
