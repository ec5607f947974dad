import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Environment } from "@/lib/env";

/** Read by scripts/preflight.mjs before the product's own settings are. */
const OF_THE_START_SCRIPT = ["HOST"];
/** Read by OpenTelemetry's own libraries alone. */
const OF_OPENTELEMETRY = [
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_RESOURCE_ATTRIBUTES",
  "OTEL_SERVICE_NAME",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
];
/** Set by Node and by Vercel, never by hand. */
const OF_THE_PLATFORM = ["NODE_ENV", "VERCEL"];

test(".env.example explains every setting, and no other", () => {
  const example = readFileSync(".env.example", "utf8");
  const explained = Array.from(example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const read = Object.keys(Environment.shape).filter((name) => !OF_THE_PLATFORM.includes(name));
  expect(explained.sort()).toEqual([...read, ...OF_THE_START_SCRIPT, ...OF_OPENTELEMETRY].sort());
});

const ISSUER = {
  OIDC_ISSUER: "https://login.example.edu",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
};
const MAIL = { SMTP_URL: "smtps://u:p@smtp.example.edu", MAIL_FROM: "study@example.edu" };
const DOMAINS = { SIGN_UP: "domain", SIGN_UP_DOMAINS: "example.edu, Med.Example.edu" };

test.each([
  [ISSUER],
  [{ ...ISSUER, PASSWORDS: "off" }],
  [{ ...ISSUER, OIDC_ISSUER: "http://localhost:8080/realms/study" }],
  [{ ...ISSUER, ...DOMAINS, PASSWORDS: "off" }],
  [{ ...DOMAINS, ...MAIL }],
  [{ ...ISSUER, OIDC_CLAIMS: "username=upn,email=mail" }],
  [{ SIGN_UP: "invitation" }],
])("sign-in can be set to %o", (settings) => {
  expect(Environment.safeParse(settings).success).toBe(true);
});

test.each([
  [{ OIDC_ISSUER: ISSUER.OIDC_ISSUER }],
  [{ ...ISSUER, OIDC_CLIENT_SECRET: "" }],
  [{ ...ISSUER, OIDC_ISSUER: "http://login.example.edu" }],
  [{ ...ISSUER, OIDC_ISSUER: "https://login.example.edu/?a=b" }],
  [{ ...ISSUER, OIDC_SCOPE: "email" }],
  [{ ...ISSUER, OIDC_CLAIMS: "password=name" }],
  [{ ...ISSUER, OIDC_OPERATORS: "admins" }],
  [{ PASSWORDS: "off" }],
  [{ SIGN_UP: "domain", ...MAIL }],
  [{ SIGN_UP_DOMAINS: "example.edu" }],
  [{ ...DOMAINS, SIGN_UP_DOMAINS: "@example.edu", ...MAIL }],
  [DOMAINS],
])("sign-in cannot be set to %o", (settings) => {
  expect(Environment.safeParse(settings).success).toBe(false);
});

test("domains are compared in small letters", () => {
  const { SIGN_UP_DOMAINS } = Environment.parse({ ...DOMAINS, ...MAIL });
  expect(SIGN_UP_DOMAINS).toEqual(["example.edu", "med.example.edu"]);
});
