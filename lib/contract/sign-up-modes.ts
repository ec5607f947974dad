/** Who may open an account: anybody, addresses of some domains, whom an operator invites, or nobody. */
export const SIGN_UP_MODES = ["open", "domain", "invitation", "closed"] as const;
