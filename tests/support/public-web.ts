// A web server of our own in the place of the public internet: the guard is given another resolver and other
// networks, as nothing in the product can.
import type { IncomingMessage, RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Outside } from "@/lib/public-web/public-agent";
import { TEST_CERTIFICATE, TEST_KEY } from "./tls";

/** Where the server listens; it stands for the one public address. */
const PUBLIC = "127.0.0.1";

interface Site {
  outside: Outside;
  /** Of a path on a host that the resolver knows. */
  address: (path: string, host?: string) => string;
  /** Every request that came, oldest first. */
  asked: IncomingMessage[];
  /** Every look-up, oldest first. */
  looked_up: string[];
  close: () => Promise<void>;
}

/** `hosts` names what hosts lead to; a list of lists is answered one after the other. */
export async function openSite(
  listener: RequestListener,
  hosts: Record<string, string[]> = { "calendar.test": [PUBLIC], "other.test": [PUBLIC] },
): Promise<Site> {
  const asked: IncomingMessage[] = [];
  const looked_up: string[] = [];
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (request, response) => {
    asked.push(request);
    // Node would ask for the zone of the machine to write it.
    response.sendDate = false;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, PUBLIC, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    looked_up,
    address: (path, host = "calendar.test") => `https://${host}:${port}${path}`,
    outside: {
      resolve: async (host) => {
        looked_up.push(host);
        const found = hosts[host];
        if (!found) throw new Error("ENOTFOUND");
        return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      },
      isPublic: (address) => address === PUBLIC,
      ports: (asked_port) => asked_port === port,
      ca: TEST_CERTIFICATE,
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
