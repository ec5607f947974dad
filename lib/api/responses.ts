import { createHash } from "node:crypto";
import type { Download } from "@/lib/services/kernel/download";

const PRIVATE = { "x-content-type-options": "nosniff", "cache-control": "private, no-store" };

/** A file to be saved, for its owner's eyes only. */
export async function attachment(download: Download | Promise<Download>): Promise<Response> {
  const { content, content_type, filename, size } = await download;
  const body = content instanceof Uint8Array ? Uint8Array.from(content) : content;
  const headers = new Headers({
    ...PRIVATE,
    "content-type": content_type,
    "content-disposition": `attachment; ${fileNames(filename)}`,
  });
  if (size !== undefined) headers.set("content-length", String(size));
  return new Response(body, { headers });
}

/** Text that a program reads, anew each time. */
export async function asText(download: Promise<Download>): Promise<Response> {
  const { content, content_type } = await download;
  if (typeof content !== "string") throw new Error("Only text is shown as text");
  return new Response(content, { headers: { ...PRIVATE, "content-type": content_type } });
}

/** A file that programs ask for again and again: 304 without a body when the reader has this very state already. */
export async function revalidated(
  download: Download | Promise<Download>,
  request: Request,
): Promise<Response> {
  const { content, content_type, filename } = await download;
  if (typeof content !== "string") throw new Error("Only text is compared with what a reader has");
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 32)}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
  };
  if (isKnown(etag, request)) return new Response(null, { status: 304, headers });
  const disposition = `inline; filename="${filename}"`;
  return new Response(content, {
    headers: { ...headers, "content-type": content_type, "content-disposition": disposition },
  });
}

/** Proxies that compress may have marked the tag as weak. */
function isKnown(etag: string, request: Request): boolean {
  const sent = request.headers.get("if-none-match") ?? "";
  const known = sent.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

const KEEP_ALIVE_MS = 10_000;
type MessageStream = Parameters<typeof import("ai")["createUIMessageStreamResponse"]>[0]["stream"];

/** A message as it is written, in the AI SDK's protocol; 204 when none is. */
export async function messageStream(writing: Promise<MessageStream | null>): Promise<Response> {
  const stream = await writing;
  if (!stream) return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  // Loaded with the first conversation: it is large.
  const { createUIMessageStreamResponse } = await import("ai");
  return createUIMessageStreamResponse({
    stream,
    keepAliveMs: KEEP_ALIVE_MS,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });
}

/** RFC 6266: a name in ASCII for old readers, and the true one. */
function fileNames(unchecked: string): string {
  const filename = unchecked.toWellFormed();
  const plain = filename.replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
