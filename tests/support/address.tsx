import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useSyncExternalStore } from "react";

/** Opens the page at this path and query; ahead of `show`. */
export function visit(address: string) {
  window.history.replaceState(null, "", address);
}

/** Tells the address to components, also when they change it, as Next.js does. */
export function Address({ children }: { children: ReactNode }) {
  const { pathname, searchParams } = new URL(useSyncExternalStore(onAddress, currentAddress));
  return (
    <PathnameContext value={pathname}>
      <SearchParamsContext value={searchParams}>{children}</SearchParamsContext>
    </PathnameContext>
  );
}

function onAddress(listener: () => void) {
  const { history } = window;
  const { pushState, replaceState } = history;
  history.pushState = (...change) => {
    pushState.apply(history, change);
    listener();
  };
  history.replaceState = (...change) => {
    replaceState.apply(history, change);
    listener();
  };
  return () => Object.assign(history, { pushState, replaceState });
}

function currentAddress() {
  return window.location.href;
}
