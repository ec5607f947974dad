import type { Behaviour, Flow } from "@/tests/support/liar/behaviour";
import type { Turn } from "@/tests/support/model";

function row(flow: Flow, from: "built-in" | "model", name: string, ...does: Turn[]): Behaviour {
  return { flow, name, does, gets: { from } };
}

const order = (...numbers: number[]): Turn => ({ answer: { order: numbers } });

/** The course has the topics Vectors, Matrices and Eigenvalues. */
export const PLANS: Behaviour[] = [
  row("plan", "model", "another order", order(3, 1, 2)),
  row("plan", "model", "a topic sixty times", order(...Array.from({ length: 60 }, () => 2))),
  row("plan", "model", "skips all but one", order(2)),
  row("plan", "built-in", "sixty topics that are not there", order(...sixty())),
  row("plan", "built-in", "skips everything", order()),
  row("plan", "built-in", "topics of its own", { answer: { topics: [{ title: "Tensors" }] } }),
  row("plan", "built-in", "hours and days", { answer: { hours: 36.5, end_date: "2039-01-01" } }),
  row("plan", "built-in", "prose", { text: "Study hard!" }),
  row("plan", "built-in", "no answer at all", "stall"),
  row("plan", "built-in", "a server error that lasts", { status: 500 }),
  row("plan", "built-in", "a refused key", { status: 401 }),
  row("plan", "built-in", "too many requests", { status: 429 }),
  row("plan", "built-in", "broken JSON always", { text: '{"order": [1,' }),
];

function sixty(): number[] {
  return Array.from({ length: 60 }, (_, n) => n + 100);
}

const vectors = (each: (index: number) => unknown): Turn => ({
  vectors: (texts) => texts.map((_, index) => each(index)),
});

export const EMBEDDINGS: Behaviour[] = [
  row(
    "embedding",
    "model",
    "vectors",
    vectors(() => [1, 0, 0]),
  ),
  row(
    "embedding",
    "built-in",
    "vectors of other lengths",
    vectors((n) => [1, 0, n].slice(0, 2 + (n % 2))),
  ),
  row(
    "embedding",
    "built-in",
    "NaN",
    vectors(() => ["NaN", 0, 0]),
  ),
  row(
    "embedding",
    "built-in",
    "null",
    vectors(() => [null, 0, 0]),
  ),
  row(
    "embedding",
    "built-in",
    "zeros",
    vectors(() => [0, 0, 0]),
  ),
  row(
    "embedding",
    "built-in",
    "nothing in a vector",
    vectors(() => []),
  ),
  row("embedding", "built-in", "no vectors", { vectors: () => [] }),
  row("embedding", "built-in", "no answer at all", "stall"),
  row("embedding", "built-in", "a page instead of vectors", { raw: "<html>", type: "text/html" }),
  row("embedding", "built-in", "a server error that lasts", { status: 500 }),
  row("embedding", "built-in", "too many requests", { status: 429 }),
];

/** It lets pass what it is asked about; only when it says so is anything refused. */
export const MODERATIONS: Behaviour[] = [
  row("moderation", "model", "no answer at all", "stall"),
  row("moderation", "model", "a server error", { status: 500 }),
  row("moderation", "model", "a refused key", { status: 401 }),
  row("moderation", "model", "too many requests", { status: 429 }),
  row("moderation", "model", "a page instead of an answer", { raw: "<html>", type: "text/html" }),
  row("moderation", "model", "JSON of another form", { raw: '{"verdict":"bad"}' }),
];
