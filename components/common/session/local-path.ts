/** The path of `?next=` if it leads to a page of this site. */
export function localPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get("next");
  if (!next?.startsWith("/")) return undefined;
  const url = URL.parse(next, HERE);
  return url?.origin === HERE ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/**
 * A stand-in origin for this site; paths that resolve to another origin (`//elsewhere`, `/\elsewhere`) are refused.
 */
const HERE = "https://here.invalid";
