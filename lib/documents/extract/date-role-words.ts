import { pattern, words } from "@/lib/text/pattern";

const HAND_IN = words`
  submit(?:ted)?, (?:hand|turn)(?:ed)? ?(?:(?:it|this|them|(?:your|the|all) \p{L}+) )?in, upload(?:ed)?, return(?:ed)?,
  complete(?:d)?, email(?:ed)?, post(?:ed)?(?= (?:to|on) [^.\n]{0,40} by), (?:must|will|to) be (?:received|collected),
  (?:is|are) expected, (?:post|push|deliver|finish)(?= (?:this|it|your|the|all|an?) [^.\n]{0,60}by), be delivered
`;
/** What says of a date that work is due then. */
const DUE_WORDS = {
  en: words`
    due(?!\s+to\b)(?:\s+(?:date|on|by|at|before|in class|online))?, is due, deadlines?,
    submission(?:\s+(?:date|deadline|due)), submission(?=\s*:), (?:date|deadline) (?:for|of) submission,
    (?:to be )?${HAND_IN}(?=(?:[^.\n\t]|\.(?=[\p{L}\d])){0,90}?\b(?:by|before|until|no later than|on)\b),
    no later than, not later than, on or before,
    (?<=(?:portal|submissions?|assignment|quiz|exam|test|window|drop ?box|form|survey|link|it)\s)closes?(?: on| at)?,
    (?<=^\s*)closes(?: on| at)?,
    final (?:report|paper|submission|version|deliverables?|code|draft|copy|essay), (?:hand|turn)-?in(?: date| by| on)?,
    (?:submit|return|hand in|turn in|finish) by, closing date, extended(?: to| until)?, postponed(?: to| until)?,
    moved to, new deadline, cut-?off(?: date| time)?, have until, last day (?:to|for) (?:submi|hand|turn)\p{L}*
  `,
  de: words`
    abgabe(?:termin|frist|datum|schluss)?, abzugeben, einzureichen, einsendeschluss, fällig, spätestens,
    bis (?:zum|spätestens), verlängert bis
  `,
  fr: words`[àa] (?:rendre|remettre|déposer), date (?:limite|de (?:remise|rendu)), remise, échéance, rendu`,
  es: words`
    fecha (?:de entrega|límite|limite), entrega(?:r|rán?)?, plazo, vence, a más tardar, se recib(?:en?|irán?)(?= hasta),
    (?:subi|envia|entrega|presenta)r(?:se|lo|la)(?=[^.\n\t]{0,60}?(?:antes|hasta))
  `,
  it: words`scadenza, consegna(?:re)?, data di consegna, entro(?: e non oltre)?(?: il| le)?`,
  pt: words`
    prazo(?: final| limite| de entrega)?, data (?:de entrega|limite), entregar?(?= até),
    (?:entregar|enviar|submeter|entregue|envie)(?=[^.\n\t]{0,60}?até), até (?:o )?dia
  `,
  nl: words`
    inleverdatum, inleveren, uiterste (?:inleverdatum|datum), uiterlijk, lever(?=[^.\n\t]{0,60}? in (?:vóór|voor|op))
  `,
  pl: words`termin (?:oddania|nadsyłania|składania|przesłania|złożenia)(?: \p{L}+)?`,
  cs_sk: words`term[íi]n (?:odevzd[áa]n[íi]|odovzdania)(?: \p{L}+)?, odevzd(?:at|ejte) do, odovzda[ťj]te? do`,
  nordic: words`
    inlämning(?:sdatum)?(?: senast)?, senast(?= \d), lämnas in senast, innleveringsfrist, innlevering, afleveringsfrist,
    aflevering(?:sdato)?, afleveres(?: senest)?
  `,
  tr: words`(?:son )?teslim tarihi`,
  el: words`(?:προθεσμία|ημερομηνία) (?:παράδοσης|υποβολής)`,
  ru_uk: words`срок (?:сдачи|выполнения), термін здачі, сдать до`,
};
/** Scripts that set no blank before it. */
const DUE_UNSPACED = {
  ja: words`提出期限, 締め?切り?`,
  zh: words`截止(?:日期|时间)?, 提交`,
};
export const DUE = pattern("giu")`(?<![\p{L}])${DUE_WORDS}(?![\p{L}])|${DUE_UNSPACED}`;
export const HELD = pattern("iu")`
  (?<![\p{L}])(?:
  (?:exam|test|quiz|midterm|final)\s+(?:date|day)|
  date(?: of (?:the )?(?:exam|examination|test))?|
  datum|fecha|held on|takes place(?: on)?|scheduled for|when|on|am|day
  )\s*[:–-]?\s*$`;
