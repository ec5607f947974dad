import { childOf, childrenOf, type Xml } from "./xml";

/** How the letters of a run look; undefined where it says nothing. `size` in points. */
export type Look = { bold?: boolean; italic?: boolean; size?: number; hidden?: boolean };

export type Style = Look & {
  /** 0 for a title, 1 to 9 for headings. */
  heading?: number;
  numbering?: Xml;
};

/** Styles are based on others; rings of them end here. */
const LONGEST_CHAIN = 20;
const TITLE = /^title$/i;
const HEADING = /^heading (\d)$/i;

export class Styles {
  private readonly styles = new Map<string, Xml>();
  private readonly known = new Map<string, Style>();
  private readonly start: Look;
  private readonly ordinary: string;

  constructor(part: Xml | undefined) {
    const root = childOf(part, "styles");
    for (const style of childrenOf(root, "style")) {
      this.styles.set(style.attributes.styleId ?? "", style);
    }
    this.start = lookOf(childOf(root, "docDefaults", "rPrDefault", "rPr"));
    const ordinary = childrenOf(root, "style").find(
      ({ attributes }) => attributes.type === "paragraph" && isOn(attributes.default ?? "0"),
    );
    this.ordinary = ordinary?.attributes.styleId ?? "";
  }

  /** A paragraph's style with all it is based on. */
  paragraph(id: string | undefined): Style {
    const name = id ?? this.ordinary;
    const style = this.known.get(name) ?? { ...this.start, ...this.chained(name) };
    this.known.set(name, style);
    return style;
  }

  /** What a run's style says of it. */
  run(id: string | undefined): Style {
    return id === undefined ? {} : this.chained(id);
  }

  private chained(id: string): Style {
    let style: Style = {};
    let at: string | undefined = id;
    for (let depth = 0; at !== undefined && depth < LONGEST_CHAIN; depth += 1) {
      const source = this.styles.get(at);
      if (!source) break;
      style = { ...ownStyle(source), ...style };
      at = childOf(source, "basedOn")?.attributes.val;
    }
    return style;
  }
}

function ownStyle(style: Xml): Style {
  const name = childOf(style, "name")?.attributes.val ?? "";
  const level = outlineLevel(childOf(style, "pPr"));
  const named = TITLE.test(name) ? 0 : Number(HEADING.exec(name)?.[1] ?? Number.NaN);
  const heading = Number.isNaN(named) ? level : named;
  const numbering = childOf(style, "pPr", "numPr");
  return {
    ...lookOf(childOf(style, "rPr")),
    ...(heading !== undefined && { heading }),
    ...(numbering && { numbering }),
  };
}

/** 1 to 9 as a paragraph or style says; the tenth level is text. */
export function outlineLevel(properties: Xml | undefined): number | undefined {
  const level = Number(childOf(properties, "outlineLvl")?.attributes.val ?? Number.NaN);
  return level >= 0 && level < 9 ? level + 1 : undefined;
}

export function lookOf(properties: Xml | undefined): Look {
  const look: Look = {};
  for (const { name, attributes } of properties?.children.filter((at) => typeof at !== "string") ??
    []) {
    const value = attributes.val;
    if (name === "b") look.bold = isOn(value);
    if (name === "i") look.italic = isOn(value);
    if (name === "vanish") look.hidden = isOn(value);
    if (name === "sz" && Number(value) > 0) look.size = Number(value) / 2;
  }
  return look;
}

function isOn(value = "1"): boolean {
  return !/^(?:0|false|off)$/.test(value);
}
