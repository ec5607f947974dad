import { common, createLowlight } from "lowlight";

/** A piece of code, and what kind of word it is. */
export interface Piece {
  text: string;
  kind: string;
}

/** The code in pieces; undefined for a language that is not known. */
export function highlight(code: string, language: string): Piece[] | undefined {
  if (!lowlight.registered(language)) return undefined;
  const pieces: Piece[] = [];
  collect(lowlight.highlight(language, code).children, "", pieces);
  return pieces;
}

const lowlight = createLowlight(common);

type Nodes = ReturnType<typeof lowlight.highlight>["children"];

function collect(nodes: Nodes, kind: string, pieces: Piece[]) {
  for (const node of nodes) {
    if (node.type === "text") pieces.push({ text: node.value, kind });
    if (node.type !== "element") continue;
    const [name] = Array.isArray(node.properties.className) ? node.properties.className : [];
    collect(node.children, typeof name === "string" ? name.replace(/^hljs-/, "") : kind, pieces);
  }
}
