import { z } from "zod";
import { catalogue } from "@/lib/contract/catalogue";
import type { Endpoint } from "@/lib/contract/endpoint";

// Requests made from the contract, so that an endpoint is attacked from the day it is declared.

export const endpoints: Endpoint[] = Object.values(catalogue).flatMap((noun) =>
  Object.values(noun),
);

export type Part = "query" | "body";

/** Where an id is named outside the path: the properties, items and variants that lead to it. */
export interface IdPlace {
  part: Part;
  way: Step[];
  /** As a person writes it: `body.items[].existing.id`. */
  name: string;
}

type Step = { property: string } | { item: true } | { variant: number };

export interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const ID = /(?:^|_)ids?$|^course$/;
/** What lies deeper in an answer to a question of ours is not a request any more. */
const DEEPEST = 12;

export function methodOf({ route }: Pick<Endpoint, "route">): string {
  return route.split(" ")[0] ?? "";
}

/** The endpoint's path with every parameter filled in. */
export function pathOf({ route }: Pick<Endpoint, "route">, id: (name: string) => unknown): string {
  return (route.split(" ")[1] ?? "").replace(/\{(\w+)\}/g, (_, name: string) => String(id(name)));
}

export function parametersOf({ route }: Pick<Endpoint, "route">): string[] {
  return Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
}

/** What the endpoint reads from its query or body, as JSON Schema; undefined where it reads nothing. */
export function schemaOf(endpoint: Endpoint, part: Part): Schema | undefined {
  const schema = endpoint[part];
  if (!schema) return undefined;
  return asSchema(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }));
}

function asSchema(schema: unknown): Schema {
  return schema as Schema;
}

/** Every place of the endpoint's query and body that names a record. */
export function idPlacesOf(endpoint: Endpoint): IdPlace[] {
  return (["query", "body"] as const).flatMap((part) => {
    const ways = waysTo(schemaOf(endpoint, part) ?? {}, []);
    return ways.map((way) => ({ part, way, name: part + way.map(stepName).join("") }));
  });
}

function waysTo(schema: Schema, before: Step[]): Step[][] {
  if (before.length > DEEPEST) return [];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([property, inner]) => {
    const way = [...before, { property }];
    const deeper = waysTo(inner, way);
    return ID.test(property) && !isObject(inner) ? [way] : deeper;
  });
  const items = schema.items ? waysTo(schema.items, [...before, { item: true }]) : [];
  const variants = variantsOf(schema).flatMap((inner, variant) =>
    waysTo(inner, [...before, { variant }]),
  );
  return [...properties, ...items, ...variants];
}

function isObject(schema: Schema): boolean {
  return Boolean(schema.properties) || variantsOf(schema).some(isObject);
}

function stepName(step: Step): string {
  if ("property" in step) return `.${step.property}`;
  return "item" in step ? "[]" : "";
}

function variantsOf({ anyOf, oneOf }: Schema): Schema[] {
  return anyOf ?? oneOf ?? [];
}

export interface Filling {
  /** Leads to the place that gets `value`. */
  way?: Step[];
  value?: unknown;
  /** Which of a vocabulary: the n-th, in a circle. */
  turn: number;
  /** A text for a property; undefined leaves it to its name. */
  text: () => string;
  /** An own record for an id beside the one that the way leads to, by its property. */
  own?: ((name: string) => unknown) | undefined;
}

/** A value that the schema takes, as small as it may be, and `value` at the end of the way. */
export function filled(schema: Schema, filling: Filling, name = ""): unknown {
  const { way, turn } = filling;
  const [step, ...rest] = way ?? [];
  const onward = { ...filling, way: rest };
  const offway: Filling = { turn, text: filling.text, own: filling.own };
  if (way && !step) return isList(schema) ? [filling.value] : filling.value;
  if (step && "variant" in step)
    return filled(variantsOf(schema)[step.variant] ?? {}, onward, name);
  if (step && "item" in step) return [filled(schema.items ?? {}, onward, name)];
  if (schema.properties) {
    const named = step && "property" in step ? step.property : undefined;
    const wanted = Object.entries(schema.properties).filter(
      ([property]) => property === named || schema.required?.includes(property) || USUAL[property],
    );
    return Object.fromEntries(
      wanted.map(([property, inner]) => [
        property,
        filled(inner, property === named ? onward : offway, property),
      ]),
    );
  }
  return leaf(schema, offway, name);
}

function isList(schema: Schema): boolean {
  return schema.type === "array" || variantsOf(schema).some(isList);
}

function leaf(schema: Schema, filling: Filling, name: string): unknown {
  const usual = USUAL[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[filling.turn % schema.enum.length];
  if (usual !== undefined && String(usual).length >= (schema.minLength ?? 0)) return usual;
  const variants = variantsOf(schema).filter(({ type }) => type !== "null");
  if (variants.length > 0) return filled(variants[0] ?? {}, filling, name);
  if (schema.type === "array") {
    return schema.minItems ? [filled(schema.items ?? {}, filling, name)] : [];
  }
  if (schema.type === "boolean") return true;
  if (schema.type === "number" || schema.type === "integer") {
    const own = ID.test(name) ? Number(filling.own?.(name)) : Number.NaN;
    if (Number.isInteger(own)) return own;
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  }
  if (schema.type === "object") return {};
  if (schema.type !== "string") return null;
  if (schema.format === "binary") return undefined;
  return FORMATS[schema.format ?? ""] ?? filling.text();
}

const FORMATS: Record<string, string> = {
  date: "2030-03-05",
  "date-time": "2030-03-05T10:00:00Z",
  time: "10:00",
  uri: "https://example.test/",
  email: "nobody@example.test",
  uuid: "00000000-0000-4000-8000-000000000000",
};

/** What a schema does not say of a value but the product asks for; a date before another, a word of a list. */
const USUAL: Record<string, unknown> = {
  start_date: "2030-03-01",
  end_date: "2030-03-31",
  due_date: "2030-03-05T10:00:00Z",
  exam_date: "2030-03-05T10:00:00Z",
  until: "2030-03-31",
  start_time: "10:00",
  end_time: "11:00",
  weekdays: [1],
  others_at: "85",
  password: "not the password",
  timezone: "Europe/Berlin",
  syllabus_text: "Week 1: Vectors",
  message: "What is a vector?",
  key: "i0",
};
