import { childOf, childrenOf, elementsOf, type Xml } from "./xml";

export type Look = { bold?: boolean; italic?: boolean; size?: number };
type ListLevel = { format: string; prefix: string; suffix: string };

/** Styles name the one they stand on; rings of them end here. */
const LONGEST_CHAIN = 20;
const TITLE = /^title$/i;
const BULLET: ListLevel = { format: "", prefix: "", suffix: "" };

/** The styles of an OpenDocument text: those with a name, and those that a paragraph or run has for itself. */
export class OdtStyles {
  private readonly styles = new Map<string, Xml>();
  private readonly lists = new Map<string, Xml>();

  constructor(parts: (Xml | undefined)[]) {
    const groups = parts.flatMap((part) =>
      ["styles", "automatic-styles"].map((name) => childOf(part, name)),
    );
    for (const style of groups.flatMap(elementsOf)) {
      const name = style.attributes.name ?? "";
      if (style.name === "style") this.styles.set(name, style);
      if (style.name === "list-style") this.lists.set(name, style);
    }
  }

  lookOf(name: string | undefined): Look {
    let look: Look = {};
    for (const style of this.chain(name)) {
      const properties = childOf(style, "text-properties")?.attributes ?? {};
      const weight = properties["font-weight"];
      const slant = properties["font-style"];
      const size = /^([\d.]+)pt$/.exec(properties["font-size"] ?? "")?.[1];
      look = {
        ...(weight && { bold: weight === "bold" || Number(weight) >= 600 }),
        ...(slant && { italic: slant !== "normal" }),
        ...(size && { size: Number(size) }),
        ...look,
      };
    }
    return look;
  }

  isTitle(name: string | undefined): boolean {
    return this.chain(name).some((style) => TITLE.test(style.attributes.name ?? ""));
  }

  /** How the items of a list are counted on a level, from 1; bullets have no format. */
  listLevel(name: string, level: number): ListLevel {
    const [style] = childrenOf(this.lists.get(name), "list-level-style-number").filter(
      ({ attributes }) => Number(attributes.level) === level,
    );
    if (!style) return BULLET;
    const {
      "num-format": format = "1",
      "num-prefix": prefix = "",
      "num-suffix": suffix = "",
    } = style.attributes;
    return { format, prefix, suffix };
  }

  private chain(name: string | undefined): Xml[] {
    const chain: Xml[] = [];
    let style = this.styles.get(name ?? "");
    while (style && chain.length < LONGEST_CHAIN) {
      chain.push(style);
      style = this.styles.get(style.attributes["parent-style-name"] ?? "");
    }
    return chain;
  }
}
