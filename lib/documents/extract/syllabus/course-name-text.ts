import type { Found } from "@/lib/documents/evidence";
import { INSTITUTIONS } from "@/lib/documents/extract/institutions";
import { pattern, words } from "@/lib/text/pattern";
import { withoutCode } from "./course-code";
import { withoutTerm } from "./term";

/** A line that begins with one of these names no course. */
const HEAD_ENTRIES = {
  when_and_where: words`
    time, room, office, class, lecture, location, section, spring, fall, summer, winter, autumn, meeting, mwf, tth,
    academic year, session, campus, instruction, credits?, pre-?requisites?
  `,
  who: words`instructor, professor, dr\., prof\., email`,
  course: words`
    course, master, bachelor, description, objectives?, textbooks?, grading, credits?, unit outline
  `,
  document: words`
    last updated, version, page, draft, syllabus, table of contents, welcome,
    (?:module|course|student|unit) (?:handbook|guide|outline|catalog\p{L}*), contents, resources
  `,
  de: words`modulhandbuch, modulbeschreibung, kursplan, inhaltsverzeichnis`,
  fr: words`plan de cours, fiche (?:de cours|ue|d.unité)`,
  es: words`
    curso académico, año, guía docente, código, carga horaria, créditos?, horario, jefe de cátedra,
    denominación, cátedra, programa (?:de |del |de la )?(?:asignatura|curso|materia|analítico), plan docente,
    información general, datos generales, carrera, asignaturas? prerrequisitos?, prerrequisitos?, identificación
  `,
  it: words`anno accademico, programma (?:del corso|dell.insegnamento)`,
  pt: words`plano de ensino, programa da disciplina`,
  nl: words`studiehandleiding`,
};
/** Lines and cells with such words are no name: addresses, shares, hours, institutions, entries of the head. */
export const NO_NAME = pattern("iu")`
  @|\d\s?%|^\d+ (?:credits?|units?)(?![\p{L}])|^\d\d(?:spring|summer|fall|winter)|\b(?:isbn|edition)\b|
  \bph\.?\s?d\b|https?:|\b\d{3}-\d{4}\b|${INSTITUTIONS}|\d:\d\d|^${HEAD_ENTRIES}(?![\p{L}])`;
/** "... - A.A. 2015/2016". */
const ACADEMIC_YEAR_AT_END = /[\s–—-]*(?<!\p{L})(?:A\.?\s?A\.?|anno accademico)(?:\s*\d{4}.*)?$/iu;

/** The name of a course in a line, without its code, its term and what the line is called: "Syllabus for ...". */
export function nameIn(text: string, code: Found<string> | null): string {
  const plain = text
    .replace(/^.*$/s, (whole) => withoutTerm(code ? withoutCode(whole, code.value) : whole))
    .replace(/\(\s*(?:tentative|draft|revised|updated)\s+(?:syllabus|outline)\s*\)/i, "")
    .replace(/\b(?:course )?syllabus (?:for|of|to)\b\s*/i, "")
    .replace(/^\s*#\d+(?:\s(?:and|&)\s#\d+)*\s*[–-]\s*/i, "")
    .replace(/[\s,]*\b(?:sec|section|sección|secc)\b\.?\s*[:#]?\s*\d+\w?$/i, "")
    .replace(/^\s*(?:sec|section|sección|secc)\b\.?\s*\p{L}?\d+\w?\s*[:–-]\s*/iu, "")
    .replace(/,\s*\p{L}+:\s*\d+$/u, "")
    .replace(/\s*[:–—-]\s*programa(?: del? curso)?$/i, "")
    .replace(
      /^[Pp]rograma (?:de |del |de la )?(?:curso|asignatura|materia)[\s:–—-]+(?=\p{Lu}\p{Ll})/u,
      "",
    )
    .replace(/\b(?:course )?(?:syllabus|outline)\b/gi, "")
    .replace(/^\s*(?:topic|module?|course|kurs|seminar|vorlesung)\s*[:–-]\s*/i, "")
    .replace(/\s*\(\s*\)/g, "")
    .replace(
      /(?<=\p{L}{3})\s*[:–—-]\s*(?:course |class |lecture )?(?:schedule|calendar|information)$/iu,
      "",
    )
    .replace(
      /\s*[:–—-]\s*(?:course|study|class|teaching) (?:plan|programme|program|guide|handbook)$/i,
      "",
    )
    .replace(/[“”"„]/g, "")
    .replace(/^[\s:,.–—()|/&-]+(?:\d{2,4}\b)?[\s:,.–—()|-]*/u, "")
    .replace(/\s*\((?:online|hybrid|\d+ (?:credits?|units?|ects)|[\d.]+ cr\.?)\)?/i, "")
    .replace(/\s*[-–—]+\s*(?:for|fall|spring)$/i, "")
    .replace(ACADEMIC_YEAR_AT_END, "")
    .replace(/[\s:,–—(|-]+$/u, "")
    .trim();
  return /\([^)]*$/.test(plain) || !/\(/.test(plain) ? plain.replace(/\)+$/, "").trim() : plain;
}
