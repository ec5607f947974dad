import type { ClassKind } from "@/lib/contract/class-values";
import { pattern, type WordTable, words } from "@/lib/text/pattern";

/** By what a class is called in a syllabus. */
export const KIND_WORDS: Record<Exclude<ClassKind, "class" | "office_hours">, WordTable> = {
  lecture: {
    en: words`lectures?`,
    de: words`vorlesung(?:en)?`,
    fr: words`cours magistr(?:al|aux)`,
    es: words`cátedras?, teóric[ao]s?`,
    nl: words`hoorcolleges?`,
  },
  seminar: {
    en: words`seminars?`,
    de: words`seminare?`,
    fr: words`séminaires?`,
    es: words`seminarios?`,
  },
  tutorial: {
    en: words`tutorials?`,
    de: words`übung(?:en)?, tutorium`,
    fr: words`travaux dirigés, td`,
    es: words`ayudantías?, prácticas?`,
    it: words`esercitazioni`,
    nl: words`werkcolleges?`,
  },
  discussion: { en: words`discussions?, recitations?, discussion sections?, section meetings?` },
  lab: {
    en: words`labs?, laborator(?:y|ies), clinicals?`,
    de: words`praktikum, labor`,
    fr: words`travaux pratiques, tp`,
    es: words`laboratorios?`,
    nl: words`practicum`,
  },
};

/** That people meet, in the words before a time. */
const MEETING_WORDS = {
  en: words`class(?:es)?, course, meet(?:s|ing|ings)?, studios?, studio hours, live sessions?, sections?`,
  de: words`kurs, veranstaltung(?:en)?`,
  fr: words`cours, séances?`,
  es: words`clases?, curso`,
  it: words`lezion[ie], corso`,
  pt: words`aulas?`,
  nl: words`colleges?, lessen`,
};
const OF_KINDS = Object.values(KIND_WORDS).flatMap((table) => Object.values(table).flat());
export const MEETING = pattern("iu")`(?<!\p{L})(?:${OF_KINDS}|${MEETING_WORDS})(?!\p{L})`;

/** That something takes place then, whatever it is. */
const WHEN_WORDS = {
  en: words`times?, schedule, when, days`,
  de: words`termine?, zeit(?:en)?, wann`,
  fr: words`horaires?`,
  es: words`horarios?`,
  it: words`orario`,
  pt: words`horário`,
  nl: words`tijd(?:en)?`,
};
export const WHEN = pattern("iu")`(?<!\p{L})${WHEN_WORDS}(?!\p{L})`;

/** What else has a day and a time, also in the lines below it. */
const OTHER_WORDS = {
  en: words`
    office, drop-?in, student hours, exams?, examinations?, midterms?, final, quiz(?:zes)?, tests?, due, submit(?:ted)?,
    deadline, homework, assignments?, review, appointment, consultation, assistants?, ta, tas, help, tutoring
  `,
  de: words`sprechstunden?, klausur, prüfung, abgabe, vereinbarung`,
  fr: words`permanences?, examens?, rendez-vous, bureau`,
  es: words`consultas?, examen, exámenes, entrega, oficina, cita, monitoría, tutorías?, atención, interrogación`,
  it: words`ricevimento, esame`,
  pt: words`atendimento, prova, exame`,
  nl: words`spreekuur, tentamen`,
};
export const OTHER = pattern("iu")`(?<!\p{L})${OTHER_WORDS}(?!\p{L})`;

/** Of whom or what a time on the same line is. */
export const NOT_CLASSES = pattern("iu")`(?<!\p{L})${words`
  instructor, e-?mail, support, library hours, holiday, no class, business hours`}(?!\p{L})`;

/** It does not come every week, and nobody can tell in which. */
const NOT_WEEKLY_WORDS = {
  en: words`
    every (?:other|second|two), alternat(?:e|ing), bi-?weekly, fortnightly, (?:odd|even) weeks?, asynchronous`,
  de: words`zweiwöchentlich, 14-tägig, 14-täglich, vierzehntägig, alle zwei wochen, jede[nr] zweiten`,
  fr: words`une semaine sur deux, tous les quinze jours`,
  es: words`cada dos semanas, quincenal(?:mente)?`,
};
export const NOT_WEEKLY = pattern("iu")`(?<!\p{L})${NOT_WEEKLY_WORDS}(?!\p{L})`;

/** Of several groups a student attends one. */
const GROUP = {
  en: words`sections?(?! meeting), sec, groups?, or, (?:lab|tutorial|tutorials|recitation|discussion|section)\s?#?\d+`,
  de: words`gruppen?, oder`,
  fr: words`groupes?, ou`,
  es: words`grupos?, sección, secciones, o`,
};
export const GROUP_WORDS = pattern("iu")`(?<!\p{L})${GROUP}(?!\p{L})`;

export const PLACE_WORDS = {
  en: words`
    room, rm, hall, building, bldg, auditorium, theat(?:er|re), zoom, online, remote, teams, cent(?:er|re), library,
    studio, gym`,
  de: words`raum, hörsaal, gebäude`,
  fr: words`salle, amphi(?:théâtre)?, bâtiment, en ligne`,
  es: words`aula, salón, sala, edificio, en línea, virtual`,
  it: words`aula`,
  pt: words`sala`,
  nl: words`zaal, lokaal`,
};
