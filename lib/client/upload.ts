import { ApiError } from "@/lib/client/api-error";
import { refreshAccess, urlOf } from "@/lib/client/call";
import { sessionStore } from "@/lib/client/session-store";
import type { EndpointsByRoute } from "@/lib/contract/catalogue";
import type { Received } from "@/lib/contract/endpoint";

interface Upload {
  path?: Record<string, number>;
  form: FormData;
  /** Share of the bytes that have left, 0 to 1. */
  onProgress(share: number): void;
  signal?: AbortSignal;
}

/** Sends a form with its files and tells how far it is. Fails as `call` does. */
export async function upload<R extends keyof EndpointsByRoute>(
  route: R,
  { path, form, onProgress, signal }: Upload,
): Promise<Received<EndpointsByRoute[R]>> {
  const { method, url } = urlOf(route, path);
  const attempt = () => {
    const token = sessionStore.accessToken();
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return transfer({ method, url, headers, body: form, onProgress, signal });
  };
  let answer = await attempt();
  if (answer.status === 401 && (await refreshAccess())) answer = await attempt();
  if (answer.status >= 300) throw new ApiError(answer.status, answer.body);
  return answer.body as Received<EndpointsByRoute[R]>;
}

interface Transfer {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData | Blob;
  onProgress(share: number): void;
  signal?: AbortSignal | undefined;
}

/** One request by XMLHttpRequest, which alone tells how much of the body has been sent. */
export function transfer({ method, url, headers, body, onProgress, signal }: Transfer) {
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = () => reject(new TypeError("The connection was lost"));
    request.onabort = () => reject(new DOMException("You stopped the upload", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
