/** What mails are about, and what follows where nobody knows whether one arrived. */
export const MAIL_KINDS = {
  // Who waits for it is better off with two than with none.
  password_reset: { again_when_unsure: true },
  password_changed: { again_when_unsure: true },
  verify_email: { again_when_unsure: true },
  email_changed: { again_when_unsure: true },
  invitation: { again_when_unsure: true },
  digest: { again_when_unsure: false },
} as const satisfies Record<string, MailKindRules>;

interface MailKindRules {
  /** False for what nobody misses and twice annoys. */
  again_when_unsure: boolean;
}

export type MailKind = keyof typeof MAIL_KINDS;

const KINDS: Readonly<Record<string, MailKindRules>> = MAIL_KINDS;

/** Kinds of which a second mail is better than none. */
export const SENT_AGAIN = Object.keys(KINDS).filter((kind) => KINDS[kind]?.again_when_unsure);