/** What says of a date that it is another than the deadline. */
const OTHER_DATES = {
  handed_out: words`
    released?, release date, assigned, posted, handed out, hand(?:ed)? ?out, given(?: out)?, issued?, distributed,
    out(?=\s*[:(]|\s+on\b|\s*$), available(?: from)?, (?:opens?|starts?|begins?)(?=\s*(?:on\b|at\b|:|$)), start date,
    publish(?:ed)?, ausgabe, ausgegeben, distribué, entregado el
  `,
  written: words`
    updated?, revised, revision, modified, printed, compiled, created, generated, version\s*(?:of|from|dated|:),
    last (?:updated?|modified|revised|edited|changed|compiled), draft of, copyright, ©, accessed, retrieved, since,
    born, published, approved, effective
  `,
  after_the_deadline: words`
    solutions? (?:will be |are )?(?:posted|available|released|published|appear|out|discussed), graded,
    returned(?!\s+by\b), late(?: submissions?)?, extension, penalty, resubmi\w*, make-?up, regrade
  `,
  teaching: words`
    office hours?, lectures? (?:of|from|through), see, recitation, review session, drop, withdraw, reading
  `,
};
export const OTHER = pattern("giu")`(?<![\p{L}])${OTHER_DATES}(?![\p{L}])`;
/** What says of a date that only a piece of the work is due then. */
const PARTS_OF_WORK = {
  de: words`(?:erste[rn]?|vorläufige[rn]?) (?:abgabe|version|entwurf), zwischen(?:abgabe|stand|bericht|präsentation)`,
  written: words`
    proposals?, (?:rough |first |preliminary )drafts?, (?<!final )draft, outlines?, abstracts?, topics?,
    annotated bibliography, bibliograph\w+, intent, presentations?, slides, pre-?lab, initial post, responses?,
    replies, reply
  `,
  steps: words`
    milestones?, check-?points?, check-?in, peer (?:review|evaluation|feedback)s?, phases? (?:\d|[ivx]+), stages? \d,
    steps? \d, preliminary, progress, interim, early, demonstrat(?:e|ed|ion|ions)
  `,
  numbered: words`
    parts? (?:[a-z]|\d|one|two|three|[ivx]+), deliverables? \d, questions? \d, problems? \d, tasks? \d, exercises? \d
  `,
  groups: words`
    groups? (?:formation|selection|members?), teams? (?:formation|selection|members?),
    (?:set up|form|choose|join) (?:your |a |an |the )?(?:groups?|teams?|partners?), sign-?up
  `,
  extra: words`bonus, extra credit, optional`,
};
export const PART = pattern("iu")`(?<![\p{L}])${PARTS_OF_WORK}(?![\p{L}])`;
const WHOLE_WORK = {
  en: words`final, complete, completed, full, finished, whole, entire, all`,
  de: words`endgültig\w*, endversion`,
  fr: words`version finale`,
};
export const FINAL = pattern("iu")`(?<![\p{L}])(?:${WHOLE_WORK})(?![\p{L}])`;
const EXTENDED_WORDS = {
  en: words`
    extended(?: to| until)?, new (?:due|deadline), now due, moved to, postponed(?: to| until)?, revised due, updated due
  `,
  de: words`verlängert`,
  fr: words`repoussée?, prolongée?`,
};
export const EXTENDED = pattern("iu")`(?<![\p{L}])${EXTENDED_WORDS}(?![\p{L}])`;
export const REPLACED =
  /(?<![\p{L}])(?:originally|original|previous(?:ly)?|old|was)\s+(?:due|deadline)/iu;

const CONDITIONS = {
  en: words`if (?:\p{L}+ ){1,3}?(?:submit|turn|hand|deliver)\p{L}*, (?:bonus|extra credit) (?:for|if)`,
  de: words`bei abgabe, wer bis`,
  fr: words`si vous (?:rendez|remettez)`,
  es: words`si (?:se |lo |la |usted )*(?:entreg|env[ií]|sub)\p{L}*`,
};
/** What comes back to the student, and by when. */
const COMES_BACK = {
  en: words`
    (?:marked|graded) \p{L}+ (?:will be|are|is) (?:returned|released|handed back|available),
    (?:feedback|marks|grades|results)(?: and \p{L}+)? (?:will|are|is)(?! due), will be returned to you
  `,
  de: words`rückgabe`,
  fr: words`copies corrigées`,
  es: words`(?:notas|calificaciones) (?:se|serán)`,
};
/** "If you hand it in before ...": a day for a bonus, none for the work; nor is that of its return. */
export const CONDITION = pattern("iu")`(?<![\p{L}])(?:${CONDITIONS}|${COMES_BACK})`;
