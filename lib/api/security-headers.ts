type Named = Readonly<Record<string, string>>;

/**
 * What answers carry for the browser's protection, as data: whoever gives an answer adds what is named here, be it Next
 * (next.config.ts) or a server of ours. The pages' own policy depends on the request: middleware.ts.
 */

/** Every answer: pages, files and the API. */
export const EVERY_ANSWER: Named = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Besides, every answer that leaves by https; over plain http browsers have to ignore it (RFC 6797, 7.2). */
export const HTTPS_ANSWER: Named = { "Strict-Transport-Security": "max-age=31536000" };

/** Besides, everything below `/api`: no answer of the API is a page. */
export const API_ANSWER: Named = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};
