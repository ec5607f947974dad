import { stemOf } from "./stem";

const LETTERS = 2;

/**
 * Values by the stems of words, for a list too long to stem as a whole: a word is stemmed when a stem that begins
 * like it is first asked for. Words must be in their base form, whose stem keeps the first letters.
 */
export class StemIndex<T> {
  private unstemmed = new Map<string, [string, T][]>();
  private stemmed = new Map<string, Map<string, T[]>>();

  add(word: string, value: T): void {
    addTo(this.unstemmed, word.slice(0, LETTERS), [word, value]);
  }

  get(stem: string): T[] {
    const beginning = stem.slice(0, LETTERS);
    let values = this.stemmed.get(beginning);
    if (!values) {
      values = new Map();
      for (const [word, value] of this.unstemmed.get(beginning) ?? [])
        addTo(values, stemOf(word), value);
      this.stemmed.set(beginning, values);
    }
    return values.get(stem) ?? [];
  }
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
