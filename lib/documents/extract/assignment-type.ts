import type { AssignmentType } from "@/lib/contract/values";

/** Words that name a kind of work. */
const KINDS: [AssignmentType, RegExp][] = [
  [
    "presentation",
    words(
      `presentations?|poster|pitch|präsentation|referat|vortrag|présentation|exposé oral|soutenance|presentación|exposici(?:ón|ones)(?: oral)?|speech(?:es)?`,
    ),
  ],
  [
    "lab",
    words(
      String.raw`lab(?:oratory)? ?reports?|labs?|laborator(?:y|ies)|prelab|pre-lab|practical|practicum|praktikum|versuch|travaux pratiques|TP ?(?:n ?[°º] ?)?\d+|laboratorio|prácticas?|practicals?`,
    ),
  ],
  [
    "project",
    words(
      `projects?|capstone|\\p{L}*projekt(?:arbeit)?|projet|proyectos?|progetto|projeto|projets`,
    ),
  ],
  [
    "discussion",
    words(
      String.raw`discussions? (?:post|board|questions?|forum|prompt|sheet|section|\d+)|discussion`,
    ),
  ],
  [
    "quiz",
    words(
      `quiz(?:zes)?|practice test|mini-?test|pop test|kurztest|interro(?:gation)?|knowledge check`,
    ),
  ],
  [
    "exam",
    words(
      String.raw`mid-?terms?|final exam(?:ination)?|exam(?:s|ination|inations)?|finals?$|test(?! (?:driven|cases?|plan|data))|\p{L}*klausur|\p{L}*prüfung|testat|examen|exames?|testes?|partiel|prova(?:s| scritta| orale| intermedia)?|prove|tentamen|toets|pruebas?|exámenes|examens|parciales|klausuren|internal assessment|oral exam|viva(?: voce)?|mid-?sem(?:ester)?|end-?sem(?:ester)?|contrôle(?: continu)?|devoir surveillé|DS ?n?°? ?\d+|parcial|esame|prova|prelim(?:inary)? exam|prelim|qualifying|comprehensive exam`,
    ),
  ],
  [
    "essay",
    words(`essays?|reflection|personal statement|aufsatz|dissertation|ensayo|essai|commentaire`),
  ],
  [
    "paper",
    words(
      `(?:term|research|response|position|policy|final|reaction|seminar|short|white) ?papers?|papers?(?! airplanes?)|hausarbeit|seminararbeit|literature review|book review|annotated bibliography|case (?:brief|stud(?:y|ies))|memos?|memorandum|literature reviews?|bibliograph(?:y|ies)|reviews?(?! session)|trabajo (?:final|escrito)|reports?|proposal|thesis|write-?ups?`,
    ),
  ],
  [
    "homework",
    words(
      String.raw`home ?-?works?|hw ?-?#?\d*|problem ?-?sets?|p-?sets?|ps ?#?\d+|assignments?|assn|asgn|asst|exercises?(?: sheet| set)?|(?:problem|exercise|example|tutorial|work) ?-?sheets?|worksheets?|tutorial|coursework|(?:haus)?aufgaben?(?:blatt)?|übungs?(?:blatt|aufgaben?|zettel|serie)?|hausübung|serie \d|blatt|devoir(?: maison)?|DM ?(?:n ?[°º] ?)?\d+|TD ?(?:n ?[°º] ?)?\d+|feuille(?: d['’]exercices)?|exercices?|tareas?|deberes|ejercicios?|hoja de (?:ejercicios|problemas)|guía|taller|compiti|esercizi|esercitazione|lista de exercícios|opdracht(?:en)?|huiswerk|activity|activities|mp ?\d+|machine problems?|travail(?: pratique)?|travaux(?: pratiques)?|trabajos?|trabalhos?|opdrachten`,
    ),
  ],
];

