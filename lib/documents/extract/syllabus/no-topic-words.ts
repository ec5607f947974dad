import { MONTH_START, WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { words } from "@/lib/text/pattern";

const HOLIDAYS = words`
  labou?r, memorial, veterans['’]?, independence, presidents['’]?, martin luther king, columbus,
  indigenous peoples['’]?, patriots, victoria, canada, family, good, easter
`;

/** First words of entries in a schedule that name no subject: breaks, exams, work, readings, dates. */
export const NO_TOPIC_BEGINNINGS = {
  term: words`
    (?:classes|instruction|term|semester|quarter|lectures?|teaching) (?:begins?|starts?|ends?|resumes?),
    (?:first|last) (?:day|week|class)\b, add\/drop, drop\/add, (?:final )?(?:exam|examination) period,
    (?:mid[- ]?term |final )?grades? (?:due|posted), commencement, registration, withdraw\w* deadline
  `,
  no_class: words`
    no (?:class|lecture|lab|in-?person|meeting|seminar),
    .{0,40}\((?:no|class(?:es)?) (?:class(?:es)?|cancell?ed|lecture|meeting|labs?)\), class(?:es)? cancell?ed,
    .{0,24}\b(?:break|recess)\b,
    (?:reading|study|exam|finals|revision|consolidation|flex\p{L}*|recess|project) (?:week|days?|period),
    .{0,24}: no class, mid[- ]?semester break, reading (?:day|period|week)
  `,
  holidays: words`
    holiday, .{0,24}\bholiday\b, ${HOLIDAYS},? (?:day|friday|monday|jr\.?)\b.{0,24}$, mlk, martin luther,
    thanksgiving, juneteenth
  `,
  exams: words`
    (?:.{0,20}\/ ?)?(?:exam|midterm|test|final) prep\b, exams? (?:[ivx]+|\d)\b, exams?\b,
    (?:course ?work|class|unit|term) (?:exam|test)s?\b, assigned\b, mid[- ]?terms?\b, final exam,
    finals?\b, tests? (?:\d|[ivx]+$), quiz, review(?: session| for| day|$), exam review,
    review,? (?:and |& |\+ )?(?:test|exam|mid[- ]?term|quiz)\b, review for\b,
    revision(?: lecture| session|$),
    (?:in-class|practice|practical|oral|written|unit|online|lab) (?:exam|midterm|test|quiz)
  `,
  sessions: words`
    cont(?:inued|['’]d|\.)?$, catch-?up, problem session, office hours, (?:.{0,24}\b)?presentations?(?: day)?s?$,
    wrap-?up$, (?:(?:final|term|group|student|class) )+(?:project |paper )?presentations?\b,
    progress reports?\b, peer reviews?$, critiques?$, in-class critiques?, individual meetings?, catching up$,
    (?:farm|site|field) (?:visit|trip)s?$,
    (?:(?:final|class|term|group) )?projects? (?:presentation|evaluation|check.?in|work|discussion)s?\b,
    (?:work|working) on (?:the |your |final |group |class )*(?:projects?|assignments?)\b,
    q ?[&/] ?a\b.{0,10}$, start of class(?:es)?, end of class(?:es)?, current event, issue discussion, bonus,
    canvas reading,
    documentary \d, lectures? \d+[a-z]?$, (?:tutorial|workshop|recitation|lab|laboratory|studio)s?$, poster session$,
    (?:small )?(?:group )?meetings?$, peer reviews? of (?:the |your )?(?:proposal|draft|paper|project)s?\b,
    make-?up (?:work|class|exam|lab|quiz|day)(?:es)?\b
  `,
  orders: words`
    (?:please )?(?:submit|upload|turn in|hand in|complete|watch|sign up for|bring|download)
    (?:a|an|the|your|this|one|two|three|both|final)(?! square)\b,
    discuss (?:the |your )?readings?$, present (?:your |the )?(?:(?:final )?project|ideas)\b,
    work(?:ing)? on .{3,40} at home$
  `,
  work: words`
    due\b, assignment, homework, hw\b, labs? \d, exercises?(?:\s?[:–—-]|\s\d),
    examples?:?\s?\(?\s?\d, problem set, pset, essay \d, paper \d, project \d
  `,
  reading: words`
    readings?\b, read:, sections?:?\s\d, chapters?\b, chap\., ch\.?\s?\d, chs?\., kap\., cap\., book, pages?\b,
    pp?\.,
    (?:suggested |key |further )?references?\s?[(:], (?:see|cf\.)[ ]
  `,
  open: words`tba, tbd, n\/a`,
  headings: words`dates?(?:$|:), day$, topics?$, week$, part$, section$, hours?$, weeks?$`,
  dates: words`
    (?:${MONTH_START}|june|july|sept)\.?$, ${WEEKDAYS_IN_FULL.en}$,
    (?:mon|tue|wed|thu|fri|sat|sun)\.?$, [a-z]{1,2}$, mwf?$, tth$
  `,
  de: words`
    ferien, vorlesungsfrei, entfällt, (?:sitzung|termin) entfällt, feiertag, klausur, abgabe von
  `,
  fr: words`
    (?:semaine|période) (?:de (?:lecture|travaux|révision)|d['’]examens|de relâche), relâche, examen\b,
    séance de travail,
    présentations? (?:phase|orales?|des?) .{0,24}$, présentations?$, révisions?$
  `,
  es: words`
    festivo, feriado, vacaciones, semana santa, (?:.{0,12}\s)?parcial\b.{0,12}$, recuperatorios?, receso,
    repaso(?: (?:examen|parcial|final|general|para)\b.*)?$,
    examen\b, taller(?: \d+)?$, taller final\b, ensayo(?: \d|,|$), consultas?$,
    defensa (?:del? )?(?:tp|trabajos?|proyectos?)\b, presentaciones (?:de avances?|finales)\b,
    citas individuales, entregas?\b, talleres:
  `,
  pt_nl: words`prova\b.{0,12}$, revisão$, recuperação$, tentamen`,
  handing_in: words`(?:abgabe|remise|entrega) d`,
};
