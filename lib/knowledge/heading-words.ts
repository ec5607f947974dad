import { words } from "@/lib/text/pattern";

/** Parts of a text that are counted: "Chapter 4". */
export const PARTS = {
  en: words`
    chapter, part, unit, section, sec, lecture, lesson, week, module, appendix, topic, session
  `,
  de: words`kapitel, teil, abschnitt, vorlesung, einheit, woche, thema`,
  fr: words`chapitre, partie, cours, leçon, séance, semaine`,
  es: words`capítulo, unidad, tema, sección, lección, semana`,
};

/** What a text states under a number: "Definition 2.1". */
export const STATEMENTS = {
  en: words`
    definition, convention, notation, theorem, lemma, proposition, corollary, axiom, rule, law
  `,
  de: words`satz, korollar`,
  fr: words`théorème, définition`,
  es: words`teorema, definición`,
};

/** Whole headings that name a part of every document, and no topic. */
export const GENERIC_HEADINGS = {
  parts: words`
    introduction, intro, overview, summary, summaries, conclusion, conclusions, outline, agenda, contents,
    table of contents, motivation, background, preliminaries, recap, review, discussion, remarks, remark, notes, note,
    abstract, keywords, results, methods, title, untitled, figure, table, image, box, chapter, section, part, lecture,
    appendix, glossary, notation, summary of definitions, reading, readings
  `,
  exercises_and_statements: words`
    example, examples, exercise, exercises, practice, practice exercises, problem, problems, problem set, homework,
    questions, question, q&a, quiz, test, solution, solutions, answers, answer, proof, proofs of theorems, theorem,
    lemma, corollary, proposition, definition, definitions, convention, claim, observation, fact, step, case,
    review questions, critical thinking questions, personal application questions
  `,
  aims_and_notices: words`
    key terms, key points, key concepts, learning objectives, learning goals, prerequisites,
    prerequisites & preparation, prerequisites and preparation, pre-requisites, topics, topics covered,
    learning outcomes, objectives, goals, aims, today, plan, announcements, admin, administrivia, logistics, next time,
    next week, next lecture, thank you, thanks, the end, what we learned, takeaways, take home messages
  `,
  de: words`
    einleitung, einführung, überblick, übersicht, zusammenfassung, fazit, ausblick, gliederung, inhalt, motivation,
    wiederholung, beispiel, beispiele, aufgabe, aufgaben, übung, übungen, lösung, lösungen, satz, beweis, korollar,
    bemerkung, bemerkungen, lernziele, fragen, grundlagen, vorbemerkung, vorbemerkungen, organisatorisches, hinweise,
    hinweis, voraussetzungen
  `,
  fr: words`
    résumé, sommaire, plan du cours, exemple, exemples, exercice, exercices, objectifs, remarque, remarques, théorème,
    démonstration, preuve, corrigé, rappel, rappels, prérequis
  `,
  es: words`
    introducción, resumen, índice, ejemplo, ejemplos, ejercicio, ejercicios, objetivos, conclusiones, conclusión,
    demostración, teorema, nota, notas, repaso, requisitos
  `,
};

/** First words of headings that only count or repeat: "Exercises 3.1", "Review of chapter 2". */
export const GENERIC_BEGINNINGS = {
  en: words`
    exercises?, problems?, examples?, questions?, solutions?, answers?, proofs? (?:of|for), figure, table, practice,
    page, slide, part, step, homework, quiz, review of, summary of, learning
  `,
  de: words`aufgaben?, übung(?:en)?, lösung(?:en)?, beispiel, beweis, seite, folie`,
  fr: words`exercices?, exemple`,
  es: words`ejercicios?, ejemplo`,
};

/** What stands before and after the text of a book. */
export const BOOK_MATTER = {
  en: words`
    preface, foreword, acknowledge?ments?, about (?:this|the) .*, about openstax, colophon, copyright.*, licen[cs]e,
    table of contents, contents, list of (?:figures|tables|symbols), references, bibliography, works cited,
    further reading, suggested readings?, literature, index, glossary, answer key, answers? to .*,
    solutions?(?: to .*| manual)?, selected (?:answers|solutions), quick reference, practice exercises, exercises,
    review exercises, problems, homework, credits
  `,
  de: words`
    vorwort, danksagung, inhaltsverzeichnis, literatur(?:verzeichnis)?, sachverzeichnis, stichwortverzeichnis,
    impressum, lösungen(?: .*)?, übungsaufgaben, übungen, aufgaben
  `,
  fr: words`
    préface, avant-propos, remerciements, table des matières, bibliographie, références, corrigés?(?: .*)?, exercices
  `,
  es: words`
    prefacio, prólogo, agradecimientos, bibliografía, referencias, soluciones(?: .*)?, ejercicios
  `,
};

const COURSE_FACTS = words`
  description, goals, objectives, outcomes, info, information, materials, overview, policies, policy, philosophy.*,
  schedule, format, meetings, communications?.*, requirements, readings
`;

/** What a syllabus says of a course, not of its subject. */
export const COURSE_ADMINISTRATION = {
  course: words`
    (?:course|class|general|key)\s+${COURSE_FACTS}, (?:tentative|weekly)\s+(?:schedule|reflections.*),
    attendance.*, absences?.*, syllabus(?: disclaimer| changes)?, scheduling conflicts.*, core learning abilities,
    faqs?, cell phones.*, website, textbooks?, required (?:materials|textbooks?|readings?).*,
    recommended (?:textbooks?|readings?)
  `,
  rules_and_support: words`
    academic (?:integrity|honesty|honor|misconduct|accommodations?)\b.*, (?:the )?academic honou?r.*,
    student (?:conduct|needs|accomm?odations).*, (?:additional )?accomm?odations?.*, access and disability.*,
    disabilit.*, diversity.*, inclusion.*, affirmation of.*, non-discrimination.*, sexual violence.*, title ix.*,
    mental health resources, (?:re)?sources and support
  `,
  people: words`
    office hours.*, .* office hours, (?:teaching )?staff, instructors?, teaching assistants?, contact.*,
    guidelines for contacting.*, e?-?mails?, communication, tutorial cent(?:er|re)
  `,
  work: words`
    (?:re-?)?grad(?:es|ing|er)\b.*, marking, late (?:work|submission)s?.*, extensions.*, make-?up.*, assessments?,
    assignments?, homework assignments?.*, labs?(?: exercises| notebooks)?, worksheets,
    final (?:exam|project|paper|term project).*, (?:mid-?term|take-?home) exam.*, exams?, online submission,
    word limits, feedback, discussion sections?.*, instructions, multiple choice
  `,
  de: words`
    organisation, sprechstunden?, termine, anmeldung, prüfung(?:en|sleistung)?, leistungsnachweis
  `,
};
