/** The four semesters that can be chosen in `year`, and `current` when it is another one. */
export function semesterChoices(year: number, current?: string) {
  const semesters = [`Fall ${year}`, `Spring ${year + 1}`, `Summer ${year}`, `Winter ${year}`];
  if (current && !semesters.includes(current)) semesters.unshift(current);
  return semesters.map((semester) => ({ value: semester, label: semester }));
}
