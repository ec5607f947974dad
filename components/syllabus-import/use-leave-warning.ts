import { useEffect } from "react";

/** The browser asks before the page is left, as long as something would be lost with it. */
export function useLeaveWarning(loses: boolean) {
  useEffect(() => {
    if (!loses) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", leaving);
    return () => window.removeEventListener("beforeunload", leaving);
  }, [loses]);
}
