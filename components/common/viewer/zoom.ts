/** 1 is the width of the window. */
const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 4;

export function zoomed(zoom: number, change: "in" | "out" | "reset"): number {
  if (change === "reset") return 1;
  if (change === "in") return STEPS.find((step) => step > zoom) ?? ZOOM_MAX;
  return STEPS.findLast((step) => step < zoom) ?? ZOOM_MIN;
}

export const percent = (zoom: number) => `${Math.round(100 * zoom)}%`;
