/** Stands in for the polyfills that Next adds to every page: next.config.ts. */
export {};
