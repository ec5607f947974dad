const RADIUS = 7;
const BESIDE = 6;

/** An SVG path through the points, its corners rounded. */
export function svgPath(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${first.join(" ")}`;
  let before = first;
  for (const [index, point] of rest.entries()) {
    const after = rest[index + 1];
    if (after) {
      const near = towards(point, before);
      const far = towards(point, after);
      path += ` L${near.join(" ")} Q${point.join(" ")} ${far.join(" ")}`;
    } else path += ` L${point.join(" ")}`;
    before = point;
  }
  return path;
}

/** Where the words of a line stand: on its middle, or beside it where it makes a detour past others. */
export function labelPlace(points: readonly (readonly [number, number])[]) {
  const half = points.length >> 1;
  const [x, y] = points[half] ?? [0, 0];
  const [beforeX, beforeY] = points[half - 1] ?? [x, y];
  const middle = { x: rounded((x + beforeX) / 2), y: rounded((y + beforeY) / 2) };
  const start = points[0]?.[0] ?? x;
  if (points.length < 5 || middle.x === start) return { ...middle, side: "middle" as const };
  return middle.x < start
    ? { x: middle.x - BESIDE, y: middle.y, side: "end" as const }
    : { x: middle.x + BESIDE, y: middle.y, side: "start" as const };
}

/** A radius away from the corner, and no further than half the way. */
function towards(corner: readonly [number, number], other: readonly [number, number]) {
  const [dx, dy] = [other[0] - corner[0], other[1] - corner[1]];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(RADIUS, length / 2) / length;
  return [rounded(corner[0] + dx * share), rounded(corner[1] + dy * share)] as const;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
