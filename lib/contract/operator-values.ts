/** Everything that an operator does is noted under one of these. */
export const OPERATOR_ACTIONS = [
  "disable",
  "enable",
  "reset_link",
  "sign_out",
  "make_operator",
  "unmake_operator",
  "delete",
  "retry_job",
  "retry_document",
  "retry_all",
  "announce",
  "end_announcement",
  "invite",
  "withdraw_invitation",
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

export const ANNOUNCEMENT_TONES = ["info", "warning"] as const;
/** Characters. */
export const ANNOUNCEMENT_MAX = 500;

/** What an account has used is shown of so many days. */
export const USE_DAYS = 30;
