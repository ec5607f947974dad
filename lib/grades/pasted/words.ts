import { words } from "@/lib/text/pattern";

// What pages of grades say beside names and scores. One list per language; all are compared in lower case.

/** What stands above a column. */
export const COLUMNS = {
  name: {
    en: words`name, title, item, grade item, assignment(?: name)?, assessment(?: name)?, activity, task, work, piece,
      exercise, gradebook item, coursework`,
    de: words`name, titel, bewertungsaspekt, aktivität, aufgabe, leistung, prüfung, abgabe`,
    fr: words`nom, titre, devoir, élément d.évaluation, activité, évaluation, travail`,
    es: words`nombre, título, tarea, ítem de calificación, elemento de calificación, actividad, evaluación`,
  },
  score: {
    en: words`(?:your |my |raw )?(?:score|grade|mark|result)s?, points, points earned, earned, achieved,
      marks obtained`,
    de: words`bewertung, punkte, erreicht, erreichte punkte, ergebnis, deine punkte`,
    fr: words`note, points, résultat`,
    es: words`calificación, nota, puntos, puntuación`,
  },
  out_of: {
    en: words`out of, points possible, possible(?: points)?, max(?:imum)?(?: points| score| marks?| grade)?,
      total points, available, range, point value, worth, full marks`,
    de: words`von, max(?:\.|imal)?(?: punkte)?, maximale punkte, mögliche punkte, punkte möglich,
      höchstpunktzahl, bereich`,
    fr: words`sur, maximum, points possibles, intervalle, barème`,
    es: words`de, máximo, puntos posibles, rango, puntuación máxima`,
  },
  percent: {
    en: words`%, percent(?:age)?, (?:score|grade|mark) ?\(?(?:%|percent)\)?`,
    de: words`prozent(?:satz)?, in prozent`,
    fr: words`pourcentage`,
    es: words`porcentaje`,
  },
  letter: { en: words`letter(?: grade)?, grade symbol`, de: words`note` },
  status: { en: words`status, state`, de: words`status`, fr: words`statut`, es: words`estado` },
  aside: {
    en: words`due(?: date)?(?: \([^)]*\))?, submitted, date, last activity, released, feedback, comments?(?: and .*)?,
      details, submission progress status, category, type, group, section, rank, average, mean, late, notes?,
      actions?`,
    de: words`fällig(?: am)?, datum, abgegeben, feedback, kommentar, kategorie, art`,
    fr: words`date, échéance, remis, feedback, commentaires?, catégorie`,
    es: words`fecha, entrega, retroalimentación, comentarios?, categoría`,
  },
  /** What a piece counts for, which looks like a score. */
  weight: {
    en: words`weight(?: achieved)?, calculated weight, weighting, contribution to course total`,
    de: words`gewicht(?:ung)?, berechnete gewichtung, beitrag zum kurs insgesamt`,
    fr: words`pondération(?: calculée)?, contribution au total du cours`,
    es: words`ponderación(?: calculada)?, peso, aporta al total del curso`,
  },
};

/** Rows that add others up. */
export const TOTALS = {
  en: words`(?:course |category |class |grand |running |weighted |overall |current )?total(?: grade| score| points)?,
    sub-?total, (?:final|overall|current|course) (?:calculated |adjusted )?(?:grade|score|mark|percentage|average),
    (?:calculated|adjusted) (?:final )?(?:grade|score|mark|percent(?:age)?), overall, average, gpa, .+ (?:sub)?total`,
  de: words`gesamt(?:punkte|note|ergebnis|summe)?, kurs gesamt, summe(?: .+)?, zwischensumme, .+ gesamt, endnote`,
  fr: words`total(?: du cours| .+)?, moyenne(?: générale)?, note finale`,
  es: words`total(?: del curso| .+)?, nota final, promedio, suma`,
};

/** Whatever else pages put into cells: states, buttons, hidden labels. */
export const NOISE = {
  en: words`click to test a different score, late, missing, graded, not graded, not yet graded, needs grading,
      submitted,
    not submitted, not graded yet, resubmitted, on time, in progress, pending, upcoming, view, view feedback,
      view description.*,
    view comments?, view details, show details, score details, close, comments?, unread, read, feedback, \(?empty\)?,
    no due date, no submission, instructor is working on grades, view submission, view rubric, rubric, submit, open,
    your submission has been graded, dropped, dropped for grading purposes, turned in, handed in, done late, assigned,
    complete, incomplete, returned, ungraded, toggle comment, actions?, cell actions menu, collapse, expand,
    (?:mean|median|high|low|average|upper quartile|lower quartile|class average)\b.*,
    (?:last activity|attempts?|opened|closes?|released|graded on)\b.*, this assignment does not count.*`,
  de: words`abgegeben, nicht abgegeben, bewertet, noch nicht bewertet, verspätet, offen, leer, ansehen, rückmeldung`,
  fr: words`remis, non remis, noté, en retard, manquant, voir`,
  es: words`entregado, no entregado, calificado, sin calificar, atrasado, falta, ver`,
};

/** Alone above the name, they say what kind of work it is. */
export const KIND_LABELS = {
  en: words`assignment, quiz, test, exam, forum, discussion(?: topic)?, manual item, aggregation,
      external tool, lesson,
    workshop, activity, category, h5p, scorm package, calculated`,
  de: words`aufgabe, test, forum, manuelles element, aggregation, lektion`,
  fr: words`devoir, test, forum, élément manuel`,
  es: words`tarea, cuestionario, foro, ítem manual`,
};

/** Before a date. */
export const DATE_WORDS = {
  en: words`due, due date, by, at, submitted, on, until, posted, graded, available, end, end date`,
  de: words`fällig, bis, am, um, uhr, abgabe, abgegeben`,
  fr: words`le, à, avant, échéance, remis`,
  es: words`el, a las, hasta, entrega, vence`,
};

/** After points. */
export const UNITS = {
  en: words`points?, pts?\.?, marks?`,
  de: words`punkten?, pkt\.?, p\.?`,
  fr: words`points?, pts`,
  es: words`puntos?, ptos\.?`,
};
