// How a piece of source reads to a student: literals as they are, values as {name}, choices as {one|other}.
import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  SyntaxKind,
} from "typescript/unstable/ast";

/** Undefined for what is neither a text nor made of texts. */
export function textOf(node: Node): string | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => wordsOf(span.expression) + span.literal.text);
    return node.head.text + spans.join("");
  }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    if (left === undefined && right === undefined) return undefined;
    return (left ?? wordsOf(node.left)) + (right ?? wordsOf(node.right));
  }
  return undefined;
}

/** A value within a text: its words where it has some, otherwise its name in braces. */
function wordsOf(node: Node): string {
  if (isParenthesizedExpression(node)) return wordsOf(node.expression);
  const text = textOf(node);
  if (text !== undefined) return text;
  return `{${nameOf(node).replaceAll(/[{}]/g, "")}}`;
}

function nameOf(node: Node): string {
  if (isNumericLiteral(node)) return node.text;
  if (isIdentifier(node)) return node.text;
  if (isParenthesizedExpression(node)) return nameOf(node.expression);
  if (isPropertyAccessExpression(node)) return node.name.text;
  if (isElementAccessExpression(node)) return nameOf(node.expression);
  if (isConditionalExpression(node)) return `${choice(node.whenTrue)}|${choice(node.whenFalse)}`;
  if (isCallExpression(node)) {
    const words = node.arguments.flatMap((argument) => textOf(argument) ?? []);
    return [nameOf(node.expression), ...words].join(" ");
  }
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === SyntaxKind.AmpersandAmpersandToken) return `${choice(node.right)}|`;
    return nameOf(node.left);
  }
  return "…";
}

function choice(node: Node): string {
  return textOf(node) ?? nameOf(node);
}

/** The words between two tags, with the words of inline tags in their place; undefined where there are none. */
export function wordsBetween(node: Node): string | undefined {
  const children = childrenOf(node);
  if (!children.some((child) => isJsxText(child) && /\p{L}/u.test(child.text))) return undefined;
  return children.map(wordsOfChild).reduce(joined, "");
}

/** An element of its own is read apart from the word before it. */
function joined(before: string, words: string): string {
  return /[\p{L}\d}]$/u.test(before) && /^(?:[\p{L}\d“]|\{[^|}]*\})/u.test(words)
    ? `${before} ${words}`
    : before + words;
}

export function childrenOf(node: Node): readonly Node[] {
  return isJsxElement(node) || isJsxFragment(node) ? node.children : [];
}

function wordsOfChild(child: Node): string {
  if (isJsxText(child)) return jsxText(child.text);
  if (isJsxExpression(child)) return child.expression ? wordsOf(child.expression) : "";
  if (isJsxSelfClosingElement(child)) return "";
  return wordsBetween(child) ?? childrenOf(child).map(wordsOfChild).reduce(joined, "");
}

/** As JSX does it: line breaks with the blanks around them go. */
function jsxText(text: string): string {
  const lines = text.split("\n");
  const parts = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? start : start.trimEnd();
  });
  return ENTITIES.reduce(
    (decoded, [entity, sign]) => decoded.replaceAll(entity, sign),
    parts.filter((line) => line !== "").join(" "),
  );
}

const ENTITIES = [
  ["&apos;", "'"],
  ["&quot;", '"'],
  ["&ldquo;", "“"],
  ["&rdquo;", "”"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&nbsp;", " "],
  ["&amp;", "&"],
] as const;
