import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

export interface Claims {
  [claim: string]: unknown;
}

/** An OpenID issuer of our own on this machine: whoever is in `people` signs on there by their key, without a word. */
export interface Issuer {
  url: string;
  people: Map<string, Claims>;
  /** Who sits at the browser. */
  person: string;
  stop(): Promise<void>;
}

export const CLIENT = { client_id: "study-companion", client_secret: "a secret of the tests" };

/** `redirect_uri` is where it leads back to, the address the product has to be given. */
export async function startIssuer(redirect_uri: string, more: Configuration = {}): Promise<Issuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const issuer: Issuer = {
    url,
    people,
    person: "",
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const provider = new Provider(url, {
    clients: [{ ...CLIENT, redirect_uris: [redirect_uri], response_types: ["code"] }],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "name", "preferred_username", "zoneinfo"],
      groups: ["groups"],
    },
    scopes: ["openid", "email", "profile", "groups"],
    cookies: { keys: ["a key of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    // Whoever signs on agrees to everything.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile groups");
      await grant.save();
      return grant;
    },
    ...more,
  });
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void handle(request, response);
    const login = { accountId: issuer.person };
    void provider.interactionFinished(request, response, { login });
  });
  return issuer;
}

/** Cookies of one browser, by site. */
export class Jar {
  readonly #cookies = new Map<string, string>();

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const is_over = /max-age=0|expires=thu, 01 jan 1970/i.test(cookie);
      if (is_over || value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }
}

/** Follows an issuer's pages from `address` until they lead back to `redirect_uri`, with what they add to it. */
export async function throughIssuer(address: string, redirect_uri: string): Promise<string> {
  const jar = new Jar();
  let next = address;
  for (let hops = 0; hops < 10 && !next.startsWith(redirect_uri); hops += 1) {
    const answer = await fetch(next, { redirect: "manual", headers: { cookie: jar.header() } });
    jar.take(answer.headers);
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${next} led nowhere: ${answer.status} ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
