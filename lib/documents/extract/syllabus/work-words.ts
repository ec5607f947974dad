import { MONTH_START } from "@/lib/text/calendar";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { pattern, source, words } from "@/lib/text/pattern";
import { numberIn, ORDINAL } from "./title-words";
import type { SyllabusItemType } from "./types";

/** Pieces of work that are handed in or sat on a day. */
const NOUN = {
  en: words`
    home ?works?, hwk?s?, problem ?-?sets?, p-?sets?, quiz(?:zes)?, exam(?:ination)?s?, mid[- ]?terms?,
    mid[- ]?sem(?:ester)?s?,
    end-?sem(?:ester)?s?, prelims?, finals?, tests?, projects?, papers?, essays?,
    pre-?labs?(?: (?:report|exercise|assignment|quiz)e?s?)?,
    lab(?: (?:report|notebook|exercise|assignment|practical|quiz)e?s?|s)?, laborator(?:y|ies), presentations?, posters?,
    reports?, assignments?, assn, asgn, asst, ass(?= ?#? ?\d), ps(?= ?#?\d{1,2}(?!\d)), proposals?, drafts?,
    portfolios?,
    coursework,
    case stud(?:y|ies),
    worksheets?, exercises?, response papers?, bibliograph(?:y|ies), literature reviews?, book reviews?,
    dissertations?, thesis, theses, memos?, memorand(?:um|a), capstone, prospectus, orals?, viva, recitals?,
    take-?homes?, assessments?, machine problems?, mps?, programs, deliverables?, speech(?:es)?, interviews?,
    write-?ups?, prototypes?, skill checks?, check-?ins?, concept checks?,
    (?:in-?class|weekly|practice|homework|challenge|word) problems?,
    (?:responses?|reflections?|milestones?|checkpoints?|challenges?|journal entry|blog post)(?= ?#? ?\d)
  `,
  de: words`
    \p{L}{2,}(?:prüfung|klausur|bericht|projekt|präsentation|protokoll|referat)(?:en|e)?, hausarbeit(?:en)?,
    präsentation(?:en)?, seminararbeit,
    klausur(?:en)?, prüfung(?:en)?, mündliche leistung(?:en)?, klausurnote, referate?, vortrag, vorträge,
    übung(?:en|sblätter|sblatt|saufgaben)?, hausaufgaben?, abschlussarbeit, protokolle?, projekte?,
    projektarbeit(?:en)?, \p{L}{2,}aufgaben, seminararbeiten, abgaben?
  `,
  fr: words`
    examens?, devoirs?, travail(?: pratique| de session| final)?, travaux(?: pratiques)?, exposés?, dissertation,
    contrôles?(?: continus?)?, rapports?, partiels?, mémoire, projets?, interrogations?, épreuves?, TP ?\d{1,2}, TPs?,
    exercices, comptes? rendus?
  `,
  es: words`
    tareas?, proyectos?, parcial(?:es)?, prácticas?, trabajos?, ensayos?, exposici(?:ón|ones), examen(?:es)?, exámenes,
    pruebas?, informes?, quices, quiz, talleres, controles, control(?= (?:\d|[IVX])), entrega final, deberes,
    portafolios?,
    interrogaci(?:ón|ones), certamen(?:es)?, certámenes, solemnes?, laboratorios?, miniproyectos?,
    presentaci(?:ón|ones), evaluaci(?:ón|ones) (?:parcial(?:es)?|final)
  `,
  pt: words`
    provas?, testes?, exames?, trabalhos?, listas? de exercícios, seminários?, projetos?, avaliaç(?:ão|ões) \d,
    apresentaç(?:ão|ões), relatórios?, exercícios, laboratórios?
  `,
  it: words`
    prov[ae] (?:scritt[ae]|oral[ei]|intermedi[ae]), esam[ei], esercitazioni, relazion[ei], progett[oi], elaborat[oi],
    tesin[ae]
  `,
  nl: words`tentamens?, toets(?:en)?, opdracht(?:en)?, verslag(?:en)?, presentatie`,
  sv: words`tentamen, (?:hem)?tenta, inlämningsuppgift(?:er)?, laborationer, duggor, dugga, uppsats`,
  da_no: words`eksamen, aflevering(?:er)?, innlevering(?:er)?, opgaver?, oppgaver?, prosjekt(?:er)?, hjemmeeksamen`,
  fi: words`tentti, loppukoe, harjoitustyö, harjoitustehtävät, kotitehtävät, esitelmä`,
  pl: words`
    egzamin(?:u)?, kolokwi(?:um|a), referat(?:y)?, prace? (?:domow[aey]|zaliczeniow[aey]|pisemn[aey]),
    sprawozdani[ae], prezentacj[ae], projekt(?:y|u)?, zaliczenie, test(?:y|u)?
  `,
  cs_sk: words`
    zkoušk[ay], skúšk[ay], test(?:y|u|ů|ov)?, (?:semestrální|seminární|závěrečná|semestrálna|seminárna) prác[ei],
    domácí úkol(?:y|ů)?, domáce (?:zadania|úlohy), projekt(?:y|u)?, zápočet, prezentac[ei], písemk[ay]
  `,
  tr: words`
    vize(?:ler)?, (?:ara|kısa|final) ?sınav(?:ı|lar)?, sınav(?:lar)?, ödev(?:ler|i)?, proje(?:ler|si)?, sunum(?:lar)?
  `,
  ro: words`colocviu, proiect(?:e|ul)?, tem[ăe] de casă, lucr(?:are|ări) de laborator, parțial`,
  ca: words`lliuraments?, treballs?, pràctiques, exàmens, examen`,
  ru_uk: words`
    экзамен\p{L}*, зач[её]т\p{L}*, контрольн\p{L}+ работ\p{L}+, домашн\p{L}+ (?:задани|работ)\p{L}+, проект\p{L}*,
    тест\p{L}*, доклад\p{L}*, реферат\p{L}*, лабораторн\p{L}+ работ\p{L}+, іспит\p{L}*, колоквіум\p{L}*,
    коллоквиум\p{L}*, эссе
  `,
};
/** What is graded all along, beside the pieces above. */
const ALSO_GRADED = {
  en: words`
    participation, attendance, engagement, preparation, preparedness, citizenship, blogs?(?: posts?)?, journals?,
    reflections?, discussions?, snippets?, clickers?, peer (?:review|evaluation|feedback)s?, activit(?:y|ies),
    reading (?:responses?|notes), responses?, annotations?, mastering ?\w+, webassign, mylab, zybooks?, perusall,
    top ?hat, aleks, online (?:homework|assignments), contributions?, professionalism, debates?, critiques?,
    analys[ie]s, summar(?:y|ies), sketchbooks?, notebooks?, recitations?, tutorials?, practicals?, simulations?,
    fieldwork, field ?trips?, service learning, modules?, forums?, in-?class work, class ?work, group work, daily work,
    problem solving, performances?, compositions?, leading, leadership, commentar(?:y|ies), facilitation, articles?,
    CA ?\d, extra credit, bonus
  `,
  de: words`mitarbeit, teilnahme, beteiligung, anwesenheit`,
  fr: words`présence`,
  es: words`participación, asistencia, actividad(?:es)?, talleres, taller, autoevaluación`,
  pt: words`participação`,
  it: words`frequenza`,
  nl: words`deelname`,
  sv_da_no: words`närvaro, deltagande, deltagelse, deltakelse`,
  pl: words`aktywność, obecność, udział`,
  cs_sk: words`aktivit[ay], docházka, účast`,
  tr: words`devam(?:lılık)?, katılım`,
  ru_uk: words`посещаемость, активность, участие`,
};

