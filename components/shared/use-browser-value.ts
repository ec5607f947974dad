import { useSyncExternalStore } from "react";

/**
 * What only the browser knows, `before` on the server and until React has taken the page over. `read` gives the same
 * value each time; nobody is told of changes.
 */
export function useBrowserValue<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}

/** Whether React has taken the page over: what it draws need not be what the server drew. */
export function useInBrowser(): boolean {
  return useBrowserValue(yes, false);
}

const never = () => () => {};
const yes = () => true;
