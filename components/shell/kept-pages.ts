import { loadToast } from "@/components/shared/toast";
import { forgetAnswers } from "@/lib/client/offline/kept-names";
import { sessionStore } from "@/lib/client/session-store";

/** What is wanted without a connection, and is too late to be fetched then. */
const LATER = () =>
  Promise.all([
    import("./connection-line"),
    import("@/lib/client/offline/without-connection"),
    import("@/lib/client/offline/send-changes"),
    import("@/components/shared/toast-host").then(({ loadToaster }) => loadToaster()),
    loadToast(),
  ]);

const FETCHED_MS = 1000;

/** Has the service worker keep pages, for times without a connection. Browsers that have none go without. */
export const keptPages = {
  /** What is there of other students goes first. */
  async keep(pathname: string, open: (href: string) => void): Promise<void> {
    await forgetAnswers(sessionStore.studentId()).catch(() => {});
    if (!("serviceWorker" in navigator)) return;
    try {
      registered ??= navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
      const [{ active, waiting, installing }] = await Promise.all([registered, LATER()]);
      const worker = active ?? waiting ?? installing;
      // What a page fetches once it has loaded belongs to it.
      await new Promise((resolve) => setTimeout(resolve, FETCHED_MS));
      worker?.postMessage({ keep: pathname, assets: loadedAssets() });
      const { remindOfShared } = await import("@/components/sharing/public");
      await remindOfShared(pathname, () => open("/share"));
    } catch {
      // Refused by the browser's settings, or offline: the site works as it does without.
    }
  },
};

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Scripts, styles and fonts of the page that came before the worker did. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/_next/static/"))
    .map(({ pathname }) => pathname);
}
