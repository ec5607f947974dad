import dynamic from "next/dynamic";
import { createElement } from "react";
import { GridSkeleton } from "./calendar-skeletons";

/**
 * Most students open the list; the grids come when they are asked for. By their address the server draws them too, and
 * `dynamic` then sends their code ahead, which `onDemand` does not.
 */
export const MonthView = dynamic(() => import("./month-view").then((module) => module.MonthView), {
  loading: () => createElement(GridSkeleton, { weeks: 5 }),
});

export const WeekView = dynamic(() => import("./week-view").then((module) => module.WeekView), {
  loading: () => createElement(GridSkeleton, { weeks: 1 }),
});
