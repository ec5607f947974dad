import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { API_ANSWER, EVERY_ANSWER, HTTPS_ANSWER } from "./lib/api/security-headers";
import { compileAhead } from "./scripts/compile-ahead";

const DAY_SECONDS = 24 * 60 * 60;

const config = (phase: string): NextConfig => ({
  // What is being written is never kept: a worker of an earlier production run makes room for one that removes itself.
  rewrites: async () => ({
    beforeFiles:
      phase === PHASE_DEVELOPMENT_SERVER
        ? [{ source: "/worker.js", destination: "/no-worker.js" }]
        : [],
  }),
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // No page asks for a picture of another size, and whoever else does gets none.
  images: { unoptimized: true },
  reactStrictMode: true,
  experimental: {
    // What is opened inside the application comes without data: once fetched, or fetched ahead, it stays good.
    staleTimes: { dynamic: DAY_SECONDS, static: DAY_SECONDS },
    // Fewer scripts for a page, each of more: together they compress better, and fewer requests wait in line.
    // Much larger ones would bring the same libraries with each dialog.
    turbopackChunking: { minChunkSize: 100_000, maxMergeChunkSize: 2_000_000 },
    // It makes a first build ten seconds longer and the folder 300 MB larger, and most who build do so once.
    turbopackFileSystemCacheForBuild: false,
  },
  compiler: {
    // Whoever builds: npm start, Docker or Vercel.
    runAfterProductionCompile: async ({ distDir }) => compileAhead(distDir),
  },
  // `npm test` checks the types; a student's server starts without waiting for that.
  typescript: { ignoreBuildErrors: true },
  // Next looks for lock files in the folders above as well, and would take one of those for its root.
  turbopack: {
    root: import.meta.dirname,
    // For components/common/viewer/pdf-data.ts.
    rules: { "*.bcmap": { type: "asset" } },
    // What Next brings to browsers older than any that the pages run in (README), half a kilobyte of every page.
    resolveAlias: { "../build/polyfills/polyfill-module": "./lib/client/no-polyfills.ts" },
  },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@electric-sql/pglite-pgvector",
    "@napi-rs/canvas",
    "@node-rs/argon2",
    "drizzle-orm",
    "pino",
    "rate-limiter-flexible",
    "tesseract.js-core",
    "unpdf",
  ],
  // Found by path at run time, which the tracing of serverless functions does not see.
  outputFileTracingIncludes: {
    "/**": [
      "./db/migrations/{*.sql,meta/_journal.json}",
      "./lib/calendar-in/*.ts",
      "./lib/documents/**/*.{mjs,ts}",
      "./lib/planning/**/*.ts",
      "./lib/threads/*.mjs",
      "./public/sample/**",
      "./lib/text/**/*.ts",
      "./lib/text/lexicon/*.csv",
      "./lib/time/*.ts",
      "./node_modules/@internationalized/date/{package.json,dist/**/*.mjs}",
      "./node_modules/fflate/{package.json,esm/index.mjs}",
      "./node_modules/ical.js/{package.json,dist/ical.js}",
      "./node_modules/{dom-serializer,domelementtype,domhandler,domutils,entities,htmlparser2}/**",
      "./node_modules/marked/{package.json,lib/marked.esm.js}",
      "./node_modules/pdfjs-dist/cmaps/**",
      "./node_modules/pdfjs-dist/package.json",
      "./node_modules/pdfjs-dist/legacy/build/pdf.mjs",
      "./node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs",
      "./node_modules/unpdf/package.json",
      "./node_modules/unpdf/dist/index.mjs",
    ],
    // Text recognition, which only jobs do.
    "/api/inngest": [
      "./node_modules/@napi-rs/canvas*/**",
      "./node_modules/@tesseract.js-data/*/package.json",
      "./node_modules/@tesseract.js-data/*/4.0.0_best_int/**",
      "./node_modules/pdfjs-dist/{standard_fonts,wasm}/**",
      "./node_modules/tesseract.js-core/package.json",
      "./node_modules/tesseract.js-core/*lstm.{js,wasm}",
    ],
  },
  // What holds for every answer. The pages' own policy depends on settings: middleware.ts.
  headers: async () => [
    { source: "/:path*", headers: listed(EVERY_ANSWER) },
    {
      source: "/:path*",
      // The first entry is the browser's own way in; each proxy appends its own.
      has: [{ type: "header", key: "x-forwarded-proto", value: "https(\\s*,.*)?" }],
      headers: listed(HTTPS_ANSWER),
    },
    { source: "/api/:path*", headers: listed(API_ANSWER) },
    {
      source: "/worker.js",
      headers: [
        { key: "Content-Security-Policy", value: "default-src 'none'; connect-src 'self'" },
        { key: "Cache-Control", value: "no-cache" },
      ],
    },
  ],
});

function listed(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

export default config;
