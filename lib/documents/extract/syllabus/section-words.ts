import { pattern, words } from "@/lib/text/pattern";

const ADJECTIVES = {
  en: words`
    course, class, teaching, tentative, weekly, lecture, reading, tutorial, general, basic, important, contact, key,
    instructor, teacher, ta, your, the, required, recommended, optional, suggested, additional, supplementary, final,
    our, student, academic, university, college, departmental, late, missed, make-?up, attendance, grading, absence,
    learning, educational, my, technology, classroom, title ix, mental health, disability, religious, further, other,
    letter, office, core, main, program(?:me)?, module, short, brief, campus,
    special, code of, statement (?:of|on), notes? on
  `,
  romance: words`las?, los, el, les?, du, de(?:l| la)?, des, gli, i, da, do`,
};
const SECTIONS = {
  dates: words`
    schedule, calendar, timetable, deadlines?, dates, exam dates, hours, meetings?, meeting times?, time and place,
    days?, office hours, location, holidays
  `,
  grading: words`
    grades?, grading(?: \p{L}+)?, grade (?:distribution|breakdown|scale|composition), evaluation, assessments?, exams?,
    requirements?, assignments?, homeworks?, expectations?, quizzes, projects?, participation, attendance, coursework,
    workload, extra credit, regrades?(?: requests?)?, late work, make-?ups?, submissions?, tests?, marks?, deliverables
  `,
  content: words`
    information, info, overview, description, objectives?, aims?, outcomes?, goals?, topics?, contents?, modules?,
    prerequisites?, co-?requisites?, outline, summary, contents, competenc(?:es|ies), rationale, faqs?, welcome,
    credits?,
    table of contents, about(?: (?:this|the) \p{L}+)?
  `,
  rules: words`
    polic(?:y|ies), rules, conduct, integrity, honesty, dishonesty, misconduct, plagiarism, collaboration, cheating,
    accommodations?, accessibility, disabilit(?:y|ies), diversity, inclusion, inclusivity, equity, etiquette, wellness,
    harassment, nondiscrimination, statements?, disclaimers?, basic needs, withdrawals?, absences?,
    recordings?, honor code, support, services, emergenc(?:y|ies)
  `,
  people: words`
    staff, people, communications?, logistics, instructors?, professors?, tas?, teaching assistants?, contacts?, email,
    website, canvas, announcements, instructional team, teachers?, links
  `,
  reading: words`
    materials?, texts?, textbooks?, books?, readings?, resources?, references?, bibliography, software, supplies,
    equipment
  `,
  de: words`
    themen, inhalte?, seminarplan, leistungsnachweis\p{L}*, literaturhinweise, voraussetzungen, lernziele,
    prüfung(?:sleistung\p{L}*)?, sprechstunde, termine, organisatorisches, bewertung
  `,
  fr: words`
    évaluations?, calendrier, objectifs?, prérequis, bibliographie, plan(?: de cours)?, contenus?, modalités,
    présentation
  `,
  es: words`
    programa(?: (?:analítico|de(?:l)? curso|de la asignatura))?, información general, datos generales, evaluación,
    contenidos?, bibliografía, objetivos?(?: \p{L}+)?, identificación, metodología, justificación, competencias,
    requisitos(?: de entrada)?, cronograma, calendario, descripción, referencias,
    docentes?, criterios, presentación, equipo docente, temas, unidades, temario, horarios?,
    resultados de aprendizaje, objetivos de aprendizaje, prerrequisitos?, identificación del curso
  `,
  it: words`programma, obiettivi, valutazione, bibliografia, prerequisiti, modalità d['’]esame, testi`,
  pt: words`
    avaliação, objetivos(?: do curso)?, bibliografia(?: (?:básica|complementar))?, metodologia, ementa, referências,
    dados d[aeo] .{3,40}, pré-requisitos?(?:\(s\))?, conteúdos?(?: programáticos?)?, horários?, material de apoio,
    repositórios(?: .{3,20})?, tutoriais
  `,
  nl: words`toetsing, leerdoelen, literatuur, voorkennis`,
};
const SECTION = pattern("iu")`
  ^(?:§\s*)?(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s+|[IVX]{1,5}\.\s+|[•◦▪–*-]\s+)?
  (?:${ADJECTIVES} |${ADJECTIVES}['’]s? )*${SECTIONS}
  (?:(?: (?:and|&|of|for|y|et|und|e|en|\/) |, |\/)(?:${ADJECTIVES} )*${SECTIONS})*
  (?: (?:for|of) .{3,30}| (?:del?|de la|du) (?:curso|asignatura|seminario|cours|module))?\s*:?$`;

/** The ends of such names in languages that set no blanks between their words. */
const UNSPACED = /(?:目標|目标|内容|注意|文献|参考書|教科書|教材|評価|考核|概要|要求)$/u;

/** "Grading policy", "Office hours": what the parts of a syllabus are called, and no course or topic. */
export function isSectionName(text: string): boolean {
  const plain = text.trim();
  return SECTION.test(plain) || UNSPACED.test(plain);
}
