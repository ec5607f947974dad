import { pdfOf, textPage } from "@/tests/support/pdf";
import type { Dice } from "./garbage";
import { filled, type Schema } from "./requests";

/** What the schema takes, with some of what it may leave out. */
export function sensible(
  schema: Schema,
  dice: Dice,
  ids: Record<string, number>,
  name = "",
): unknown {
  const own = ids[name] ?? ids[`${name.replace(/_ids?$/, "")}_id`];
  if (own !== undefined && /_ids?$|^course$/.test(name))
    return schema.type === "array" ? [own] : own;
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== "null");
  const variant = dice.of(variants);
  if (variant) return sensible(variant, dice, ids, name);
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(
      ([property]) => schema.required?.includes(property) || dice.chance(0.5),
    );
    return Object.fromEntries(
      wanted.map(([property, inner]) => [property, sensible(inner, dice, ids, property)]),
    );
  }
  if (schema.type === "array" && schema.items && dice.chance(0.7))
    return [sensible(schema.items, dice, ids, name)];
  return filled(schema, { turn: dice.below(1000), text: () => `Words ${dice.below(1e6)}` }, name);
}

export const BOUNDARY = "fuzzed-boundary";
const PDF = Buffer.from(pdfOf([textPage(["Homework 1", "Due: Friday, March 5, 2027, 11:59 pm"])]));

/** A form of these fields; a file where there is no value. */
export function multipart(body: unknown, dice: Dice): Buffer {
  const parts: (string | Buffer)[] = [];
  for (const [name, value] of Object.entries(typeof body === "object" && body ? body : {})) {
    const label = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
    if (value !== undefined) parts.push(`${label}\r\n\r\n`, textOf(value), "\r\n");
    else
      parts.push(`${label}; filename="${dice.of(FILE_NAMES)}"\r\n\r\n`, dice.of(CONTENTS), "\r\n");
  }
  parts.push(dice.chance(0.95) ? `--${BOUNDARY}--\r\n` : "");
  return Buffer.concat(parts.map(bytesOf));
}

const FILE_NAMES = [
  "x.pdf",
  "x.pdf",
  "",
  "x.docx",
  "a\u0000b.pdf",
  "../../x.pdf",
  "日本.pdf",
  `${"x".repeat(3000)}.pdf`,
  '"\r\nX: y',
] as const;
const CONTENTS: readonly [Buffer | string, ...(Buffer | string)[]] = [
  PDF,
  PDF,
  PDF.subarray(0, 200),
  "%PDF-1.4 nothing",
  "",
  "PK\u0003\u0004",
  Buffer.alloc(2000, 0xff),
];

export function queryOf(value: unknown): string {
  const entries = Object.entries(typeof value === "object" && value ? value : {});
  return new URLSearchParams(entries.map(([name, each]) => [name, textOf(each)])).toString();
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

export function bytesOf(text: string | Buffer): Buffer {
  return typeof text === "string" ? Buffer.from(text) : text;
}
