import type { Fact } from "@/lib/documents/evidence";
import type { SyllabusFacts } from "./types";

/**
 * What a model added to facts that a student may be reviewing: everything the rules found keeps its place, by which the
 * review names it, and what is new stands behind it. What the model added or filled in is marked.
 */
export function withAdditions(rules: SyllabusFacts, improved: SyllabusFacts): SyllabusFacts {
  return {
    ...improved,
    items: inPlace(rules.items, improved.items),
    topics: inPlace(rules.topics, improved.topics),
  };
}

type Titled = Fact<{ title: string }>;

function inPlace<F extends Titled>(before: F[], after: F[]): F[] {
  const left = new Set(after);
  const kept = before.map((fact) => {
    const same = [...left].find((other) => isSame(fact, other));
    if (!same) return fact;
    left.delete(same);
    return JSON.stringify(same.value) === JSON.stringify(fact.value) ? same : byModel(same);
  });
  return [...kept, ...[...left].map(byModel)];
}

function isSame(a: Titled, b: Titled): boolean {
  return (
    a.value.title === b.value.title &&
    a.evidence.page === b.evidence.page &&
    a.evidence.quote === b.evidence.quote
  );
}

function byModel<F extends Titled>(fact: F): F {
  return { ...fact, by_model: true };
}
