/** What a student's things are called, in the language that they study in. */
export interface Names {
  courses: [string, string, string];
  teachers: [string, string, string];
  exams: [string, string];
  assignments: [string, string];
  final: string;
  /** A piece of another course. */
  other: string;
  session: string;
  /** Titles of work that a sentence names by its kind. */
  kinds: Record<"essay" | "homework" | "lab" | "project" | "presentation", string>;
}

const TEACHERS: Names["teachers"] = ["Alex Example", "Kim Sample", "Robin Muster"];

export const NAMES = {
  en: {
    courses: ["Organic Chemistry", "Art History", "Statistics"],
    teachers: TEACHERS,
    exams: ["Midterm 2", "Quiz 4"],
    assignments: ["Essay 3", "Lab report 1"],
    final: "Final exam",
    other: "Portfolio",
    session: "Eigenvalues",
    kinds: {
      essay: "Essay",
      homework: "Homework 5",
      lab: "Lab report",
      project: "Group project",
      presentation: "Presentation",
    },
  },
  de: {
    courses: ["Organische Chemie", "Kunstgeschichte", "Statistik"],
    teachers: TEACHERS,
    exams: ["Zwischenklausur 2", "Kurztest 4"],
    assignments: ["Aufsatz 3", "Laborbericht 1"],
    final: "Abschlussklausur",
    other: "Portfolio",
    session: "Eigenwerte",
    kinds: {
      essay: "Essay",
      homework: "Hausaufgabe 5",
      lab: "Laborbericht",
      project: "Gruppenprojekt",
      presentation: "Referat",
    },
  },
  fr: {
    courses: ["Chimie organique", "Histoire de l'art", "Statistique"],
    teachers: TEACHERS,
    exams: ["Partiel 2", "Quiz 4"],
    assignments: ["Dissertation 3", "Compte rendu 1"],
    final: "Examen final",
    other: "Portfolio",
    session: "Valeurs propres",
    kinds: {
      essay: "Dissertation",
      homework: "Devoir 5",
      lab: "Rapport de laboratoire",
      project: "Projet de groupe",
      presentation: "Exposé",
    },
  },
  es: {
    courses: ["Química orgánica", "Historia del arte", "Estadística"],
    teachers: TEACHERS,
    exams: ["Parcial 2", "Prueba 4"],
    assignments: ["Ensayo 3", "Informe 1"],
    final: "Examen final",
    other: "Portafolio",
    session: "Valores propios",
    kinds: {
      essay: "Ensayo",
      homework: "Tarea 5",
      lab: "Informe de laboratorio",
      project: "Proyecto de grupo",
      presentation: "Presentación",
    },
  },
  it: {
    courses: ["Chimica organica", "Storia dell'arte", "Statistica"],
    teachers: TEACHERS,
    exams: ["Parziale 2", "Quiz 4"],
    assignments: ["Saggio 3", "Relazione 1"],
    final: "Esame finale",
    other: "Portfolio",
    session: "Autovalori",
    kinds: {
      essay: "Saggio",
      homework: "Compito 5",
      lab: "Relazione di laboratorio",
      project: "Progetto di gruppo",
      presentation: "Presentazione",
    },
  },
  pt: {
    courses: ["Química orgânica", "História da arte", "Estatística"],
    teachers: TEACHERS,
    exams: ["Prova 2", "Teste 4"],
    assignments: ["Ensaio 3", "Relatório 1"],
    final: "Exame final",
    other: "Portfólio",
    session: "Autovalores",
    kinds: {
      essay: "Ensaio",
      homework: "Lista 5",
      lab: "Relatório de laboratório",
      project: "Projeto em grupo",
      presentation: "Apresentação",
    },
  },
  nl: {
    courses: ["Organische chemie", "Kunstgeschiedenis", "Statistiek"],
    teachers: TEACHERS,
    exams: ["Tussentoets 2", "Quiz 4"],
    assignments: ["Essay 3", "Labverslag 1"],
    final: "Eindtentamen",
    other: "Portfolio",
    session: "Eigenwaarden",
    kinds: {
      essay: "Essay",
      homework: "Huiswerk 5",
      lab: "Labverslag",
      project: "Groepsproject",
      presentation: "Presentatie",
    },
  },
  pl: {
    courses: ["Chemia organiczna", "Historia sztuki", "Statystyka"],
    teachers: TEACHERS,
    exams: ["Kolokwium 2", "Kartkówka 4"],
    assignments: ["Esej 3", "Raport 1"],
    final: "Egzamin końcowy",
    other: "Portfolio",
    session: "Wartości własne",
    kinds: {
      essay: "Esej",
      homework: "Zadanie 5",
      lab: "Raport z laboratorium",
      project: "Projekt grupowy",
      presentation: "Prezentacja",
    },
  },
  ja: {
    courses: ["有機化学", "美術史", "統計学"],
    teachers: TEACHERS,
    exams: ["中間試験2", "小テスト4"],
    assignments: ["エッセイ3", "実験レポート1"],
    final: "期末試験",
    other: "ポートフォリオ",
    session: "固有値",
    kinds: {
      essay: "エッセイ",
      homework: "宿題5",
      lab: "実験レポート",
      project: "グループプロジェクト",
      presentation: "発表",
    },
  },
  zh: {
    courses: ["有机化学", "艺术史", "统计学"],
    teachers: TEACHERS,
    exams: ["期中考试2", "测验4"],
    assignments: ["论文3", "实验报告1"],
    final: "期末考试",
    other: "作品集",
    session: "特征值",
    kinds: {
      essay: "论文",
      homework: "作业5",
      lab: "实验报告",
      project: "小组项目",
      presentation: "演讲",
    },
  },
} satisfies Record<string, Names>;
