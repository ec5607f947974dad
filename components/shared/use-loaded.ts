import { startTransition, useEffect, useState } from "react";

/** Whether the page has loaded: what waits for it is paid by no first load. */
export function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // Piece by piece: what comes then is much at once, and somebody may be typing.
    const show = () => startTransition(() => setLoaded(true));
    if (document.readyState === "complete") return show();
    window.addEventListener("load", show, { once: true });
    return () => window.removeEventListener("load", show);
  }, []);
  return loaded;
}
