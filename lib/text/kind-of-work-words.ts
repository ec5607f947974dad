import { type WordTable, words } from "./pattern";

/** Those kinds of work that titles name. */
export type KindOfWork =
  | "homework"
  | "quiz"
  | "exam"
  | "project"
  | "paper"
  | "essay"
  | "presentation"
  | "lab"
  | "discussion";

/** Words that name a kind of work. */
export const KIND_WORDS: [KindOfWork, WordTable][] = [
  [
    "presentation",
    {
      en: words`presentations?, poster, pitch, speech(?:es)?, demonstrations?, demos?`,
      de: words`präsentation, referat, vortrag`,
      fr: words`présentation, exposé oral, soutenance`,
      es: words`presentación, exposici(?:ón|ones)(?: oral)?`,
    },
  ],
  [
    "lab",
    {
      en: words`
        lab(?:oratory)? ?reports?, labs?, laborator(?:y|ies), prelab, pre-lab, practical, practicum, practicals?
      `,
      de: words`praktikum, versuch`,
      fr: words`travaux pratiques, TP ?(?:n ?[°º] ?)?\d+`,
      es: words`laboratorio, prácticas?`,
    },
  ],
  [
    "project",
    {
      en: words`projects?, capstone`,
      de: words`\p{L}*projekt(?:arbeit)?`,
      fr: words`projet, projets`,
      es: words`proyectos?, entregas?(?= (?:final|parcial))`,
      it: words`progetto`,
      pt: words`projeto`,
      more: words`prosjekt(?:er)?, projekt(?:y|u)?, proje(?:si|ler)?, proiect(?:ul)?, проект\p{L}*`,
    },
  ],
  [
    "discussion",
    {
      en: words`
        discussions? (?:post|board|questions?|forum|prompt|sheet|section|\d+), discussion
      `,
    },
  ],
  [
    "quiz",
    {
      en: words`quiz(?:zes)?, practice test, mini-?test, pop test, knowledge check`,
      de: words`kurztest`,
      fr: words`interro(?:gation)?`,
      es: words`quices, cuestionarios?, controles, control(?= ?(?:\d|[IVX]))`,
    },
  ],
  [
    "exam",
    {
      en: words`
        mid[- ]?terms?, final exam(?:ination)?, exam(?:s|ination|inations)?, (?<!entrega )finals?$,
        tests?(?! (?:driven|cases?|plan|data)), internal assessment, oral exam, viva(?: voce)?, mid[- ]?sem(?:ester)?,
        end-?sem(?:ester)?, prelim(?:inary)? exam, prelim, qualifying, comprehensive exam
      `,
      de: words`\p{L}*klausur, \p{L}*prüfung, testat, klausuren`,
      fr: words`
        examen, examens, partiel, contrôle(?: continu)?, devoir surveillé, DS ?n?°? ?\d+
      `,
      es: words`
        pruebas?, exámenes, examen, parciales, (?<!entrega )parcial, interrogaci(?:ón|ones), certamen, certámenes,
        solemnes?
      `,
      it: words`prova(?:s| scritta| orale| intermedia)?, prove, esame, prova`,
      pt: words`exames?, testes?`,
      nl: words`tentamen, toets`,
      more: words`
        (?:hem)?tenta, eksamen, tentti, egzamin(?:u)?, kolokwi(?:um|a), zkoušk[ay], skúšk[ay], vize,
        (?:ara |kısa )?sınav\p{L}*,
        экзамен\p{L}*, контрольн\p{L}+ работ\p{L}+, test(?:y|u|ů)?, тест\p{L}*
      `,
    },
  ],
  [
    "essay",
    {
      en: words`essays?, reflection, personal statement, dissertation`,
      de: words`aufsatz`,
      fr: words`essai, commentaire`,
      es: words`ensayo`,
    },
  ],
  [
    "paper",
    {
      en: words`
        (?:term|research|response|position|policy|final|reaction|seminar|short|white) ?papers?, papers?(?! airplanes?),
        literature review, book review, annotated bibliography, case (?:brief|stud(?:y|ies)), memos?, memorandum,
        literature reviews?, bibliograph(?:y|ies), (?<!peer )reviews?(?! session), reports?, proposal, thesis,
        write-?ups?
      `,
      de: words`hausarbeit, seminararbeit`,
      es: words`trabajo (?:final|escrito)`,
    },
  ],
  [
    "homework",
    {
      more: words`
        inlämningsuppgift(?:er)?, aflevering(?:er)?, innlevering(?:er)?, prace? domow[aey], domácí úkol(?:y|ů)?,
        ödev\p{L}*,
        tem[ăe] de casă, lliuraments?, домашн\p{L}+ (?:задани|работ)\p{L}+
      `,
      en: words`
        home ?-?works?, hw ?-?#?\d*, hwks?, problem ?-?sets?, p-?sets?, ps ?#?\d+, assignments?, assn, asgn, asst,
        exercises?(?: sheet| set)?, (?:problem|exercise|example|tutorial|work) ?-?sheets?, worksheets?, tutorial,
        coursework, activity, activities, mp ?\d+, machine problems?
      `,
      de: words`
        (?:haus)?aufgaben?(?:blatt)?, übungs?(?:blatt|aufgaben?|zettel|serie)?, hausübung, serie \d, blatt
      `,
      fr: words`
        devoir(?: maison)?, DM ?(?:n ?[°º] ?)?\d+, TD ?(?:n ?[°º] ?)?\d+, feuille(?: d['’]exercices)?, exercices?,
        travail(?: pratique)?, travaux(?: pratiques)?
      `,
      es: words`
        tareas?, deberes, ejercicios?, hoja de (?:ejercicios|problemas), guía, taller, trabajos?
      `,
      it: words`compiti, esercizi, esercitazione`,
      pt: words`lista de exercícios, exercícios, trabalhos?`,
      nl: words`opdracht(?:en)?, huiswerk, opdrachten`,
    },
  ],
];
