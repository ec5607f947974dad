/** Why somebody whom an issuer knows does not get in, as the address of the sign-in page says it. */
export const SIGN_ON_REFUSALS = [
  "closed",
  "disabled",
  "domain",
  "invitation",
  "no-email",
  "taken",
  "unproven",
] as const;
export type SignOnRefusal = (typeof SIGN_ON_REFUSALS)[number];

// Said by the API, and by the pages that an issuer leads back to.

export const NO_SIGN_UP = "Nobody can sign up here right now.";
export const BY_INVITATION =
  "You need an invitation to sign up here. Please ask whoever runs this site for one.";
export const ACCOUNT_CLOSED =
  "Whoever runs this site has closed this account for now. Everything in it is still there.";
