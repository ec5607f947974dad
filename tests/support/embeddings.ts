/**
 * Vectors for texts, each of `meanings` a direction: texts that hold one of its words point there, so that "car" and
 * "automobile" can mean the same.
 */
export function vectorsBy(meanings: string[][]) {
  return (texts: string[]): number[][] =>
    texts.map((words) => {
      const lower = words.toLowerCase();
      const directions = meanings.map(
        (synonyms) => synonyms.filter((word) => lower.includes(word)).length,
      );
      return [...directions, 0.1];
    });
}
