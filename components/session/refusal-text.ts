/** Why the way back from `issuer` led to the sign-in page; empty where nobody came from there. */
export function refusalText(search: string, issuer: string): string {
  const asked = new URLSearchParams(search);
  const refused = asked.get("refused");
  if (refused !== null) return REFUSALS[refused]?.(issuer) ?? failed(issuer);
  return asked.has("error") ? failed(issuer) : "";
}

const failed = (issuer: string) => `We couldn't sign you in with ${issuer}. Please try again.`;

/** By what `lib/services/account/sign-on.ts` says. */
const REFUSALS: Record<string, (issuer: string) => string> = {
  closed: () => "Nobody can sign up here right now. Please ask whoever runs this site.",
  disabled: () =>
    "Whoever runs this site has closed this account for now. Everything in it is still there.",
  domain: (issuer) => `Your address at ${issuer} isn't one that can sign up here.`,
  invitation: () =>
    "You need an invitation to sign up here. Please ask whoever runs this site for one.",
  "no-email": (issuer) => `${issuer} didn't tell us your email, and we need one.`,
  taken: (issuer) =>
    `There's already an account with your email. Sign in with your password, then connect ${issuer} in Settings.`,
  unproven: (issuer) => `${issuer} didn't confirm that your email is yours.`,
};
