export function multiply(m, n) {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function apply(m, x, y) {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** 0, 90, 180 or 270 degrees clockwise as seen on the page; -1 for slanted text (a stamp across the page). */
export function quarter(dx, dy) {
  if (Math.abs(dy) <= Math.abs(dx) * 0.05) return dx >= 0 ? 0 : 180;
  if (Math.abs(dx) <= Math.abs(dy) * 0.05) return dy >= 0 ? 90 : 270;
  return -1;
}
