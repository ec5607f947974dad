import { isHttps } from "@/lib/api/sign-in";
import { env } from "@/lib/env";
import { invalid } from "@/lib/services/kernel/errors";

/** The address that the student's browser knows us by, without a path. 400 where the request names none. */
export function originOf(request: Request): string {
  if (env.NEXTAUTH_URL) return new URL(env.NEXTAUTH_URL).origin;
  const { host } = new URL(request.url);
  const name = request.headers.get("host") ?? host;
  const origin = `${isHttps(request) ? "https" : "http"}://${name}`;
  if (HOST.test(name) && URL.canParse(origin)) return origin;
  throw invalid("The name of the host is not valid.");
}

/** A name or an address, and perhaps a port; what `URL` makes of anything else is no place that clients find again. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
