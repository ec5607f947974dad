/** What a demonstration is made of: our own words, nobody's course. */
export interface SeedCourse {
  name: string;
  code: string;
  topics: string[];
  work: string;
}

export const COURSES: SeedCourse[] = [
  {
    name: "Classical Mechanics",
    code: "PHYS 210",
    topics: ["Motion in a plane", "Forces", "Energy and work", "Pendulums", "Rotation", "Waves"],
    work: "Problem set",
  },
  {
    name: "Linear Algebra",
    code: "MATH 221",
    topics: ["Vectors", "Matrices", "Determinants", "Eigenvalues", "Projections", "Least squares"],
    work: "Exercise sheet",
  },
  {
    name: "Cell Biology",
    code: "BIOL 130",
    topics: ["Membranes", "Proteins", "Cell division", "Signals", "Respiration", "Photosynthesis"],
    work: "Lab report",
  },
  {
    name: "Data Structures",
    code: "COMP 250",
    topics: ["Lists", "Trees", "Hash tables", "Heaps", "Graphs", "Sorting"],
    work: "Programming task",
  },
  {
    name: "Introduction to Economics",
    code: "ECON 101",
    topics: ["Supply and demand", "Costs", "Markets", "Trade", "Money", "Growth"],
    work: "Case study",
  },
  {
    name: "Modern History",
    code: "HIST 145",
    topics: [
      "Revolutions",
      "Industry",
      "Empires",
      "The wars",
      "Decolonization",
      "Europe since 1989",
    ],
    work: "Essay",
  },
  {
    name: "Organic Chemistry",
    code: "CHEM 232",
    topics: ["Bonding", "Alkanes", "Stereochemistry", "Alcohols", "Aromatics", "Spectra"],
    work: "Worksheet",
  },
  {
    name: "Statistics",
    code: "STAT 200",
    topics: ["Distributions", "Sampling", "Estimates", "Tests", "Regression", "Bayes' rule"],
    work: "Quiz",
  },
];
