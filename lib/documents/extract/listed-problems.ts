import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source } from "@/lib/text/pattern";

/** "Problems 6.13, 6.18 and 6.20": pieces of work that a line names by their numbers in a book. */
export type ListedProblem = { title: string; start: number; end: number };

/** What several are called, and one. */
const SINGULARS: Record<string, string> = {
  problems: "Problem",
  exercises: "Exercise",
  questions: "Question",
  aufgaben: "Aufgabe",
  übungen: "Übung",
  exercices: "Exercice",
  problèmes: "Problème",
  ejercicios: "Ejercicio",
  problemas: "Problema",
  preguntas: "Pregunta",
  esercizi: "Esercizio",
  problemi: "Problema",
  exercícios: "Exercício",
  opgaven: "Opgave",
};
const REFERENCE = source`[A-Z]{0,3}\d{1,3}(?:[.-]\d{1,3}){0,2}[a-z]?`;
const BETWEEN = source`\s*(?:[,;&]\s*(?:and\s+)?|\s(?:and|und|et|y|e|en)\s)\s*`;
const LIST = pattern("dgiu")`
  (?<![\p{L}])(${Object.keys(SINGULARS)})\s*[:#]?\s+(${REFERENCE}(?:${BETWEEN}${REFERENCE})+)(?![\p{L}\d])`;

/** Each of the problems that a document lists by their numbers. */
export function listedProblems(document: DocumentText, from: number): ListedProblem[] {
  return [...document.text.slice(from).matchAll(LIST)].flatMap((match) => {
    const [, word = "", list = ""] = match;
    const start = from + (match.indices?.[2]?.[0] ?? match.index);
    return [...list.matchAll(new RegExp(REFERENCE, "gu"))].map(({ 0: number, index }) => ({
      title: `${SINGULARS[word.toLowerCase()] ?? word} ${number}`,
      start: start + index,
      end: start + index + number.length,
    }));
  });
}
