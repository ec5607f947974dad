/** So much work of a kind (late, still to come, quizzes) the dashboard is given, nearest to now first. */
export const DUE_WORK_MAX = 60;
