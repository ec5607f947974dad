import { siteOrigin } from "@/lib/env";
import { composeMail } from "@/lib/services/mail/compose";
import type { QueuedMail } from "@/lib/services/mail/queue";
import { DAY_MS } from "@/lib/time/durations";

interface Link {
  id: number;
  url: string;
  expires_at: string;
}

// Nothing that a student typed stands in these: who registers with somebody else's address writes them nothing.

const NOT_YOU = "If this wasn't you, you can ignore this mail. Nothing changes.";

export function resetMail(to: string, link: Link): QueuedMail {
  return {
    kind: "password_reset",
    key: `password_reset ${link.id}`,
    expires_at: link.expires_at,
    to,
    subject: "Set a new password",
    ...composeMail({
      lines: ["Somebody asked for a new password for your Study Companion account."],
      action: { label: "Set a new password", url: link.url },
      footnotes: ["The link works once, for 30 minutes.", NOT_YOU],
    }),
  };
}

export function verifyMail(to: string, link: Link): QueuedMail {
  return {
    kind: "verify_email",
    key: `verify_email ${link.id}`,
    expires_at: link.expires_at,
    to,
    subject: "Verify your email",
    ...composeMail({
      lines: ["Somebody gave this address to Study Companion. If it was you, please verify it."],
      action: { label: "Verify email", url: link.url },
      footnotes: ["The link works once, for 24 hours.", NOT_YOU],
    }),
  };
}

export function invitationMail(to: string, link: Link): QueuedMail {
  return {
    kind: "invitation",
    key: `invitation ${link.id}`,
    expires_at: link.expires_at,
    to,
    subject: "Your invitation to Study Companion",
    ...composeMail({
      lines: ["Whoever runs Study Companion invites you to open an account."],
      action: { label: "Open an account", url: link.url },
      footnotes: ["The link works once, for two weeks.", NOT_YOU],
    }),
  };
}

export function passwordChangedMail(to: string, at: string): QueuedMail {
  return {
    kind: "password_changed",
    key: `password_changed ${at}`,
    expires_at: after(at),
    to,
    subject: "Your new password",
    ...composeMail({
      lines: ["Your Study Companion account has a new password since a moment ago."],
      footnotes: [`If this wasn't you, set a new one now: ${siteOrigin}/forgot-password`],
    }),
  };
}

export function emailChangedMail(to: string, at: string): QueuedMail {
  return {
    kind: "email_changed",
    key: `email_changed ${at}`,
    expires_at: after(at),
    to,
    subject: "Your new email",
    ...composeMail({
      lines: [
        "Your Study Companion account has another email now. We don't use this address any more.",
      ],
      footnotes: [
        `If this wasn't you, sign in with your username and change it back: ${siteOrigin}/settings`,
      ],
    }),
  };
}

function after(at: string): string {
  return new Date(Date.parse(at) + 3 * DAY_MS).toISOString();
}
