import type { Implementation } from "@/lib/api/implement";
import { Failure, notFound } from "@/lib/services/kernel/errors";

interface Node {
  children: Map<string, Node>;
  /** The child behind a `{parameter}`; static segments win over it. */
  parameter?: { name: string; node: Node };
  methods: Map<string, Implementation>;
}

const LARGEST_ID = 2_147_483_647;

/** A tree of path segments; both spellings of a path, with and without its last slash, are one. */
export function routeTable(implementations: Implementation[]): Node {
  const root = emptyNode();
  for (const implementation of implementations) {
    const [method = "", path = ""] = implementation.endpoint.route.split(" ");
    const leaf = segmentsOf(path).reduce(descend, root);
    if (leaf.methods.has(method)) throw new Error(`Declared twice: ${method} ${path}`);
    leaf.methods.set(method, implementation);
  }
  return root;
}

/** The implementation and its path ids as sent, or a 404 or 405. `pathname` starts with `/api`. */
export function findRoute(root: Node, method: string, pathname: string) {
  let node = root;
  const sent: Record<string, string> = {};
  for (const segment of segmentsOf(pathname).slice(1)) {
    const fixed = node.children.get(segment);
    if (fixed) {
      node = fixed;
    } else if (node.parameter) {
      sent[node.parameter.name] = segment;
      node = node.parameter.node;
    } else {
      throw notFound("Page");
    }
  }
  const implementation = node.methods.get(method);
  if (implementation) return { implementation, sent };
  if (node.methods.size === 0) throw notFound("Page");
  const allow = [...node.methods.keys()].join(", ");
  throw new Failure(405, `This address does not take ${method} requests.`, {}, { allow });
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function descend(node: Node, segment: string): Node {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1];
  if (name) {
    node.parameter ??= { name, node: emptyNode() };
    if (node.parameter.name !== name) throw new Error(`Two names for one segment: ${segment}`);
    return node.parameter.node;
  }
  const child = node.children.get(segment) ?? emptyNode();
  node.children.set(segment, child);
  return child;
}

function emptyNode(): Node {
  return { children: new Map(), methods: new Map() };
}

/** Path ids as numbers. Something that is no id is as missing as an id that nobody has. */
export function idsOf(sent: Record<string, string>): Record<string, number> {
  const ids = Object.entries(sent).map(([name, segment]) => [name, idOf(segment)] as const);
  const [innermost] = ids.at(-1) ?? [];
  if (innermost && ids.some(([, id]) => id === null)) throw notFound(nounOf(innermost));
  return Object.fromEntries(ids.map(([name, id]) => [name, id ?? 0]));
}

function idOf(segment: string): number | null {
  const id = /^\d{1,10}$/.test(segment) ? Number(segment) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}

/** "course_id" -> "Course" */
function nounOf(name: string): string {
  const words = name.replace(/_id$/, "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