/** The kind of work a title names, or null. */
export function kindOfTitle(title: string): AssignmentType | null {
  const plain = title.replace(/[_]/g, " ");
  // "Final Exam Project" asks for its last noun; a bracket or subtitle must not win over the head of the title.
  const head = plain.split(/\s*[(:–—]\s*|\s-+\s/)[0] ?? plain;
  return namedIn(head) ?? namedIn(plain);
}

function namedIn(text: string): AssignmentType | null {
  const named = KINDS.flatMap(([type, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const after = text.slice(match.index + match[0].length);
    const numbered =
      /\d$/.test(match[0]) || /^\s*(?:[#№]|no\.?|nr\.?|n[°º])?\s*(?:\d|[ivx]+\b)/i.test(after);
    return [{ type, at: match.index, end: match.index + match[0].length, numbered }];
  });
  // "Essay Assignment #1" is an essay.
  const general = named.find(
    ({ type, at }) => type === "homework" && /^assignment/i.test(text.slice(at)),
  );
  const special = named.find((entry) => general && entry.end === general.at - 1);
  if (special) return special.type;
  const best = named.sort((a, b) => Number(b.numbered) - Number(a.numbered) || a.at - b.at)[0];
  // "Project Presentation" is the presentation of a project.
  const shown = named.find((entry) => entry.type === "presentation");
  return (best && !best.numbered && shown ? shown : best)?.type ?? null;
}

/** A pattern of whole words, in any script (`\\b` knows only ASCII letters). */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}])`, "iu");
}

const SIGNS: [AssignmentType, RegExp, number][] = [
  [
    "exam",
    /\b(?:closed|open)[ -](?:book|notes?)\b|\bdo not (?:open|turn)\b.{0,30}\b(?:exam|test|booklet|page)\b|\bthis (?:exam|test|midterm)\b|\bduration of (?:the )?exam|\bBearbeitungszeit\b|\bdurée de l['’]épreuve|\bhilfsmittel\b/iu,
    3,
  ],
  [
    "exam",
    /\byou have (?:\d+|one|two|three) (?:minutes|hours?)\b|\bstudent id\b|\bcalculators? (?:are|is) (?:not )?(?:allowed|permitted)\b/iu,
    2,
  ],
  ["quiz", /\bthis quiz\b/iu, 3],
  [
    "essay",
    /\b(?:write|submit) an? (?:\d[\d,–-]*[- ]?(?:word|page) )?essay\b|\bthis essay\b|\bessay (?:question|prompt|topic)s?\b/iu,
    3,
  ],
  [
    "paper",
    /\b(?:write|submit) an? (?:\w+[- ]){0,3}(?:paper|report)\b|\bthis paper\b|\bdouble[- ]spaced\b/iu,
    2,
  ],
  [
    "project",
    /\bthis project\b|\bproject (?:proposal|report|deliverables?|teams?|description)\b|\byour (?:team|group) (?:will|must|should)\b/iu,
    2,
  ],
  [
    "lab",
    /\bthis lab\b|\blab (?:report|notebook|partner|manual)\b|\b(?:apparatus|pre-?lab)\b/iu,
    2,
  ],
  ["presentation", /\b(?:your|this|minute) presentation\b/iu, 2],
  [
    "discussion",
    /\b(?:reply|respond) to (?:at least )?(?:\w+ )?(?:classmates?|peers?|posts?)\b|\bdiscussion board\b/iu,
    3,
  ],
  [
    "homework",
    /\bthis (?:homework|assignment|problem set|worksheet)\b|\b(?:homework|problem set|assignment|hw) ?#?\d+\b|\bübungsblatt\b/iu,
    2,
  ],
];

/** The kind of work the wording suggests where the title is silent: where the sign stands, or null. */
export function kindOfWording(
  text: string,
): { type: AssignmentType; start: number; end: number } | null {
  const weights = new Map<AssignmentType, { weight: number; start: number; end: number }>();
  for (const [type, pattern, weight] of SIGNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const known = weights.get(type) ?? {
      weight: 0,
      start: match.index,
      end: match.index + match[0].length,
    };
    weights.set(type, { ...known, weight: known.weight + weight });
  }
  const best = [...weights].sort((a, b) => b[1].weight - a[1].weight)[0];
  return best ? { type: best[0], start: best[1].start, end: best[1].end } : null;
}
