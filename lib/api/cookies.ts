/** The cookies of a request by name. What does not decode stands as sent; of two with one name the first counts. */
export function cookiesOf(request: Request): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [, name, value = ""] = /^\s*([^=\s]+)\s*=\s*"?(.*?)"?\s*$/s.exec(pair) ?? [];
    if (name) cookies[name] ??= decoded(value);
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
