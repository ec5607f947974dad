import fc from "fast-check";
import { z } from "zod";
import type { Endpoint } from "@/lib/contract/endpoint";

const NASTY = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "0",
  "-1",
  "1e400",
  "NaN",
  "null",
  "true",
  "9".repeat(40),
  "x".repeat(5000),
  "2026-13-45",
  "0000-01-01",
  "+275760-09-14T00:00:00Z",
  "2026-11-01T01:30",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "日本語 العربية 🎓",
  "__proto__",
];

/** Any JSON value, and often one that has broken an API before. */
const nastyValue = fc.oneof(
  fc.constantFrom<unknown>(...NASTY),
  fc.constantFrom<unknown>(null, 0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, true, [], {}, [[]]),
  fc.jsonValue(),
);

/** A body with the endpoint's own field names and values that may be anything, or no object at all. */
export function garbageBody(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const fields = fc.record(
    Object.fromEntries(fieldsOf(endpoint).map((name) => [name, nastyValue])),
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 9, arbitrary: fields }, { weight: 1, arbitrary: fc.jsonValue() });
}

/** Field names of the endpoint's body, read from its schema. */
export function fieldsOf(endpoint: Endpoint): string[] {
  if (!endpoint.body) return [];
  const schema = z.toJSONSchema(endpoint.body, { unrepresentable: "any", io: "input" });
  const either = [schema, ...(schema.oneOf ?? schema.anyOf ?? [])];
  const names = either.flatMap((one) =>
    typeof one === "object" ? Object.keys(one.properties ?? {}) : [],
  );
  return [...new Set(names)];
}

/** What stands in a path where an id belongs. */
export const GARBAGE_IDS = [
  "0",
  "-1",
  "abc",
  "1.5",
  "99999999999999999999",
  "2147483648",
  "%00",
  "%F0%9F%8E%93",
  "null",
  "1'",
];
