import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, words } from "@/lib/text/pattern";
import { listMark } from "./list-marks";
import { passagesOf } from "./passages";
import { isSectionName } from "./section-words";

const ADJECTIVES = words`
  tentative, course, class, weekly, detailed, lecture, seminar, main, list of, module, unit, topical, proposed,
  general,
  semester, provisional, basic, rough, brief, approximate, major, subject, core, preliminary, the, planned,
  expected, course's
`;
/** What a list of topics is called. */
const TOPICS = {
  en: words`
    topics?, topics? (?:covered|outline|list|schedule), contents?, syllabus contents?, themes, lecture list, lectures,
    lecture (?:topics|plan|outline), subjects(?: covered)?, curriculum, units, modules, sessions, subject matter,
    content (?:outline|overview)
  `,
  de: words`themen, themenübersicht, inhalte?, lehrinhalte, stoffplan, gliederung, kursinhalte?, vorlesungsinhalte?`,
  fr: words`contenus?(?: du cours)?, plan du cours, thèmes(?: abordés)?, sujets, matières?, programme du cours`,
  es: words`
    contenidos?, contenidos (?:mínimos|temáticos|analíticos), temas, temario, programa analítico,
    unidades(?: temáticas)?,
    ejes temáticos, programa de contenidos, contenido temático
  `,
  pt: words`conteúdos?(?: programáticos?)?, ementa, tópicos`,
  it: words`contenuti, argomenti, programma(?: del corso)?, contenuti del corso`,
  nl: words`onderwerpen, inhoud`,
  sv_da_no: words`(?:kurs)?innehåll, ämnen, indhold, innhold, emner, pensum`,
  fi: words`sisältö, aiheet`,
  pl: words`treści(?: programowe| kształcenia)?, tematy(?: zajęć)?, tematyka`,
  cs_sk: words`obsah(?: předmětu| kurzu)?, témat[ay], (?:stručná )?osnova(?: předmětu)?`,
  tr: words`konular, ders konuları, ders içeriği, haftalık ders planı`,
  ro: words`conținut(?:ul)?(?: cursului)?`,
  ca: words`continguts, temari`,
  ru_uk: words`содержание(?: курса| дисциплины)?, темы(?: курса)?, тематический план, зміст, теми`,
  unspaced: words`内容, 授業計画, 講義内容, 课程内容, 教学内容`,
};
/** What a plan of the term is called, which may list topics, days or both. */
const PLANS = {
  en: words`schedule, calendar, outline, session overview, plan, (?:course )?syllabus, roadmap, agenda`,
  de: words`ablauf(?:plan)?, seminarplan, zeitplan`,
  fr: words`calendrier, plan(?: de cours)?, déroulement, séances`,
  es: words`cronograma, calendario, planificación, clases`,
  pt: words`cronograma`,
  it: words`calendario`,
  nl: words`planning, rooster`,
  many: words`program(?:me|ma|a)?`,
};
const TAIL =
  /(?:\s*[:(–—,&/-]\s*.{0,34}|\s(?:of|for|to be|and|covered|del?|du|di|do|des|der|y|et|und|e)\b.{0,34})?:?$/
    .source;
const STRONG = pattern("iu")`^(?:${ADJECTIVES} )*${TOPICS}${TAIL}`;
const WEAK = pattern("iu")`^(?:${ADJECTIVES} )*${PLANS}${TAIL}`;
const NO_HEADING = {
  other_lists: words`
    exams?, grading, grades, polic\p{L}*, office, hours, assessment, assignments?, homework, evaluation, evaluación,
    readings?, books?, conflicts?, objectives?, outcomes?, prerequisites?, paper, papers, essay, final projects?
  `,
};
const IS_OTHER = pattern("iu")`(?<!\p{L})${NO_HEADING}(?!\p{L})`;
const NUMBERED = pattern("u")`
  ^(?:[•●◦▪■–*-]\s*|(?:section|part)\s+)?
  (?:\d{1,2}(?:\.\d{1,2})?[.):]?\s+|[IVX]{1,5}(?:[.):]\s*|[.):]?(?:\d\.)+\s+)|[A-Z][.)]\s+)?`;

/** The words of a heading without its number, which may stand in a cell of its own; null where it is none. */
function headingText(document: DocumentText, index: number): string | null {
  const cells = document.lines[index]?.cells ?? [];
  const texts = cells.map(({ text }) => text.trim());
  if (texts.length > 2) return null;
  if (texts.length === 2 && !/^(?:\d{1,2}|[IVX]{1,5}|[A-Z])[.):]?$/.test(texts[0] ?? ""))
    return null;
  const text = (texts.at(-1) ?? "").replace(NUMBERED, "");
  return text.length > 2 && text.length <= 60 && !/[.;,]$/.test(text) ? text : null;
}

