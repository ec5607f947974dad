import { type RefObject, useEffect, useState } from "react";
import type { OpenPdf } from "./open-pdf";

/** Lays a page's letters over its picture. Answers the element of each of its runs, in the document's order. */
export function useTextLayer(
  { document, TextLayer }: OpenPdf,
  number: number,
  container: RefObject<HTMLElement | null>,
): HTMLElement[] | undefined {
  const [runs, setRuns] = useState<HTMLElement[]>();
  useEffect(() => {
    let ended = false;
    const lay = async () => {
      const page = await document.getPage(number);
      const textContentSource = await page.getTextContent();
      const { current } = container;
      if (ended || !current) return;
      current.replaceChildren();
      const viewport = page.getViewport({ scale: 1 });
      const layer = new TextLayer({ textContentSource, container: current, viewport });
      await layer.render();
      if (!ended) setRuns(layer.textDivs);
    };
    // Without its letters a page can still be looked at.
    lay().catch(() => !ended && setRuns([]));
    return () => {
      ended = true;
    };
  }, [document, number, container, TextLayer]);
  return runs;
}
