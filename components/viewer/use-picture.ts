import { type RefObject, useEffect, useState } from "react";
import type { PlacedPage } from "./layout";
import type { OpenPdf } from "./open-pdf";

/** Telephones refuse canvases much larger than this, and a page is sharp enough below it. */
const PIXELS_MAX = 10_000_000;
/** While the zoom changes step by step, the old picture is stretched. */
const SETTLE_MS = 100;

type Picture = "painting" | "painted" | "failed";

/** Paints a page into its holder, again when its size changes; the picture before it stays until then. */
export function usePicture(
  { document }: OpenPdf,
  number: number,
  { width, height, scale }: Pick<PlacedPage, "width" | "height" | "scale">,
  holder: RefObject<HTMLElement | null>,
): Picture {
  const [state, setState] = useState<Picture>("painting");

  useEffect(() => {
    let ended = false;
    let stop = () => {};
    const paint = async () => {
      const page = await document.getPage(number);
      if (ended) return;
      const density = Math.min(
        window.devicePixelRatio || 1,
        Math.sqrt(PIXELS_MAX / (width * height)),
      );
      const viewport = page.getViewport({ scale: scale * density });
      const canvas = window.document.createElement("canvas");
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      canvas.className = "size-full";
      const task = page.render({ canvas, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (ended) return release(canvas);
      const before = holder.current?.firstElementChild;
      holder.current?.replaceChildren(canvas);
      release(before);
      setState("painted");
    };
    const painted = holder.current?.firstElementChild;
    const timer = setTimeout(
      () => paint().catch(() => !ended && setState("failed")),
      painted ? SETTLE_MS : 0,
    );
    return () => {
      ended = true;
      clearTimeout(timer);
      stop();
    };
  }, [document, number, width, height, scale, holder]);

  useEffect(() => {
    const { current } = holder;
    return () => {
      release(current?.firstElementChild);
      current?.replaceChildren();
      // What pdf.js decoded for it; a document that is closed has let go of it already.
      document.getPage(number).then(
        (page) => page.cleanup(),
        () => {},
      );
    };
  }, [document, number, holder]);

  return state;
}

/** Some browsers keep the pixels of a canvas long after it is gone, unless it has none. */
function release(canvas: Element | null | undefined) {
  if (canvas instanceof HTMLCanvasElement) [canvas.width, canvas.height] = [0, 0];
}
