/** What says of a browser whose it is. Apart from the other contracts, since it comes with every page. */

/** The session, behind HTTPS and without; the first that is there counts. */
export const SESSION_COOKIES = {
  secure: "__Secure-next-auth.session-token",
  plain: "next-auth.session-token",
} as const;

/** Of the browser's own making: pages come without data, even where the server never heard that somebody signed out. */
export const SIGNED_OUT_COOKIE = "study-companion.signed-out";

/** A sign-in session ends so long after it began, in the table, in its tokens and in the browser alike. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
