import type { OAuthConfig } from "next-auth/providers/oauth";
import { Email, Timezone } from "@/lib/contract/profile";
import { env } from "@/lib/env";
import type { KnownPerson } from "@/lib/services/account/sign-on";

/** What stands in addresses: `/api/auth/callback/oidc` is what an issuer has to know. */
export const OIDC = "oidc";

/** From where an issuer's own words are taken, unless `OIDC_CLAIMS` names other claims. */
const CLAIMS: Record<string, string> = {
  username: "preferred_username",
  email: "email",
  first_name: "given_name",
  last_name: "family_name",
};

type Claims = Record<string, unknown>;

/** Sign-on by the OpenID issuer of the settings, as next-auth takes it; none where there is no issuer. */
export function oidcProvider(): OAuthConfig<Claims>[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER) return [];
  return [
    {
      id: OIDC,
      name: env.OIDC_NAME,
      type: "oauth",
      wellKnown: `${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`,
      clientId: OIDC_CLIENT_ID ?? "",
      clientSecret: OIDC_CLIENT_SECRET ?? "",
      authorization: { params: { scope: env.OIDC_SCOPE } },
      checks: ["pkce", "state", "nonce"],
      idToken: true,
      client: { id_token_signed_response_alg: env.OIDC_SIGNING_ALGORITHM },
      userinfo: {
        // Many issuers say little in the token itself. What they say here has to be about the same subject.
        request: async ({ client, tokens }) => {
          const said =
            "claims" in tokens && typeof tokens.claims === "function" ? tokens.claims() : {};
          const { userinfo_endpoint } = client.issuer.metadata;
          return userinfo_endpoint && tokens.access_token
            ? { ...said, ...(await client.userinfo(tokens.access_token)) }
            : said;
        },
      },
      profile: (claims) => ({ id: String(claims.sub) }),
    },
  ];
}

/** Who somebody is, from what an issuer says of them. */
export function personOf(claims: Claims): KnownPerson {
  const names = { ...CLAIMS, ...Object.fromEntries(pairs(env.OIDC_CLAIMS)) };
  const said = (field: string) => textOf(claims[names[field] ?? ""]);
  const email = Email.safeParse(said("email")).data ?? "";
  const [first = "", ...last] = textOf(claims.name).split(/\s+/);
  return {
    issuer: env.OIDC_ISSUER ?? "",
    subject: textOf(claims.sub),
    email,
    email_is_proven:
      email !== "" && (env.OIDC_EMAILS === "trusted" || isTrue(claims.email_verified)),
    username: said("username"),
    first_name: (said("first_name") || first || said("username")).slice(0, NAME_MAX),
    last_name: (said("last_name") || last.join(" ")).slice(0, NAME_MAX),
    timezone: Timezone.safeParse(claims.zoneinfo).data ?? null,
    is_operator: isOperator(claims),
  };
}

/** Characters, as in the profile. */
const NAME_MAX = 150;

const pairs = (list = "") =>
  list.split(",").flatMap((pair) => {
    const [field = "", claim] = pair.split("=");
    return claim ? [[field, claim] as const] : [];
  });

/** Some issuers write truth as a word. */
const isTrue = (value: unknown) => value === true || value === "true";
const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Whether the claim of `OIDC_OPERATORS` has its value, alone or in a list; null where that is not set. */
function isOperator(claims: Claims): boolean | null {
  const [, claim, value] = /^([^=]+)=(.+)$/.exec(env.OIDC_OPERATORS ?? "") ?? [];
  return claim ? [claims[claim]].flat().includes(value) : null;
}
