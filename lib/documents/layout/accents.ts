import type { RawRun } from "@/lib/documents/types";

const ACCENT = /^[\u00a8\u00b4`\u02c6\u02dc\u02da\u02c7\u00b8]$/;
/** Parts of the size: an accent stands over the first letter of the run painted after it. */
const BESIDE = 0.25;
const ABOVE = 0.4;

/** Puts an accent that an older TeX font paints by itself before the letter painted below it. */
export function joinAccents(runs: RawRun[]): RawRun[] {
  return runs.flatMap((run, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (isOver(run, after)) return [];
    return before && isOver(before, run)
      ? [{ ...run, text: `${before.text.trim()}${run.text}` }]
      : [run];
  });
}

function isOver(accent: RawRun, run: RawRun | undefined): boolean {
  if (!run || !ACCENT.test(accent.text.trim()) || !/^\p{L}/u.test(run.text)) return false;
  return (
    accent.angle === run.angle &&
    Math.abs(accent.x - run.x) < run.size * BESIDE &&
    Math.abs(accent.y - run.y) < run.size * ABOVE
  );
}
