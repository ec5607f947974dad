/** Words that name one kind of work in any language; a title or a type of the same row is the same kind. */
export const KINDS_OF_WORK = {
  essay: `
    essay*, aufsatz*, dissertation*, ensayo*, saggio, saggi, ensaio*, redação, esej*, エッセイ, 作文, 文章, redacción,
    wypracowani*
  `,
  paper: `
    paper*, term paper*, research paper*, hausarbeit*, seminararbeit*, mémoire, monografía*, tesina, scriptie*,
    werkstuk*, 論文, 论文
  `,
  project:
    "project*, projekt*, projet*, proyecto*, progett*, projeto*, projecto*, プロジェクト, 项目, 大作业",
  presentation: `
    presentation*, referat*, referaat, vortrag*, präsentation*, présentation*, exposé*, presentación*,
    exposición, presentazion*, apresentaç*, presentatie*, prezentacj*, 発表, プレゼン, プレゼンテーション, 展示, 演讲, talk
  `,
  lab: `
    lab report*, protokoll*, laborprotokoll*, laborbericht*, journal, lab, labs, practicum*, practicumverslag*,
    labverslag*
  `,
  report: `
    report*, bericht*, rapport*, informe*, relazion*, relatório*, verslag*, sprawozdani*, raport*, レポート, 报告
  `,
  problem_set: `
    problem set*, pset*, worksheet*, exercise sheet*, übungsblatt, übungsblätter, exercice*, ejercicio*,
    eserciz*, exercício*, oefening*, ćwicze*, 演習, 习题集, 习题, 练习
  `,
  reading: "reading response*",
  portfolio: "portfolio*",
};