/** "Course topics", "Lecture list", "Temario"; not strong where it may as well be a plan of days. */
export function announcesTopics(document: DocumentText, index: number): { strong: boolean } | null {
  const text = headingText(document, index);
  if (!text || IS_OTHER.test(text)) return null;
  if (STRONG.test(text)) return { strong: true };
  if (!WEAK.test(text)) return null;
  return namesDocument(document, index, text) ? null : { strong: false };
}

/** A document that is called a syllabus says so in its first lines; an outline is one where parts of it follow. */
function namesDocument({ lines }: DocumentText, index: number, text: string): boolean {
  if (index >= FIRST_LINES) return false;
  if (/syllab|program/i.test(text)) return true;
  const next = lines.slice(index + 1).find(({ line }) => line.bold);
  return IS_OUTLINE.test(text) && next !== undefined && isSectionName(next.line.text);
}

const FIRST_LINES = 6;
const IS_OUTLINE = /(?:course|class|unit) (?:outline|plan)|plan d[eu] cours/i;

const NOUNS = {
  en: words`topics, subjects, themes, areas, contents?, units, modules, concepts`,
  de: words`themen, inhalte, themengebiete`,
  fr: words`thèmes, sujets, notions, points`,
  es: words`temas, contenidos, tópicos, unidades`,
  pt: words`temas, tópicos, conteúdos`,
  it: words`argomenti, temi, contenuti`,
  nl: words`onderwerpen`,
};
const INTRODUCES = pattern("iu")`(?<!\p{L})${NOUNS}(?!\p{L})[^.?!]{0,80}[:.]$`;
/** Ends a sentence that a list follows, though it closes with a full stop. */
const FOLLOWING =
  /(?<!\p{L})(?:following|folgende[nr]?|suivante?s?|siguientes?|seguintes?|seguenti|volgende)(?!\p{L})/iu;
const CHOICE = {
  en: words`
    choose, choice, select, essay, papers?, projects?, presentations?, exams?, read, post, discuss(?:ion)? board
  `,
  de: words`wählen, hausarbeit, referat`,
  fr: words`choisir, choisissez, exposés?`,
  es: words`elegir, elija, ensayo`,
};
const IS_CHOICE = pattern("iu")`(?<!\p{L})${CHOICE}(?!\p{L})`;

/** "The course will cover the following topics:", whose list follows. */
export function introducesTopics(document: DocumentText, index: number): true | null {
  const { line, start } = document.lines[index] ?? {};
  if (!line || start === undefined || line.cells || !/[:.]$/.test(line.text)) return null;
  const next = document.lines[index + 1]?.line.text ?? "";
  if (line.text.endsWith(".") && !(FOLLOWING.test(line.text) && listMark(next)?.number === 1))
    return null;
  const end = start + line.text.length;
  const passage = passagesOf(document).findLast((each) => each.start <= start && each.end >= end);
  const text = passage?.text ?? line.text;
  return INTRODUCES.test(text) && !IS_CHOICE.test(text) ? true : null;
}
