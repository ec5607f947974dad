import { type WordTable, words } from "@/lib/text/pattern";

/** Names of what a student keeps, by what they mean. */
export const NOUNS = {
  exam: {
    en: words`exam, examination, test`,
    de: words`klausur, prufung, examen`,
    fr: words`examen, epreuve`,
    es: words`prueba`,
  },
  exams: {
    en: words`exams, examinations, tests`,
    de: words`klausuren, prufungen`,
    fr: words`examens, epreuves`,
    es: words`examenes, pruebas`,
  },
  final: {
    en: words`final, final exam, final examination, finals, final exams`,
    de: words`abschlussprufung, abschlussklausur`,
    fr: words`examen final, examen terminal`,
    es: words`finales, examenes finales`,
  },
  midterm: {
    en: words`midterm, midterms, mid term, mid terms, midterm exam, midterm exams`,
    de: words`zwischenprufung`,
    fr: words`partiel, partiels, examen partiel`,
    es: words`parcial, parciales, examen parcial`,
  },
  quiz: { en: words`quiz, quizzes` },
  work: {
    en: words`assignment, task, work, course work, coursework`,
    de: words`aufgabe, arbeit`,
    fr: words`devoir`,
    es: words`tarea`,
  },
  works: {
    en: words`assignments, tasks`,
    de: words`aufgaben`,
    fr: words`devoirs`,
    es: words`tareas`,
  },
  homework: {
    en: words`homework, homeworks, home work, problem set, problem sets, worksheet, worksheets`,
    de: words`hausaufgabe, hausaufgaben, ubungsblatt`,
    es: words`deberes`,
  },
  essay: {
    en: words`essay, essays, paper, papers`,
    de: words`aufsatz, hausarbeit`,
    es: words`ensayo`,
  },
  report: { en: words`report, reports`, de: words`bericht`, fr: words`rapport` },
  project: {
    en: words`project, projects`,
    de: words`projekt`,
    fr: words`projet`,
    es: words`proyecto`,
  },
  lab: { en: words`lab, labs, laboratory`, es: words`laboratorio` },
  attendance: {
    en: words`attendance, participation`,
    de: words`anwesenheit, mitarbeit`,
    fr: words`presence`,
    es: words`asistencia, participacion`,
  },
  presentation: { en: words`presentation, presentations`, de: words`vortrag, referat` },
  office_hours: {
    en: words`office hours, office hour, office hrs, student hours, drop in hours`,
    de: words`sprechstunde, sprechstunden, sprechzeit, sprechzeiten`,
    fr: words`heures de bureau, heures de permanence`,
    es: words`horas de oficina, horario de atencion, tutorias`,
  },
  teacher: {
    en: words`teacher, teachers, teach, teaches, teaching, instructor, professor, professors, prof, profs, lecturer`,
    de: words`unterrichtet, lehrt, dozent, dozentin, lehrer, lehrerin`,
    fr: words`professeur, enseigne, enseignant, enseignante`,
    es: words`profesor, profesora, ensena, imparte`,
  },
  room: {
    en: words`room, hall, building, location`,
    de: words`raum, saal, horsaal`,
    fr: words`salle`,
    es: words`aula, sala`,
  },
  class: {
    en: words`class, classes, lecture, lectures, seminar, seminars, tutorial, tutorials, meet, meets, timetable`,
    de: words`vorlesung, vorlesungen, unterricht, kurs, stundenplan`,
    fr: words`cours`,
    es: words`clase, clases`,
  },
} satisfies Record<string, WordTable>;
