export type Hue = "grey" | (typeof HUES)[number];

/** Spread on an element: everything inside may use `bg-tint`, `bg-tint-soft`, `text-tint-ink` and `border-tint`. */
export function hue(name: Hue) {
  return { "data-hue": name } as const;
}

/** One colour for each course, wherever it appears. Neighbouring ids stand far apart on the wheel. */
export function courseHue(courseId: number): Hue {
  return HUES[Math.abs(courseId) % HUES.length] ?? "grey";
}

const HUES = [
  "blue",
  "orange",
  "green",
  "violet",
  "amber",
  "teal",
  "pink",
  "lime",
  "indigo",
  "red",
  "sky",
  "rose",
] as const;
