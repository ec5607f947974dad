import { invalidInput } from "@/lib/api/errors";
import type { Endpoint } from "@/lib/contract/endpoint";
import { FILE_SIZE_MAX } from "@/lib/contract/values";

import { Failure, invalid } from "@/lib/services/kernel/errors";

const JSON_SIZE_MAX = 2 * 1024 * 1024;
/** Whoever writes deeper nested JSON again runs out of stack, the database as well. */
const JSON_DEPTH_MAX = 100;
const SILENT = "Your request stopped on its way to us. Please check your connection and try again.";
const BROKEN_OFF = "Your request broke off before all of it reached us. Please try again.";
/** What may still come belongs to no request. */
const CLOSE = { connection: "close" };
const TOO_LONG = "This is too long for us to save.";
const FORM_SIZE_MAX = FILE_SIZE_MAX + 1024 * 1024;
/** So long nothing of a body may come; a phone that changes its network takes less. */
const SILENCE_MAX_MS = 15_000;
/** Past this many bytes we stop listening: the client gets a closed connection. */
const DRAIN_MAX = 4 * FORM_SIZE_MAX;

/** The query string by the endpoint's schema; a repeated name keeps its last value. */
export function readQuery(endpoint: Endpoint, request: Request): unknown {
  if (!endpoint.query) return undefined;
  const parsed = endpoint.query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

/** The body by the endpoint's schema: JSON, or a form's fields and files. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) {
    // Nothing is done for a request before all of it is there.
    if (announcesBody(request)) await readBytes(request, JSON_SIZE_MAX, TOO_LONG);
    return undefined;
  }
  const sent = endpoint.form ? await readForm(request, endpoint.tooLarge) : await readJson(request);
  const parsed = await endpoint.body.safeParseAsync(sent);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

function announcesBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}

/** The texts of a form in a body, sent as JSON or by a page; what is no text is left out. */
export async function readTexts(request: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded/i.test(request.headers.get("content-type") ?? "")) {
    const entries = Object.entries((await readJson(request)) ?? {});
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === "string"));
  }
  const bytes = await readBytes(request, JSON_SIZE_MAX, TOO_LONG);
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, JSON_SIZE_MAX, TOO_LONG);
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalid("The request body is not valid JSON.");
  }
  if (isNestedDeeper(value, JSON_DEPTH_MAX)) {
    throw invalid("The request body has too many levels.");
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw invalid("The request body must be a JSON object.");
}

function isNestedDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((each) => isNestedDeeper(each, depth - 1));
}

async function readForm(
  request: Request,
  tooLarge = "This file is larger than 25 MB. Please choose a smaller PDF.",
): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data/i.test(type)) {
    throw new Failure(415, "Please send the file as a form (multipart/form-data).");
  }
  const bytes = await readBytes(request, FORM_SIZE_MAX, tooLarge);
  try {
    const form = new Response(bytes, { headers: { "content-type": type } });
    return Object.fromEntries(await form.formData());
  } catch {
    throw invalid("We couldn't read the form. Please try again.");
  }
}

/**
 * Reads at most `limit` bytes. What a client sends beyond is heard and thrown away, so that it gets
 * our answer instead of a broken connection.
 */
async function readBytes(request: Request, limit: number, message: string) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const body = request.body?.getReader();
  while (body) {
    const { done, value } = await arriving(body.read());
    if (done) break;
    size += value.length;
    if (size > limit) chunks.length = 0;
    else chunks.push(value);
    if (size > DRAIN_MAX) {
      await body.cancel();
      break;
    }
  }
  if (size > limit) throw invalid(message, { file: [message] });
  return Buffer.concat(chunks);
}

/** What comes next of a body, or why nothing more will. */
async function arriving<T>(next: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(408, SILENT, {}, CLOSE)), SILENCE_MAX_MS);
  });
  try {
    return await Promise.race([next, silence]);
  } catch (error) {
    throw error instanceof Failure ? error : invalid(BROKEN_OFF);
  } finally {
    clearTimeout(timer);
  }
}
