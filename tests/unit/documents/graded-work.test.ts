import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

function items(text: string) {
  return extractSyllabus(sheet(text)).items.map(({ value }) => [value.title, value.weight_percent]);
}

describe("a table of shares", () => {
  it("may work out the share of several pieces in decimals", () => {
    expect(
      items(
        "# Hydrology\n## Grading\nWork\tEach\tPieces\tProportion of the course\n" +
          "Field notebooks\t0.04\t10\t0.04 * 10 = 0.40\nRiver reports\t0.15\t2\t0.15 * 2 = 0.30\n" +
          "Model project\t0.30\t1\t0.30",
      ),
    ).toEqual([
      ["Field notebooks", 40],
      ["River reports", 30],
      ["Model project", 30],
    ]);
  });

  it("may hold several pieces and the sum of their shares in one row", () => {
    expect(
      items(
        "# Optics\n## Evaluation\nContinuous\tLaboratory\tExam\tTotal\n" +
          "Homework average\t15%\tLab work\t5%\tMidterm exam\t20%\t40%\n" +
          "Problem portfolio\t10%\tLab project\t10%\tFinal exam\t40%\t60%",
      ),
    ).toEqual([
      ["Homework average", 15],
      ["Lab work", 5],
      ["Midterm exam", 20],
      ["Problem portfolio", 10],
      ["Lab project", 10],
      ["Final exam", 40],
    ]);
  });

  it("in points marks the row that each share was worked out from", () => {
    const text = "# Pottery\nHomework\t120\nFinal exam\t80\nTotal\t200";
    const evidence = extractSyllabus(sheet(text)).items.map((item) => item.weight_evidence);
    expect(evidence.map((each) => each?.quote)).toEqual(["Homework 120", "Final exam 80"]);
    expect(evidence.map((each) => each?.boxes.length)).toEqual([1, 1]);
  });

  it("may stand in two columns to save room", () => {
    expect(
      items(
        "# Drawing\n## Grading\nRiver walk\t20%\tForms of trees\t25%\nStone bench\t10%\tHarbour map\t35%\n" +
          "Paper bridge\t10%",
      ),
    ).toEqual([
      ["River walk", 20],
      ["Forms of trees", 25],
      ["Stone bench", 10],
      ["Harbour map", 35],
      ["Paper bridge", 10],
    ]);
  });

  it("gives members of a series no share of their own where one number is for all of them", () => {
    expect(
      items(
        "# Compilers\n## Assessment\nWork\tWeighting %\tDescription\nAssignment 1\t\tA lexer\n" +
          "Assignment 2\t30%\tA parser\nAssignment 3\t\tA printer\nFinal examination\t70%\tTwo hours\nTOTAL %\t100%",
      ),
    ).toEqual([
      ["Assignment 1", null],
      ["Assignment 2", null],
      ["Assignment 3", null],
      ["Final examination", 70],
    ]);
  });
});

describe("a list of shares", () => {
  it("may begin its entries with how many there are", () => {
    expect(
      items(
        "# Física\n## Calificación\nAsistencia: 10 %\n4 entregas en clase: 60 % (15 % cada una).\nExamen final 30 %.",
      ),
    ).toEqual([
      ["Asistencia", 10],
      ["Entregas en clase", 60],
      ["Examen final", 30],
    ]);
  });

  it("holds no piece that is named by what each of several is worth", () => {
    expect(
      items(
        "# Modelling\n## Grading\n• Problem sheets (60%):\tFour sheets that go deeper into the\n" +
          "ideas (each is worth 15% of the grade).\n• Final project (40%):\tA small study",
      ),
    ).toEqual([
      ["Problem sheets", 60],
      ["Final project", 40],
    ]);
    expect(items("# Logic\n• Two tests (each is worth 30%)\n• Term paper (40%)")).toEqual([
      ["Two tests", 60],
      ["Term paper", 40],
    ]);
  });

  it("may be the headings of sections that part each piece among criteria", () => {
    expect(
      items(
        "# Métodos\n## Evaluación\n## Propuesta inicial y presentación (30%)\nContenidos\n" +
          "• Problema de investigación (40%)\n• Lecturas relevantes (60%)\nFormato\nInforme escrito\n" +
          "## Diseño metodológico y recolección de datos (45%)\nContenidos\n• Métodos (50%)\n" +
          "• Fuentes (50%)\nFormato\nInforme\n## Proyecto final (25%)\nContenidos\n• Discusión (100%)",
      ),
    ).toEqual([
      ["Propuesta inicial y presentación", 30],
      ["Diseño metodológico y recolección de datos", 45],
      ["Proyecto final", 25],
    ]);
  });
});

