import type { NextConfig } from "next";

const config: NextConfig = {
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Next looks for lock files in the folders above as well, and would take one of those for its root.
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "drizzle-orm",
    "pino",
    "rate-limiter-flexible",
    "unpdf",
  ],
  // Found by path at run time, which the tracing of serverless functions does not see.
  outputFileTracingIncludes: {
    "/**": ["./db/migrations/**", "./lib/documents/*.mjs", "./node_modules/unpdf/**"],
  },
  // What holds for every answer. The pages' own policy depends on settings: middleware.ts.
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "same-origin" },
        {
          key: "Permissions-Policy",
          value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        },
      ],
    },
    {
      source: "/api/:path*",
      headers: [
        { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" },
      ],
    },
  ],
};

export default config;
