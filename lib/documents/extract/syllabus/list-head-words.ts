import { pattern, words } from "@/lib/text/pattern";

const TOPICS = {
  en: words`
    topics?, subjects?, themes?, contents?, concepts?, lectures?, sessions?, modules?, units?, class(?:es)?, title
  `,
  de: words`themen?, (?:lehr|kurs)?inhalte?, stoff, gliederung`,
  fr: words`thèmes?, sujets?, contenus?, matières?, notions`,
  es: words`temas?, contenidos?, temario, unidad(?:es)?, tópicos?`,
  pt: words`conteúdos?, ementa, tópicos?, assuntos?`,
  it: words`argoment[oi], contenut[oi]`,
  nl: words`onderwerp(?:en)?, inhoud`,
};
const PLANS = {
  en: words`schedule, calendar, outline, agenda, plan, roadmap, timeline`,
  de: words`ablauf(?:plan)?, zeitplan, seminarplan`,
  fr: words`calendrier, déroulement, séances?, plan de cours, plan du cours`,
  es: words`cronograma, calendario, planificación, programa`,
  pt: words`cronograma, programa`,
  it: words`programma, calendario`,
  nl: words`planning, rooster`,
};
const AIMS = {
  en: words`
    objectives?, outcomes?, goals?, aims?, purpose, skills, competenc(?:y|ies|es), able to, will learn, expectations?
  `,
  de: words`lernziele?, ziele?, kompetenzen`,
  fr: words`objectifs?, compétences?, en mesure`,
  es: words`objetivos?, competencias?, resultados?, capaz`,
  pt: words`objetivos?, competências?`,
  it: words`obiettiv[oi], competenze`,
  nl: words`leerdoelen`,
};
const RULES = {
  en: words`
    grad(?:e|es|ing), polic(?:y|ies), evaluation, assessments?, assignments?, homeworks?, exams?, attendance, integrity,
    honesty, conduct, requirements?, due, points?, weights?, percent(?:age)?, participation, late, accommodations?,
    projects?, quiz(?:zes)?, deadlines?, deliverables?, activit(?:y|ies), labs?, rubrics?, tasks?, rules
  `,
  de: words`bewertung, prüfung(?:sleistung)?, benotung, abgabe`,
  fr: words`évaluations?, pondération, plagiat, travaux, remise`,
  es: words`evaluación(?:es)?, calificación, tareas?, notas?, entregas?`,
  pt: words`avaliação, provas?, notas?`,
  it: words`valutazione, esame`,
  nl: words`toetsing, beoordeling`,
};
const MATERIALS = {
  en: words`
    readings?, books?, textbooks?, texts?, materials?, references?, bibliography, resources?, software, links?, papers?,
    articles?, videos?, chapters?, pages?
  `,
  de: words`literatur, lektüre`,
  fr: words`lectures, bibliographie, références, manuels?`,
  es: words`bibliografía, lecturas?, referencias, recursos`,
  pt: words`bibliografia, referências, leituras?, materia(?:l|is) de apoio`,
  it: words`bibliografia, testi, materiali`,
  nl: words`literatuur`,
};
export const NAMES_MATERIALS = pattern("iu")`(?<!\p{L})${MATERIALS}(?!\p{L})`;
const PEOPLE = {
  en: words`
    instructors?, staff, contacts?, office, hours?, time, times, room, location, dates?, days?, email, information,
    prerequisites?, credits?, lead, leader, presenter, speaker, teacher, support, health, services
  `,
  de: words`dozent(?:in)?, kontakt, sprechstunde, voraussetzungen, datum`,
  fr: words`enseignants?, professeur, préalables?, date`,
  es: words`docentes?, profesor(?:es)?, horarios?, prerrequisitos, fechas?`,
  pt: words`professor(?:es)?, datas?, horário`,
  it: words`docent[ei], prerequisiti, data`,
  nl: words`docent, voorkennis`,
};

const NAMES_TOPICS = pattern("iu")`(?<!\p{L})${TOPICS}(?!\p{L})`;
const NAMES_PLAN = pattern("iu")`(?<!\p{L})${PLANS}(?!\p{L})`;
const NAMES_OTHER = pattern("iu")`(?<!\p{L})(?:${AIMS}|${RULES}|${MATERIALS}|${PEOPLE})(?!\p{L})`;

/** Whether the words above a list call it topics or a plan; "Readings for class" is no list of classes. */
export function headsTopics(head: string): boolean {
  return NAMES_PLAN.test(head) || (NAMES_TOPICS.test(head) && !NAMES_OTHER.test(head));
}

/** First words of what students shall be able to do or must do. */
const TO_DO = {
  en: words`
    understand, apply, analy[sz]e, evaluate, describe, explain, identify, develop, demonstrate, use, write, read,
    create,
    design, implement, discuss, learn, know, gain, be, become, have, make, provide, perform, recogni[sz]e, interpret,
    compare, construct, formulate, solve, compute, calculate, define, acquire, build, complete, submit, do, ask, work,
    to, you, students?, all, if, please, no, any, each, attend, bring, check, post, participate, turn, late, we
  `,
  de: words`die studierenden, sie, verstehen, kennen, können`,
  fr: words`
    comprendre, analyser, appliquer, connaître, utiliser, développer, concevoir, décrire, expliquer, identifier,
    manipuler, réaliser, rédiger
  `,
  es: words`
    comprender, analizar, aplicar, conocer, utilizar, desarrollar, diseñar, describir, explicar, identificar, reconocer,
    evaluar, calcular, los estudiantes, el estudiante
  `,
  pt: words`compreender, analisar, aplicar, conhecer, utilizar, desenvolver, identificar`,
};
export const IS_TO_DO = pattern("iu")`^(?:[-–•]\s*)?${TO_DO}(?!\p{L})`;
const WORK = {
  en: words`
    exams?, midterms?, finals?, quiz(?:zes)?, homeworks?, hw, assignments?, projects?, due, papers?, essays?,
    presentations?, participation, attendance, points?, pts, grades?, readings?, chapters?, ch, pp, isbn, press,
    edition,
    syllabus, policy, office, email, university, student, students, deadline, submit
  `,
  de: words`klausur, prüfung, abgabe, hausaufgaben?`,
  fr: words`examen, devoir, remise, travail`,
  es: words`examen, tarea, entrega, parcial`,
  pt: words`prova, trabalho, entrega`,
};
export const NAMES_WORK = pattern("iu")`(?<!\p{L})${WORK}(?!\p{L})|@|https?:|www\.`;
