/** A run of text as pdf.js gives it. */
interface Run {
  str: string;
  hasEOL: boolean;
}

/** The letters of a page, folded for searching, and where each came from. */
export interface PageLetters {
  text: string;
  /** For each folded letter the run it stands in, and its first and last unit there. */
  runs: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** A stretch of one run. */
export interface Stretch {
  run: number;
  start: number;
  end: number;
}

/** Letters without case, accents and ligatures; white space is one space; a word broken at the line's end is whole. */
export function foldRuns(runs: readonly Run[]): PageLetters {
  const letters = new Letters();
  for (const [run, { str, hasEOL }] of runs.entries()) {
    let at = 0;
    for (const letter of str) {
      for (const plain of fold(letter)) letters.add(plain, run, at, at + letter.length);
      at += letter.length;
    }
    if (hasEOL) letters.endLine(run, at);
  }
  return letters.finish();
}

/** Every place where the words stand, each as the stretches of the runs it covers. */
export function findAll(page: PageLetters, words: string): Stretch[][] {
  const wanted = foldRuns([{ str: words, hasEOL: false }]).text.trim();
  if (!wanted) return [];
  const found: Stretch[][] = [];
  let at = page.text.indexOf(wanted);
  while (at >= 0) {
    found.push(stretchesOf(page, at, at + wanted.length));
    at = page.text.indexOf(wanted, at + wanted.length);
  }
  return found;
}

function stretchesOf({ runs, starts, ends }: PageLetters, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let index = from; index < to; index += 1) {
    const run = runs[index] ?? 0;
    const end = ends[index] ?? 0;
    const last = stretches.at(-1);
    if (last?.run === run) last.end = Math.max(last.end, end);
    else stretches.push({ run, start: starts[index] ?? 0, end });
  }
  return stretches.filter(({ start, end }) => end > start);
}

class Letters {
  private text = "";
  private readonly runs: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  add(letter: string, run: number, start: number, end: number) {
    if (letter === " " && this.text.endsWith(" ")) return;
    this.text += letter;
    // Some letters are two units long; every unit is told its place.
    for (let unit = 0; unit < letter.length; unit += 1) {
      this.runs.push(run);
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  endLine(run: number, at: number) {
    if (!/\p{L}-$/u.test(this.text)) return this.add(" ", run, at, at);
    this.text = this.text.slice(0, -1);
    for (const places of [this.runs, this.starts, this.ends]) places.pop();
  }

  finish(): PageLetters {
    return {
      text: this.text,
      runs: Uint32Array.from(this.runs),
      starts: Uint32Array.from(this.starts),
      ends: Uint32Array.from(this.ends),
    };
  }
}

function fold(letter: string): string {
  if (/[\p{L}\p{N}]/u.test(letter)) {
    return letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  }
  if (/\s/u.test(letter)) return " ";
  if (/[\u2018\u2019\u201a\u02bc\u02bb]/.test(letter)) return "'";
  if (/[\u201c\u201d\u201e\u00ab\u00bb]/.test(letter)) return '"';
  if (/[\u2010-\u2015\u2212]/.test(letter)) return "-";
  if (/[\u00ad\u200b-\u200f\u2060\ufeff\p{M}]/u.test(letter)) return "";
  return letter;
}
