import { type RefObject, useEffect } from "react";
import type { OpenPdf } from "./open-pdf";

const WIDTH = 100;
const HEIGHT = 124;

/** One after the other: the page itself goes before its small picture. */
let queue: Promise<unknown> = Promise.resolve();

/** Paints a small picture of a page, unless it has left the view by the time it is its turn. */
export function useThumbnail(
  { document }: OpenPdf,
  number: number,
  holder: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const { current } = holder;
    let ended = false;
    const canvas = window.document.createElement("canvas");
    const paint = async () => {
      if (ended) return;
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const fit = Math.min(WIDTH / width, HEIGHT / height);
      const density = Math.min(2, window.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale: fit * density });
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      canvas.style.width = `${fit * width}px`;
      await page.render({ canvas, viewport }).promise;
      if (!ended) current?.replaceChildren(canvas);
    };
    // A page that cannot be painted keeps its number.
    queue = queue.then(paint).catch(() => {});
    return () => {
      ended = true;
      canvas.remove();
      [canvas.width, canvas.height] = [0, 0];
    };
  }, [document, number, holder]);
}
