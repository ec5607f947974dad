import { childOf, elementsOf, textOf, type Xml } from "./xml";

/** What stands before a part of a formula when it is written in a line. */
const SIGNS: Record<string, string> = { den: "/", sup: "^", sub: "_", rad: "√" };

/** A formula written in a line: "a/b", "x^2", "∑_(k=1)^n". */
export function mathText(element: Xml): string {
  if (element.name === "t") return textOf(element);
  const inner = elementsOf(element).map(mathText).join("");
  const properties = childOf(element, `${element.name}Pr`);
  const named = (name: string) => childOf(properties, name)?.attributes.val;
  if (element.name === "nary") return (named("chr") ?? "∫") + inner;
  if (element.name === "d") return `${named("begChr") ?? "("}${inner}${named("endChr") ?? ")"}`;
  const sign = SIGNS[element.name];
  if (!sign || inner === "") return inner;
  return sign + (inner.length > 1 ? `(${inner})` : inner);
}
