import { pattern, words } from "@/lib/text/pattern";

/** Whether a title names several pieces: "Exams", "Response papers (3)". */
export function isPlural(title: string): boolean {
  return PLURAL.test(title);
}

const PLURALS = {
  en: words`
    deliverables, activities, discussions, homeworks, worksheets, snippets, problems, blogs, entries, journals, quizzes,
    speeches, debates, papers, essays, assignments, exercises, responses, sets, reports, projects, presentations, labs,
    tests, exams, midterms, boards, reflections, posts, journals, analyses, memos, critiques
  `,
  de: words`klausuren, prüfungen, referate, übungen, hausaufgaben`,
  fr: words`examens, devoirs, partiels, contrôles, rapports`,
  es_pt: words`
    exámenes(?: parciales)?, parciales, pruebas, controles, tareas, interrogaciones, ensayos, trabajos, provas, testes,
    exames, trabalhos
  `,
};
const PLURAL = pattern("i")`${PLURALS}(?: \(|$)`;
