import { globSync } from "node:fs";
import path from "node:path";
import {
  isBinaryExpression,
  isCallExpression,
  isCaseClause,
  isElementAccessExpression,
  isExportDeclaration,
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxFragment,
  isJsxText,
  isNewExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTypeNode,
  type Node,
  SyntaxKind,
} from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";
import { childrenOf, textOf, wordsBetween } from "./render";
import {
  isProse,
  PLACES,
  SILENT_ATTRIBUTES,
  SILENT_CALLS,
  SILENT_CLASSES,
  SILENT_PROPERTIES,
  SPOKEN_ATTRIBUTES,
} from "./rules";

export interface Sentence {
  /** The file it stands in. */
  place: string;
  text: string;
}

/** Every sentence of the product, file by file, in the order of the code, each once in a file. */
export function collectSentences(root = process.cwd()): Sentence[] {
  const files = globSync([...PLACES.within], { cwd: root, exclude: [...PLACES.without] }).sort();
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, "tsconfig.json")] });
    const [project] = snapshot.getProjects();
    return files.flatMap((place) => {
      const source = project?.program.getSourceFile(path.join(root, place));
      if (!source) throw new Error(`${place} is in no project`);
      return [...new Set(textsIn(source))].map((text) => ({ place, text }));
    });
  } finally {
    api.close();
  }
}

function textsIn(node: Node): string[] {
  if (isSilent(node)) return [];
  const found = isJsxElement(node) || isJsxFragment(node) ? wordsBetween(node) : undefined;
  if (found !== undefined) {
    const attributes = isJsxElement(node) ? textsIn(node.openingElement) : [];
    return [...prose(found, true), ...attributes, ...childrenOf(node).flatMap(withinSentence)];
  }
  const text = textOf(node);
  if (text !== undefined) {
    const own = prose(text, isSpoken(node));
    const others = isBinaryExpression(node) ? [] : childTexts(node);
    const is_new = (part: string) => isWhole(part) || !own.some((line) => line.includes(part));
    return [...own, ...others.filter(is_new)];
  }
  return childTexts(node);
}

/** What a part of a sentence holds beside its own words: attributes, and texts that a choice shows. */
function withinSentence(child: Node): string[] {
  if (isJsxText(child)) return [];
  if (isJsxElement(child)) {
    return [...textsIn(child.openingElement), ...child.children.flatMap(withinSentence)];
  }
  return textsIn(child);
}

function childTexts(node: Node): string[] {
  const texts: string[] = [];
  node.forEachChild((child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

/** A sentence of its own even within another. */
function isWhole(part: string): boolean {
  return /^\p{Lu}.* /u.test(part);
}

function prose(text: string, is_spoken: boolean): string[] {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return isProse(line, is_spoken) ? [line] : [];
}

/** Whether nobody reads what stands in this node. */
function isSilent(node: Node): boolean {
  if (isImportDeclaration(node) || isExportDeclaration(node) || isTypeNode(node)) return true;
  if (isTaggedTemplateExpression(node)) return true;
  if (isBinaryExpression(node) && node.left.getText() === "this.name") return true;
  if (isJsxAttribute(node)) {
    const name = node.name.getText();
    return SILENT_ATTRIBUTES.test(name) && !SPOKEN_ATTRIBUTES.test(name);
  }
  if (isPropertyAssignment(node)) return SILENT_PROPERTIES.test(node.name.getText());
  if (isCallExpression(node)) return SILENT_CALLS.test(node.expression.getText());
  if (isNewExpression(node)) return SILENT_CLASSES.test(node.expression.getText());
  return isCompared(node);
}

/** Keys and values that the code compares with, never shown. */
function isCompared(node: Node): boolean {
  const { parent } = node;
  if (!(isStringLiteral(node) && parent)) return false;
  if (isCaseClause(parent) || isElementAccessExpression(parent)) return true;
  if (isPropertyAssignment(parent)) return parent.name === node;
  return isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind);
}

const COMPARISONS = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.InKeyword,
]);

/** Whether this is a text by its place: a word in lower case is one there, too. */
function isSpoken(node: Node): boolean {
  const { parent } = node;
  return parent && isJsxAttribute(parent) ? SPOKEN_ATTRIBUTES.test(parent.name.getText()) : false;
}