/** In languages that set no blanks between their words. */
const UNSPACED = words`
  考试, 期末, 期中, 作业, 测验, 論文, 论文, 报告, 出席, 考勤, 課題, 試験, レポート, テスト, 発表, 시험, 과제, 출석, 발표
`;

export const GRADED = pattern("iu")`
  (?<![\p{L}])(?:${NOUN}|${ALSO_GRADED})(?![\p{L}])|${UNSPACED}`;

const BEFORE_NOUN = words`
  take-?home, final, first, second, third, fourth, mid[- ]?term, midterm, written, coding, programming, lab, group,
  team,
  research, term, policy, short, long, individual, project, response, documentary, oral, reading, practice, revised,
  rough, annotated, unit, chapter, module, weekly, critical, analytical, analysis, design, literature, seminar,
  position, reflection, reflective, data, course, class, semester, comprehensive, cumulative, personal, creative,
  comparative, mini, in-class, online, internal, end, peer, argument, argumentative, narrative, book, film, case
`;
const AFTER_NOUN = words`
  exam(?:ination)?, test, quiz, project, paper, report, proposal, presentation, draft, essay, portfolio, final,
  definition, deliverable, update, milestone, prototype, demo, due, parcial, escrita, teórica
`;
/** "3", "IV" or "B"; no date, share or points. */
const NUMBER = source`
  (?:#|no\.?\s*|n[º°]\s*|nr\.?\s*)?\s*(?:
  \d{1,2}(?![\d/%]|[:.-]\d|\s*(?:%|points|pts|${MONTH_START}))|
  [IVX]{1,4}(?![\p{L}])|
  [A-C](?![\p{L}])
  )`;
