/** What a page shows beside its path, kept in its address: a reload keeps it, and others can link to it. */
type Parameters = Record<string, string | number | null>;

/** One step in the history, which Back takes back. */
export function pushAddress(changes: Parameters) {
  window.history.pushState(null, "", addressWith(changes));
}

/** In place of the present step. */
export function replaceAddress(changes: Parameters) {
  window.history.replaceState(null, "", addressWith(changes));
}

/** A parameter that names a record; null where it is missing or no number. */
export function idIn(params: URLSearchParams, name: string): number | null {
  return Number(params.get(name)) || null;
}

/** This page's address with parameters changed; null takes one out. */
function addressWith(changes: Parameters): string {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, String(value));
  }
  return params.size > 0 ? `${pathname}?${params}${hash}` : `${pathname}${hash}`;
}
