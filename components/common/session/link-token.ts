"use client";

import { useBrowserValue } from "@/components/shared/use-browser-value";

/** What a mailed link proves, from behind the "#" of its address; undefined until the browser shows the page. */
export function useLinkToken(): string | undefined {
  return useBrowserValue(() => window.location.hash.slice(1), undefined);
}

/** The link is used up: it need not stay in the history. */
export function forgetLinkToken(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}