/** A piece of work as a schedule names it: "Midterm 2", "final project report", "HW #3". */
export const WORK_PHRASE = pattern("giu")`
  (?<![\p{L}-])(?:(?:${ORDINAL})\s)?(?:${BEFORE_NOUN}[\s-]+){0,4}${NOUN}(?:[\s-]+${AFTER_NOUN}(?![\p{L}]))*
  (?:\s*${NUMBER})?(?![\p{L}])`;

/** "Paper #1": nothing but the name of work and its number. */
export function isNumberedWork(title: string): boolean {
  const [match] = title.matchAll(WORK_PHRASE);
  return match?.[0].length === title.length && numberIn(title) !== null;
}

/** Work that is written at home, although its title speaks of the middle or the end of the term. */
const WRITTEN_WORDS = words`
  paper, project, essay, report, presentation, portfolio, critique, reflection, assignment, draft, proposal, poster,
  memo, entrega
`;
const WRITTEN = pattern("i")`${WRITTEN_WORDS}`;

export function typeOfItem(title: string): SyllabusItemType {
  const written = WRITTEN.test(title) && !/exam|test/i.test(title);
  if (CONTINUOUS.test(title)) return "other";
  if (
    !written &&
    /final|\bend[- ]?(?:of[- ])?(?:sem|term)|comprehensive exam/i.test(title) &&
    /exam|test|take-?home|^finals?$|coursework|klausur|prova|end[- ]?(?:of[- ])?(?:sem|term)/i.test(
      title,
    )
  )
    return "final";
  if (!written && /mid[- ]?term|mid[- ]?sem|parcial|\bintra\b/i.test(title)) return "midterm";
  const plain = written
    ? title.replace(/\b(?:mid[- ]?terms?|final)\s+/gi, "")
    : title.replace(/^(?:practical|lab(?:oratory)?)\s+(?=exam|test|quiz)/i, "");
  return (
    kindOfTitle(plain) ??
    (/(?:reading|written) responses?|analys[ie]s/i.test(title)
      ? "paper"
      : GRADED.test(title)
        ? kindOfGraded(title)
        : "other")
  );
}

function kindOfGraded(title: string): SyllabusItemType {
  return HOMEWORK_TOOL.test(title) ? "homework" : "other";
}

/** What is graded all along or collected. */
const CONTINUOUS_WORK = {
  en: words`
    participation, attendance, engagement, professionalism, extra credit, preparation, portfolio, sketchbook
  `,
  de: words`mitarbeit, teilnahme`,
  es: words`participación, asistencia, actividad(?:es)?, talleres, taller, autoevaluación`,
};
const CONTINUOUS = pattern("i")`${CONTINUOUS_WORK}`;
/** Programs and forms in which homework is done. */
const HOMEWORK_TOOLS = words`
  mastering, webassign, mylab, zybook, aleks, online, snippets?, worksheets?, activit, problem, exercise, annotation,
  module
`;
const HOMEWORK_TOOL = pattern("i")`${HOMEWORK_TOOLS}`;