describe("graded work without shares", () => {
  it("may be ticked on a form", () => {
    expect(
      items(
        "# Botánica\n## Métodos de enseñanza\tEvaluación del aprendizaje\nExposición (x)\tExámenes parciales (x)\n" +
          "Lecturas (x)\tExamen final ( x )\nProyectos ( )\tPortafolios (X)\nPrácticas (x)\tTrabajos y tareas ( )",
      ),
    ).toEqual([
      ["Exámenes parciales", null],
      ["Examen final", null],
      ["Portafolios", null],
    ]);
  });

  it("may head what is said of each piece in entries below it", () => {
    expect(
      items(
        "# Probability\n## Assignments and exams\nThis is what you will hand in.\n## • Weekly labs:\n" +
          "   – They are due a week after the lab section in which they were handed out to you.\n" +
          "   – Late ones are accepted.\n## • Homework sheets:\n   – For most lectures there is a sheet.\n" +
          "## • In-class activities:\n   – They may not be made up.\n## Honesty\nCite what you use.",
      ),
    ).toEqual([
      ["Weekly labs", null],
      ["Homework sheets", null],
      ["In-class activities", null],
    ]);
  });

  it("may be the parts of an examination", () => {
    expect(
      items(
        "# Disclosure\n## Examination\nThe requirements of the examination are those of a portfolio.\n" +
          "They consist of three parts:\n• Active participation as shown by questions before each class.\n" +
          "• Class assignments (individual). You choose three of five.\n• Course blog (in groups). It is public.",
      ),
    ).toEqual([
      ["Active participation", null],
      ["Class assignments", null],
      ["Course blog", null],
    ]);
  });

  it("may be the numbered exams of an outline", () => {
    expect(
      items(
        "# Finance\n## Course outline\nChapter 1. Statements\nExam 1 (about week 4)\nChapter 2. Bonds\n" +
          "Exam 2 (Midterm)\nChapter 3. Stocks\nExam 3",
      ),
    ).toEqual([
      ["Exam 1", null],
      ["Exam 2 (Midterm)", null],
      ["Exam 3", null],
    ]);
  });
});

describe("the day of graded work", () => {
  it("is not certain where the document calls it tentative", () => {
    const read = (words: string) =>
      extractSyllabus(
        sheet(
          `# Hydrology\nMidterm 40%\nFinal exam 60%\nThere will be one midterm (${words} 10/19/2022).`,
        ),
      ).items.map(({ value, confidence }) => [value.due?.date ?? null, confidence]);
    expect(read("tentative date:")).toEqual([
      ["2022-10-19", "inferred"],
      [null, "exact"],
    ]);
    expect(read("date:")).toEqual([
      ["2022-10-19", "exact"],
      [null, "exact"],
    ]);
  });
});

describe("one numbered piece with a day beside the share of all", () => {
  const facts = (text: string) =>
    extractSyllabus(sheet(`# Optics\nFall 2024\n## Grading\n${text}`)).items.map(({ value }) => [
      value.title,
      value.due?.date ?? null,
      value.weight_percent,
    ]);

  it("is an item of its own, and the share stays with all", () => {
    const text = "Homework\t60%\nFinal exam\t40%\nHomework 1 is due October 3.";
    expect(facts(text)).toEqual([
      ["Homework", null, 60],
      ["Homework 1", "2024-10-03", null],
      ["Final exam", null, 40],
    ]);
  });

  it("is the only one where it is what the share names", () => {
    const text = "Homework 1\t60%\nFinal exam\t40%\nHomework 1 is due October 3.";
    expect(facts(text)[0]).toEqual(["Homework 1", "2024-10-03", 60]);
  });
});

describe("a table with a column of deadlines", () => {
  it("takes its names from the column of names, and none from the points beside them", () => {
    const found = extractSyllabus(
      sheet(
        "# Economics 352\nFall 2022\n## Grades\nCategory\tPoints\tDue Date\nAssignments (20%)\t72 points\n" +
          "· Assignment 1\t12 points\t8/30\n· Assignment 2\t12 points\t9/13\n" +
          "· Assignment 3\t12 points\t10/4\nMidterm Exam (30%)\t72 points\t9/22\nFinal Exam (50%)\t108 points\t12/12",
      ),
    ).items.map(({ value }) => [value.title, value.due?.date ?? null]);
    expect(found.map(([title]) => title)).not.toContain("Points");
    expect(found).toContainEqual(["Assignment 1", "2022-08-30"]);
    expect(found).toContainEqual(["Assignment 3", "2022-10-04"]);
  });
});
