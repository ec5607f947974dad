import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const RENDERED = path.join(".next", "server", "app");

/**
 * The inline scripts of all pages that the build has rendered, each as the source that names it in a content policy,
 * `'sha256-...'`. Most are the same on every page.
 */
export function inlineScripts(root) {
  const folder = path.join(root, RENDERED);
  const pages = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html"));
  const scripts = pages.flatMap((file) => scriptsIn(readFileSync(path.join(folder, file), "utf8")));
  return [...new Set(scripts.map(sourceOf))].sort();
}

function scriptsIn(html) {
  const all = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(all, ([, script]) => script);
}

function sourceOf(script) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
