import type { World } from "./world";

/** One thing a schedule promises, and the places where it breaks it. */
export interface Check {
  promise: string;
  broken: (world: World) => string[];
}

export interface Broken {
  promise: string;
  note: string;
}
