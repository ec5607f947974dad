import { Parser } from "htmlparser2";
import { DocumentError } from "@/lib/documents/document-error";

/** An element by its name without prefix: every format here gives each of its names one meaning. */
export type Xml = { name: string; attributes: Record<string, string>; children: (Xml | string)[] };

/** Deeper and larger trees no program writes; they are made to exhaust what reads them. */
const DEEPEST = 400;
const MOST_ELEMENTS = 3_000_000;

/**
 * The tree of an XML part. It knows the five entities of XML only: a document type, which could declare others or
 * name files, is refused, as the formats forbid it. Throws `DocumentError`.
 */
export function parseXml(text: string): Xml {
  const root: Xml = { name: "", attributes: {}, children: [] };
  const open = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (elements > MOST_ELEMENTS) throw new DocumentError("too_large");
        if (open.length > DEEPEST) throw new DocumentError("damaged");
        const element = { name: localName(name), attributes: localNames(attributes), children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        open.at(-1)?.children.push(data);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === "!doctype") throw new DocumentError("damaged");
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function localNames(attributes: Record<string, string>): Record<string, string> {
  const local: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    // "r:id" of a slide is another thing than its "id".
    local[name.startsWith("r:") ? name : localName(name)] = value;
  }
  return local;
}

export function elementsOf(element: Xml | undefined): Xml[] {
  return element?.children.filter((child): child is Xml => typeof child !== "string") ?? [];
}

export function childOf(element: Xml | undefined, ...path: string[]): Xml | undefined {
  return path.reduce<Xml | undefined>(
    (at, name) => elementsOf(at).find((child) => child.name === name),
    element,
  );
}

export function childrenOf(element: Xml | undefined, name: string): Xml[] {
  return elementsOf(element).filter((child) => child.name === name);
}

/** The elements of this name at any depth, not looking inside those found. */
export function findAll(element: Xml | undefined, name: string): Xml[] {
  return elementsOf(element).flatMap((child) =>
    child.name === name ? [child] : findAll(child, name),
  );
}

export function textOf(element: Xml | undefined): string {
  return (
    element?.children
      .map((child) => (typeof child === "string" ? child : textOf(child)))
      .join("") ?? ""
  );
}
