import { describe, expect, it } from "vitest";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import { sheet } from "./pages";

const course = (text: string) => extractSyllabus(sheet(text)).course;

describe("the code of a course", () => {
  it.each([
    ["# GEO*2190 Soils of the North\nWinter 2022\nSection: DE01", "GEO*2190"],
    ["# GEOLOGY 600: Waves in Soil\nSyllabus, Fall 2019", "GEOLOGY 600"],
    ["# Syllabus\n## FOR 210: Tools for Foresters, Fall 2024\n## Useful Information", "FOR 210"],
    ["# Reading Soils\nAgronomy 224\nFall 2018\nText.\nAs in STAT 430 we count.", "Agronomy 224"],
    ["# Reading Soils\nFall 2018\n## Basics\nCode\tSOILEM\nPeriod\t1", "SOILEM"],
    ["# Reading Soils\n2016661\nText.", "2016661"],
    [
      "# Reading Soils\nSubject Code and Course Number: Soil Science 222\nText.",
      "Soil Science 222",
    ],
    ["# GEO 710-01 – Reading Soils\nClass number: 1119", "GEO 710-01"],
  ])("stands in %j", (text, code) => {
    expect(course(text).code?.value).toBe(code);
  });

  it.each([
    "Class number: 1281 (Section 01)",
    "Prerequisites:\nSTAT 560, 561",
    "Prerequisites: knowledge of statistics or courses of that\ndepartment, e.g. STAT 430.",
    "Salón: Edificio Central (PC012)",
  ])("is not what stands in %j", (words) => {
    expect(course(`# Reading Soils\nText.\n${words}`).code).toBeNull();
  });
});

describe("the name of a course", () => {
  it.each([
    ["# Psyc 2001 Syllabus\n## PSYC 2001 – Soils and Minds", "Soils and Minds"],
    ["# GEO 101 – Reading Soils\nGEO101 meets daily.\nCourse code: GEO101", "Reading Soils"],
    ["# GEO106 - Reading Soils\nCourse code: GEO106-011", "Reading Soils"],
    [
      "IIC213 — Suelos y Rocas — 2024-2\n# Programa de Curso\nText.\n# Presentación\nText.",
      "Suelos y Rocas",
    ],
    ["# PROGRAMA DE LA ACTIVIDAD\n## Nombre de la asignatura\nSuelos y Rocas", "Suelos y Rocas"],
    [
      "# GEO*3190 Software for Old Soils\nWinter 2022\n## Calendar Description",
      "Software for Old Soils",
    ],
    ["# Programa\nCurso\t:\tSuelos y Rocas\nSigla\t:\tGEO101\nText.", "Suelos y Rocas"],
    ["# PLANO DE ENSINO\nCódigo: GEO101\tNome: Solos e Rochas\nText.", "Solos e Rochas"],
    [
      "# PROGRAMA\n## CÓDIGO\tDISCIPLINA\tPRÉ-REQUISITO(S)\nGEO 101\tSolos e Rochas\tGEO 100\nText.",
      "Solos e Rochas",
    ],
    ["# Temario\n## Suelos en mapas\nText.", "Suelos en mapas"],
    ["SUOLI E ROCCE - A.A. 2015/2016\n==========\nText.", "SUOLI E ROCCE"],
    ["# GEO 101 Section B01: Reading Soils\nText.", "Reading Soils"],
    ["אוניברסיטה\nקורס: קרקעות וסלעים, מספר: 7062\nText.", "קרקעות וסלעים"],
  ])("stands in %j", (text, name) => {
    expect(course(text).name?.value).toBe(name);
  });

  it.each([
    "# Syllabus\nThis course is about soils.\n## What You’ll Learn\nPlease read.",
    "# Important Links\nPlease read all of them.\n## Schedule\nPlease read.",
    "# Syllabus\nMuster, Max. Soils - 7th Edition. A Press.",
  ])("is not what stands in %j", (text) => {
    expect(course(text).name).toBeNull();
  });

  it("may have a subtitle in large print below a larger title", () => {
    const [page] = sheet("# Syllabus\n# Soils: Maps and Rocks\n# GEO101, 3 Credits, CRN");
    const lines = page?.lines.map((line, at) => (at === 0 ? { ...line, size: 22 } : line)) ?? [];
    const { name } = extractSyllabus(page ? [{ ...page, lines }] : []).course;
    expect(name?.value).toBe("Soils: Maps and Rocks");
  });

  it("is no name that stands behind a label of something else", () => {
    const text = "# Reading Soils\nNombre: Max Muster\nText.";
    expect(course(text).name?.value).toBe("Reading Soils");
  });
});

describe("the term of a course", () => {
  it.each(["Spring A 2022", "Monsoon 2021", "Term 2 Winter 2021", "1º Sem/2026"])(
    "is %s",
    (term) => {
      expect(course(`# Reading Soils\n${term}\nText.`).semester?.value).toBe(term);
    },
  );
});

describe("who teaches a course", () => {
  it.each([
    [
      "Instructors:\tA. Example\tM. Muster (+Coordinator)\nSections:\tX\tY",
      "A. Example, M. Muster",
    ],
    [
      "Instructors:\tSection 1: Ida Beispiel \n                              Section 2: Max Muster (m@example.edu)",
      "Ida Beispiel, Max Muster",
    ],
    ["Ida Beispiel (she/her)\nVersion 2021-07-07", "Ida Beispiel"],
    [
      "Ida Beispiel1,2 and Max Muster1\n1Department of Soils, University of Town",
      /Ida Beispiel.*Max/,
    ],
    ["Dr. Ida Beispiel\tOffice Hours: M-Th 2:00\nOffice: 12", "Dr. Ida Beispiel"],
    ["Enseignant(s) :\nMUSTER, Jean-Max", "MUSTER, Jean-Max"],
    ["(Lead Professor): Dr. Ida Beispiel", "Dr. Ida Beispiel"],
    ["1.10 Prof. Responsable\t: Dr. Max Muster", "Dr. Max Muster"],
    ["Name\tUser\tRole\nIda Beispiel\tann\tInstructor\nMax Muster\tmax\tTA", "Ida Beispiel"],
    ["I’m Ida Beispiel and this is my second year here.", "Ida Beispiel"],
  ])("stands in %j", (text, name) => {
    const { instructor } = course(`# Reading Soils\nText on soils.\n${text}`);
    expect(instructor?.value ?? null).toEqual(
      typeof name === "string" ? name : expect.stringMatching(name),
    );
  });
});
