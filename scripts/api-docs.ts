// `npm run docs:api`: writes docs/api.md from the contract.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogue } from "@/lib/contract/catalogue";
import type { Endpoint } from "@/lib/contract/endpoint";

/** Every endpoint in one table for each noun. */
export function apiTable(): string {
  const sections = Object.entries(catalogue).map(([noun, endpoints]) =>
    [
      `## ${noun}`,
      "",
      "| Endpoint | Purpose | Sends | Answers | |",
      "|---|---|---|---|---|",
      ...Object.values(endpoints).map(row),
      "",
    ].join("\n"),
  );
  return `${[INTRODUCTION, ...sections].join("\n")}`;
}

const INTRODUCTION = `# API

Generated from \`lib/contract\` by \`npm run docs:api\`. \`GET /api/openapi.json\` has every field and rule.

All paths stand below \`/api\` and answer with and without their last slash. Unless marked open, an endpoint takes
\`Authorization: Bearer <access token>\`; ids are integers; another student's record is the same 404 as a missing one.
Every answer that is not 2xx is \`{"message", "request_id", ...}\` with an array of texts for each field at fault.
`;

function row(endpoint: Endpoint): string {
  const { route, summary, body, form, answer, download, status, open, limit } = endpoint;
  const marks = [open && "open", limit && `limited: ${limit}`].filter(Boolean).join(", ");
  const sends = body ? (form ? "form" : "JSON") : "";
  const answers = `${status ?? 200}${download ? " file" : answer ? " JSON" : ""}`;
  return `| \`${route}\` | ${summary} | ${sends} | ${answers} | ${marks} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync("docs/api.md", apiTable());
}
