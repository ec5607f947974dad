import { plainText } from "./fold";
import { pattern, type WordTable, words } from "./pattern";

/** What a student uploads a file to a course for. */
export type UploadPurpose = "syllabus" | "assignment" | "quiz" | "resource";

const SYLLABUS: WordTable = {
  en: words`syllab(?:us|i), course (?:outline|info|information|description|overview|policy|policies)`,
  de: words`semesterplan, kursplan, lehrplan, seminarplan, modulbeschreibung, veranstaltungsplan`,
  fr: words`plan de cours, plan du cours, programme (?:du|de) cours`,
  es: words`guia docente, temario, silabo, programa (?:de la asignatura|del curso|docente)`,
};

const ASSIGNMENT: WordTable = {
  en: words`assignments?, assign, asgn, homeworks?, hw, problem ?sets?, pset, ps, problem sheets?,
    exercises?, exercise sheets?, worksheets?, labs?, projects?, essays?, coursework, case study, term paper`,
  de: words`ubung(?:en)?, ubungs(?:blatt|blatter|zettel|aufgaben?), hausaufgaben?, aufgaben?, aufgabenblatt,
    aufgabenzettel, hausarbeit, abgabe`,
  fr: words`devoirs?, td, tp, exercices?, feuille d exercices`,
  es: words`tareas?, practicas?, ejercicios?, entregas?, hoja de problemas`,
};

const QUIZ: WordTable = {
  en: words`quiz, quizzes, exams?, midterms?, finals?, tests?, past papers?`,
  de: words`klausur(?:en)?, (?:alt|probe|ubungs|abschluss)klausur(?:en)?, testat, prufung(?:en)?`,
  fr: words`examens?, partiels?, interro, qcm, controle`,
  es: words`examen(?:es)?, parcial(?:es)?, cuestionarios?, pruebas?`,
};

const RESOURCE: WordTable = {
  en: words`lectures?, lec, slides?, chapters?, ch, notes, textbook, readings?, handouts?, script`,
  de: words`vorlesung(?:en)?, vl, skript, folien, kapitel, mitschrift(?:en)?`,
  fr: words`cours, chapitres?, diapos?, diapositives?, polycopie, notes de cours`,
  es: words`apuntes, clases?, diapositivas?, capitulos?, lecturas?`,
};

/** Whole words, to which a number may be joined: "hw3". */
const named = (table: WordTable) => pattern("u")`(?<!\p{L})${table}(?!\p{L})`;

const IS_SYLLABUS = named(SYLLABUS);
const OTHERS: [UploadPurpose, RegExp][] = [
  ["assignment", named(ASSIGNMENT)],
  ["quiz", named(QUIZ)],
  ["resource", named(RESOURCE)],
];

/** What a file is for, where its name says one thing and not two; else undefined, and the student has to say it. */
export function purposeOfName(filename: string): UploadPurpose | undefined {
  const name = plainText(filename)
    .replace(/\.[a-z0-9]+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  // What else a syllabus names is what is in it.
  if (IS_SYLLABUS.test(name)) return "syllabus";
  const said = OTHERS.filter(([, words]) => words.test(name)).map(([purpose]) => purpose);
  if (said.length === 0 && /\.(?:pptx|pptm|ppsx)$/i.test(filename)) return "resource";
  return said.length === 1 ? said[0] : undefined;
}
