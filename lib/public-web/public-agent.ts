import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { Agent, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Duplex } from "node:stream";
import { isPublicAddress } from "./addresses";
import { PublicWebError } from "./public-web-error";

/** What the guard asks of the outside; tests give their own, the product has no switch for it. */
export interface Outside {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
  /** Of https addresses. */
  ports: (port: number) => boolean;
  /** Certificates that are trusted, beside those Node knows. */
  ca?: string;
}

/** The usual port, and the one that universities put a second server on: we are no tool to try out ports. */
const PORTS = new Set([443, 8443]);

export const OUTSIDE: Outside = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  ports: (port) => PORTS.has(port),
};

/**
 * Opens connections to public addresses only. A name is looked up once, and what is connected to is one of the
 * addresses that were checked. Nothing is kept between requests.
 */
export class PublicAgent extends Agent {
  readonly #outside: Outside;

  constructor(outside: Outside = OUTSIDE) {
    super({ keepAlive: false, maxCachedSessions: 0, ca: outside.ca });
    this.#outside = outside;
  }

  override createConnection(
    options: RequestOptions,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    // A host that is an address is connected to without a look-up.
    const host = options.host ?? "";
    if (isIP(host) && !this.#outside.isPublic(host)) throw new PublicWebError("not_public");
    return super.createConnection({ ...options, lookup: this.#lookup }, callback);
  }

  readonly #lookup: LookupFunction = (host, options, callback) => {
    this.#checked(host).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family);
      },
      (error) => callback(error, []),
    );
  };

  /** All of a name's addresses, or none: one that is private among them is a trap. */
  async #checked(host: string): Promise<LookupAddress[]> {
    const addresses = await this.#outside.resolve(host).catch((error: unknown) => {
      throw new PublicWebError("not_found", error);
    });
    if (addresses.length === 0) throw new PublicWebError("not_found");
    if (addresses.every(({ address }) => this.#outside.isPublic(address))) return addresses;
    throw new PublicWebError("not_public");
  }
}
