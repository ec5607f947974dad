/** Loaded when somebody begins to type: the word lists of the rules weigh more than the field. */
export const loadRules = () => import("@/lib/quick-add/read-line");
export type Rules = Awaited<ReturnType<typeof loadRules>>;
