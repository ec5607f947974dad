import { isHttps } from "@/lib/api/sign-in";
import { env } from "@/lib/env";

/** The address that the student's browser knows us by, without a path. */
export function originOf(request: Request): string {
  if (env.NEXTAUTH_URL) return new URL(env.NEXTAUTH_URL).origin;
  const { host } = new URL(request.url);
  return `${isHttps(request) ? "https" : "http"}://${request.headers.get("host") ?? host}`;
}
