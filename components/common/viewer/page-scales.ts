const SMALL_PAGE_SCALE_MAX = 2;

/** Pixels per point, for the document and for each of its pages. */
export interface PageScales {
  usual: number;
  pages: number[];
}

/**
 * At zoom 1 a usual page fills the width and none is wider: a fold-out among book pages is made to fit instead of
 * making all others small. `pageWidths` are points, `width` is pixels.
 */
export function pageScales(pageWidths: readonly number[], width: number, zoom: number): PageScales {
  const fit = Math.min(width / median(pageWidths), SMALL_PAGE_SCALE_MAX);
  return {
    usual: zoom * fit,
    pages: pageWidths.map((pageWidth) => zoom * Math.min(fit, width / pageWidth)),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1;
}
