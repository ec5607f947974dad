// Apart from the other values: the course list shows these, and loads nothing else of them.

/** Difficulty 1 to 5. */
export const DIFFICULTIES = {
  1: "Very Easy",
  2: "Easy",
  3: "Medium",
  4: "Hard",
  5: "Very Hard",
} as const;
