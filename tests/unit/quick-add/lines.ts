/** A line as a student types it, and what a reader would take from it; what is left out is not said. */
export interface Line {
  line: string;
  reads: {
    /** "assignment" where it is left out. */
    kind?: "exam";
    title: string;
    type: string;
    date?: string;
    time?: string;
    /** The code. */
    course?: string;
    weight?: number;
    location?: string;
    minutes?: number;
  };
}

/** A Wednesday, ten in the morning in New York. */
export const NOW = new Date("2026-11-11T15:00:00Z");
export const ZONE = "America/New_York";
export const COURSES = [
  { id: 1, code: "STAT 201", name: "Introduction to Statistics" },
  { id: 2, code: "BIO 110", name: "General Biology" },
  { id: 3, code: "ENGL 102", name: "English Composition" },
  { id: 4, code: "MATH 221", name: "Linear Algebra" },
  { id: 5, code: "CS 61A", name: "Structure and Interpretation of Computer Programs" },
  { id: 6, code: "HIST 140", name: "Modern European History" },
];
