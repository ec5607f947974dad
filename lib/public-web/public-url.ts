import { isIP } from "node:net";
import { OUTSIDE, type Outside } from "./public-agent";
import { PublicWebError } from "./public-web-error";

/** Characters: what browsers and servers agree on. */
const LONGEST_ADDRESS = 2_048;

/**
 * The address that a student gave, ready to be opened; `webcal://` is read as `https://`. Throws a PublicWebError.
 * What a name leads to is checked when it is connected to.
 */
export function publicUrl(given: string, outside: Outside = OUTSIDE): URL {
  const address = given.trim().replace(/^webcals?:\/\//i, "https://");
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) {
    throw new PublicWebError("not_an_address");
  }
  const url = new URL(address);
  if (url.protocol !== "https:") {
    throw new PublicWebError(url.protocol === "http:" ? "not_https" : "not_an_address");
  }
  if (url.username || url.password) throw new PublicWebError("with_password");
  if (!outside.ports(Number(url.port || HTTPS))) throw new PublicWebError("not_public");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !outside.isPublic(host)) throw new PublicWebError("not_public");
  return url;
}

const HTTPS = 443;
