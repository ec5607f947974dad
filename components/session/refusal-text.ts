import {
  ACCOUNT_CLOSED,
  BY_INVITATION,
  NO_SIGN_UP,
  SIGN_ON_REFUSALS,
  type SignOnRefusal,
} from "@/lib/contract/sign-on";

/** Why the way back from `issuer` led to the sign-in page; empty where nobody came from there. */
export function refusalText(search: string, issuer: string): string {
  const asked = new URLSearchParams(search);
  const refused = SIGN_ON_REFUSALS.find((refusal) => refusal === asked.get("refused"));
  if (refused) return REFUSALS[refused](issuer);
  const has_failed = asked.has("refused") || asked.has("error");
  return has_failed ? `We couldn't sign you in with ${issuer}. Please try again.` : "";
}

const REFUSALS: Record<SignOnRefusal, (issuer: string) => string> = {
  closed: () => NO_SIGN_UP,
  disabled: () => ACCOUNT_CLOSED,
  domain: (issuer) => `Your address at ${issuer} isn't one that can sign up here.`,
  invitation: () => BY_INVITATION,
  "no-email": (issuer) => `${issuer} didn't tell us your email, and we need one.`,
  taken: (issuer) =>
    `There's already an account with your email. Sign in as you did before, then connect ${issuer} in Settings.`,
  unproven: (issuer) => `${issuer} didn't confirm that your email is yours.`,
};
