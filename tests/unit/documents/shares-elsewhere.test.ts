import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

/** The certain work of a document with its shares. */
function shares(lines: string[]) {
  const { items } = extractSyllabus(sheet(["# Beekeeping, Spring 2019", ...lines].join("\n")));
  return items
    .filter(({ value }) => value.is_certain !== false)
    .map(({ value }) => [value.title, value.weight_percent]);
}

describe("shares in a language whose words nobody knows", () => {
  const ROWS = ["Kirjalliset vastaukset\t60 %", "Puheenvuorot luokassa\t40 %"];
  const READ = [
    ["Kirjalliset vastaukset", 60],
    ["Puheenvuorot luokassa", 40],
  ];

  it("are those of the grade where a total of 100 follows", () => {
    expect(shares([...ROWS, "Kaikki yhdessä\t100 %"])).toEqual(READ);
    expect(shares(ROWS)).toEqual([]);
    expect(shares([...ROWS, "Kaikki yhdessä\t90 %"])).toEqual([]);
  });

  it("are those of the grade below a heading of it, in scripts without capitals, too", () => {
    expect(shares(["## Arviointi", ...ROWS])).toEqual(READ);
    expect(shares(["## 評価", "• 巣箱の観察 30%", "• 蜂蜜の話 70%"])).toEqual([
      ["巣箱の観察", 30],
      ["蜂蜜の話", 70],
    ]);
    expect(shares(["## Kirjallisuus", ...ROWS])).toEqual([]);
  });

  it("do not part a piece that has a share of its own", () => {
    const rows = ["Arviointi", "## Loppukuva (25%)", "• Valo (40%)", "• Varjo (60%)"];
    expect(shares(rows)).not.toContainEqual(["Valo", 40]);
  });
});

describe("a share that begins its entry", () => {
  it("belongs to the name behind it, though no word of it is known", () => {
    const rows = ["1. (40%) Essay", "2. (25%) Weighing hives: each week your group tells us how"];
    const rest = " the hive that it looks after has grown or shrunk, and what may be the reason.";
    expect(shares(["## Grading", rows[0] ?? "", rows[1] + rest, "3. (35%) Final exam"])).toEqual([
      ["Essay", 40],
      ["Weighing hives", 25],
      ["Final exam", 35],
    ]);
  });

  it("may stand in square brackets and say of what it is", () => {
    const rows = ["> [30% of your grade] Hive log", "> [70% of your grade] Final exam (in June)"];
    expect(shares(["## Grading", ...rows])).toEqual([
      ["Hive log", 30],
      ["Final exam", 70],
    ]);
    expect(shares(["## Grading", "Hive log [30%]", "Final exam [70%]"])).toEqual([
      ["Hive log", 30],
      ["Final exam", 70],
    ]);
  });

  it("is that of the whole, and those in brackets behind it are of its parts", () => {
    const rows = ["• 55% Exams (first: 15%, second: 20%, last: 20%)", "• 45% Hive reports"];
    expect(shares(["## Grading", ...rows])).toEqual([
      ["Exams", 55],
      ["Hive reports", 45],
    ]);
  });
});

describe("what has a share", () => {
  it("may be called by a letter and a number", () => {
    const rows = ["P0 (5% of grade): a smoker.", "P1 (45% of grade): a frame.", "Exam (50%)"];
    expect(shares(["## Grading", ...rows])).toEqual([
      ["P0", 5],
      ["P1", 45],
      ["Exam", 50],
    ]);
  });

  it("may have the name of another where both make the grade whole", () => {
    const rows = ["Homework\t20%", "Exam\t30%", "Exam\t50%"];
    expect(shares(["## Grading", ...rows])).toHaveLength(3);
    expect(shares(["## Grading", ...rows.slice(0, 2), "Exam\t40%"])).toHaveLength(2);
  });

  it("keeps neither the day behind its colon nor the words that give it the share", () => {
    expect(shares(["## Avaliação", "1. Prova parcial: 30/04 (35%)", "2. Trabalhos (65%)"])).toEqual(
      [
        ["Prova parcial", 35],
        ["Trabalhos", 65],
      ],
    );
    const sentence = "El informe constituye el 60 % de la nota, mientras que el examen el 40 %.";
    expect(shares(["## Evaluación", sentence])).toEqual([
      ["Informe", 60],
      ["Examen", 40],
    ]);
  });
});

describe("a formula", () => {
  const formula = (line: string, ...told: string[]) => shares(["## Evaluación", ...told, line]);

  it("is read with the factors behind the names and as percentages", () => {
    expect(formula("Nota final = Tareas × 0.70 + Examen × 0.30")).toEqual([
      ["Tareas", 70],
      ["Examen", 30],
    ]);
    expect(formula("NF = 60% ∗ Tareas + 40% ∗ Examen")).toHaveLength(2);
  });

  it("takes its letters from the words that they begin, parted or not", () => {
    const told = "Cuaderno de campo (CC). Se lleva al día.";
    expect(formula("NF = 60% ∗ C C + 40% ∗ Examen", told)[0]).toEqual(["Cuaderno de campo", 60]);
    expect(formula("NF = 0.6 · O + 0.4 · Examen", "Las observaciones breves (O) cuentan.")).toEqual(
      [
        ["Observaciones breves", 60],
        ["Examen", 40],
      ],
    );
  });

  it("takes them from a sentence about them", () => {
    const told = "La nota PI corresponde al promedio de las tres interrogaciones.";
    expect(formula("Nota final = PI × 0.8 + Examen × 0.2", told)[0]).toEqual([
      "Interrogaciones",
      80,
    ]);
  });

  it("shows letters that nothing explains beside those that have names, and none alone", () => {
    expect(formula("NF = 0.6 · ZQ + 0.4 · Examen")).toContainEqual(["ZQ", 60]);
    expect(formula("NF = 0.6 · ZQ + 0.4 · ZP")).toEqual([]);
  });
});
