import { folded, isStopWord } from "./words";

const MOST_WORDS = 10;
const MOST_LETTERS = 80;

const PART =
  "chapter|part|unit|section|sec|lecture|lesson|week|module|appendix|topic|session|kapitel|teil|abschnitt|vorlesung|einheit|woche|thema|chapitre|partie|cours|leçon|séance|semaine|capítulo|unidad|tema|sección|lección|semana";
const NUMBER = "(?:\\d+(?:\\.\\d+)*|[IVXLC]+|[A-Z])(?![\\p{L}\\p{N}])";
const LEADING_PART = new RegExp(`^(?:${PART})\\.?\\s+${NUMBER}\\s*[.:|–—-]*\\s*`, "iu");
const LEADING_NUMBER =
  /^(?:§\s*)?(?:\d{1,3}(?:\.\d{1,3})*|[A-Z](?:\.\d{1,3})+|[IVXLC]{1,5}(?=[.)]))[.):]*(?:\s+|$)/u;
const STATEMENT =
  "definition|convention|notation|theorem|lemma|proposition|corollary|axiom|rule|law|satz|korollar|théorème|définition|teorema|definición";
const LEADING_STATEMENT = new RegExp(
  `^(?:${STATEMENT})\\s*(?:\\d+(?:\\.\\d+)*)?\\s*[·:.–—(-]\\s*(?=\\S)`,
  "iu",
);
const LEADING_DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2,4})?[:,]?\s+/u;
/** "MO3936 ", "AGRON 590RD - " */
const LEADING_CODE = /^\p{Lu}{2,6} ?\d{3,4}\p{Lu}{0,2}\b\s*[-–—:]?\s*(?=\p{L})/u;
/** What says where a text goes on, not what it is about. */
const TRAILING =
  /\s*(?:[.…\s]{3,}\d+|\((?:cont(?:inued|['’]?d)?\.?|reprise|forts(?:etzung|\.)?|suite|continuación)\)|[-–—,]?\s*(?:continued|cont['’]?d|cont\.|Fortsetzung)|\(?\d+\s*\/\s*\d+\)?|[:.;,·–—-])$/iu;

/** Whole headings that name a part of every document. */
const GENERIC = new Set(
  `introduction|intro|overview|summary|summaries|conclusion|conclusions|outline|agenda|contents|table of contents|motivation|background|preliminaries|recap|review|discussion|remarks|remark|notes|note
  |example|examples|exercise|exercises|practice|practice exercises|problem|problems|problem set|homework|questions|question|q&a|quiz|test|solution|solutions|answers|answer|proof|proofs of theorems|theorem|lemma|corollary|proposition|definition|definitions|convention|claim|observation|fact|step|case
  |key terms|key points|key concepts|glossary|learning objectives|learning goals|prerequisites|prerequisites & preparation|prerequisites and preparation|pre-requisites|topics|topics covered|voraussetzungen|prérequis|requisitos|learning outcomes|objectives|goals|aims|today|plan|announcements|admin|administrivia|logistics|reading|readings|review questions|critical thinking questions|personal application questions|summary of definitions|notation|abstract|keywords|results|methods|next time|next week|next lecture|thank you|thanks|the end|what we learned|takeaways|take home messages|title|untitled|figure|table|image|box|chapter|section|part|lecture|appendix
  |einleitung|einführung|überblick|übersicht|zusammenfassung|fazit|ausblick|gliederung|inhalt|motivation|wiederholung|beispiel|beispiele|aufgabe|aufgaben|übung|übungen|lösung|lösungen|satz|beweis|korollar|bemerkung|bemerkungen|lernziele|fragen|grundlagen|vorbemerkung|vorbemerkungen|organisatorisches|hinweise|hinweis
  |résumé|sommaire|plan du cours|exemple|exemples|exercice|exercices|objectifs|remarque|remarques|théorème|démonstration|preuve|corrigé|rappel|rappels
  |introducción|resumen|índice|ejemplo|ejemplos|ejercicio|ejercicios|objetivos|conclusiones|conclusión|demostración|teorema|nota|notas|repaso`
    .split("|")
    .map((name) => folded(name.trim())),
);
const GENERIC_BEGINNING =
  /^(?:exercises?|problems?|examples?|questions?|solutions?|answers?|proofs? (?:of|for)|figure|table|practice|aufgaben?|übung(?:en)?|lösung(?:en)?|beispiel|beweis|exercices?|exemple|ejercicios?|ejemplo|page|seite|slide|folie|part|step|homework|quiz|review of|summary of|learning)\b(?=\s*(?:[\d(:.#]|[A-Z]\b|of\b|for\b|$|objectives|exercises|questions|problems))/iu;

/** A line of facts in large type, not a title. */
const LABELLED =
  /^(?:place|due|time|room|office|phone|tba)\b\s*[:\d]|^due\b|\d ?%|^(?:course|class|session|tentative|weekly) (?:sessions?|overview|contents?|topics)\b/iu;
const WHOLE_DOCUMENT =
  /^(?:lecture notes|course notes|class notes|slides|skript|vorlesungsskript|polycopié|notes de cours|apuntes)\b/iu;

/** What stands before and after the text of a book; nothing under such a heading is a topic. */
const MATTER =
  /^(?:preface|foreword|acknowledge?ments?|about (?:this|the) .*|about openstax|colophon|copyright.*|licen[cs]e|table of contents|contents|list of (?:figures|tables|symbols)|references|bibliography|works cited|further reading|suggested readings?|literature|index|glossary|answer key|answers? to .*|solutions?(?: to .*| manual)?|selected (?:answers|solutions)|quick reference|practice exercises|exercises|review exercises|problems|homework|credits|vorwort|danksagung|inhaltsverzeichnis|literatur(?:verzeichnis)?|sachverzeichnis|stichwortverzeichnis|impressum|lösungen(?: .*)?|übungsaufgaben|übungen|aufgaben|préface|avant-propos|remerciements|table des matières|bibliographie|références|corrigés?(?: .*)?|exercices|prefacio|prólogo|agradecimientos|bibliografía|referencias|soluciones(?: .*)?|ejercicios)$/iu;

/** What a syllabus says of a course, not of its subject; students upload syllabi beside their books. */
const ADMINISTRATION =
  /^(?:(?:course|class|general|key)\s+(?:description|goals|objectives|outcomes|info|information|materials|overview|policies|policy|philosophy.*|schedule|format|meetings|communications?.*|requirements|readings)|(?:tentative|weekly)\s+(?:schedule|reflections.*)|attendance.*|absences?.*|(?:re-?)?grad(?:es|ing|er)\b.*|marking|late (?:work|submission)s?.*|extensions.*|make-?up.*|academic (?:integrity|honesty|honor|misconduct|accommodations?)\b.*|(?:the )?academic honou?r.*|student (?:conduct|needs|accomm?odations).*|(?:additional )?accomm?odations?.*|access and disability.*|disabilit.*|diversity.*|inclusion.*|affirmation of.*|non-discrimination.*|sexual violence.*|title ix.*|mental health resources|scheduling conflicts.*|(?:re)?sources and support|office hours.*|.* office hours|(?:teaching )?staff|instructors?|teaching assistants?|contact.*|guidelines for contacting.*|e?-?mails?|communication|website|textbooks?|required (?:materials|textbooks?|readings?).*|recommended (?:textbooks?|readings?)|syllabus(?: disclaimer| changes)?|assessments?|assignments?|homework assignments?.*|labs?(?: exercises| notebooks)?|worksheets|final (?:exam|project|paper|term project).*|(?:mid-?term|take-?home) exam.*|exams?|online submission|word limits|feedback|discussion sections?.*|tutorial cent(?:er|re)|core learning abilities|faqs?|cell phones.*|instructions|multiple choice|organisation|sprechstunden?|termine|anmeldung|prüfung(?:en|sleistung)?|leistungsnachweis)(?::? *\(?\d+ ?%\)?)?$/iu;

/** A heading without number and ornament, as students would name the topic; null when it names none. */
export function topicNameOf(heading: string): string | null {
  const name = sentenceCase(bared(heading));
  const words = name.split(" ");
  if (name.length > MOST_LETTERS || words.length > MOST_WORDS || !/\p{L}{3}/u.test(name)) {
    // Short names are names where they are all capitals: "SQL", "C4"; a stray "of" is not.
    if (!/^[\p{Lu}][\p{Lu}\p{N}-]{1,5}$/u.test(name)) return null;
  }
  if (GENERIC.has(folded(name)) || GENERIC_BEGINNING.test(name) || MATTER.test(name)) return null;
  if (ADMINISTRATION.test(name) || LABELLED.test(name)) return null;
  if (WHOLE_DOCUMENT.test(name)) return null;
  if (/https?:|www\.|@|©|[=∀∃⊢≤≥∑∫]|\b(?:19|20)\d\d\b.*\b(?:19|20)?\d\d\b/u.test(name)) return null;
  if (/^\p{Ll}/u.test(name) && !/^\p{Ll}(?:[-\p{Lu}])/u.test(name)) return null;
  if (/[.!;]\s+\p{Lu}/u.test(name) || /\.$/.test(name)) return null;
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (letters < name.replace(/\s/g, "").length * 0.6) return null;
  return words.every((word) => isStopWord(word)) ? null : name;
}

/** True for what stands before and after a book's own text, and for its exercises. */
export function isMatter(heading: string): boolean {
  const name = sentenceCase(bared(heading));
  return MATTER.test(name) || ADMINISTRATION.test(name);
}

/** "3.1" of "3.1 Arguments" and of "Section 3.1", "4" of "Chapter 4: Proofs"; null without a number. */
export function numberOf(heading: string): string | null {
  const text = heading.trim();
  const match = new RegExp(
    `^(?:(?:${PART})\\.?\\s+|§\\s*)?(\\d{1,3}(?:\\.\\d{1,3})*)\\b`,
    "iu",
  ).exec(text);
  return match?.[1] ?? null;
}

function bared(heading: string): string {
  let name = heading.replace(/[\s\u00a0]+/g, " ").trim();
  name = name.replace(LEADING_DATE, "").replace(LEADING_CODE, "");
  name = name.replace(LEADING_PART, "").replace(LEADING_NUMBER, "").replace(LEADING_PART, "");
  name = name.replace(/^[•◦▪–—*·:\s-]+/u, "").replace(LEADING_STATEMENT, "");
  if (name.endsWith(")") && !name.includes("(")) name = name.slice(0, -1);
  for (let before = ""; before !== name; ) {
    before = name;
    name = name.replace(TRAILING, "").trim();
  }
  return name;
}

/** "STAGES OF SLEEP" as "Stages of sleep"; short words that are no function words stay: "DNA". */
function sentenceCase(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{5}|\p{Lu}.* .*\p{Lu}{3}/u.test(name)) return name;
  const lower = name
    .split(" ")
    .map((word) => (word.length <= 3 && !isStopWord(word) ? word : word.toLowerCase()))
    .join(" ");
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
