import { useEffect, useState } from "react";
import type { Size } from "./layout";
import { type OpenPdf, sizeOf } from "./open-pdf";

/** After how many pages what was learnt is shown; pages then move. */
const BATCH = 100;

/** The sizes of all pages. Each is taken to be like the first until it was looked up, the wanted page before all others. */
export function useSizes({ document, sizeOfFirst }: OpenPdf, wanted: number): Size[] {
  const [sizes, setSizes] = useState<Size[]>(() =>
    Array.from({ length: document.numPages }, () => sizeOfFirst),
  );
  const [start] = useState(wanted);
  useEffect(() => {
    let ended = false;
    const learn = async () => {
      const learnt = Array.from({ length: document.numPages }, () => sizeOfFirst);
      let differs = false;
      const all = Array.from(learnt.keys(), (index) => index + 1);
      for (const [count, number] of [start, ...all].entries()) {
        const size = await document.getPage(number).then(sizeOf, () => sizeOfFirst);
        if (ended) return;
        const known = learnt[number - 1];
        if (!known) continue;
        differs ||= known.width !== size.width || known.height !== size.height;
        learnt[number - 1] = size;
        if (!differs || (count % BATCH !== 0 && count !== document.numPages)) continue;
        differs = false;
        setSizes([...learnt]);
      }
    };
    void learn();
    return () => {
      ended = true;
    };
  }, [document, sizeOfFirst, start]);
  return sizes;
}
