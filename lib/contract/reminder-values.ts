// No zod here: pages show these without loading a schema.

/** How often a mail says what is due. */
export const DIGESTS = {
  off: "Never",
  daily: "Every day",
  weekly: "Once a week",
} as const;
