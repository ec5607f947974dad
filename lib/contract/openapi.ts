import { z } from "zod";
import { catalogue } from "./catalogue";
import { ErrorBody } from "./common";
import type { Endpoint } from "./endpoint";

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, derived from the catalogue. */
export function openApi(): Json {
  document ??= describeApi();
  return document;
}

let document: Json | undefined;

function describeApi(): Json {
  const nouns = Object.entries(catalogue);
  const operations = nouns.flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([verb, endpoint]) => ({ noun, verb, endpoint })),
  );
  const paths: Record<string, Json> = {};
  for (const { noun, verb, endpoint } of operations) {
    const [method = "", path = ""] = endpoint.route.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(noun, verb, endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Study Companion",
      version: "1",
      description: "Every path answers with and without its last slash.",
    },
    servers: [{ url: "/api" }],
    tags: nouns.map(([noun]) => ({ name: noun })),
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: {
        bearerAuth: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      responses: Object.fromEntries(
        Object.entries(PROBLEMS).map(([status, description]) => [status, problem(description)]),
      ),
    },
  };
}

/** By status; what an endpoint has no entry for is under "default". */
const PROBLEMS: Record<string, string> = {
  400: "Something that was sent is not valid",
  401: "The access token is missing, expired or revoked",
  403: "This is for operators of the site",
  404: "It does not exist, or it is another student's",
  429: "Too many requests; Retry-After says how many seconds to wait",
  default: "It could not be done; the message says why",
};

function operation(noun: string, verb: string, endpoint: Endpoint): Json {
  const { body, open, route, summary } = endpoint;
  const parameters = [...pathParameters(route), ...queryParameters(endpoint.query)];
  return {
    operationId: `${noun}.${verb}`,
    summary,
    tags: [noun],
    security: open ? [] : [{ bearerAuth: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(endpoint, body) }),
    responses: { [endpoint.status ?? 200]: success(endpoint), ...problemsOf(endpoint) },
  };
}

function pathParameters(route: string): Json[] {
  return Array.from(route.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
  }));
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input" });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody({ form }: Endpoint, body: z.ZodType): Json {
  const type = form ? "multipart/form-data" : "application/json";
  return { required: true, content: { [type]: { schema: schemaOf(body, "input") } } };
}

function success({ answer, download }: Endpoint): Json {
  if (download) {
    const file = { schema: { type: "string", format: "binary" } };
    return { description: "The file", content: { "application/octet-stream": file } };
  }
  if (!answer) return { description: "Done" };
  return {
    description: "Done",
    content: { "application/json": { schema: schemaOf(answer, "output") } },
  };
}

function problemsOf({ body, query, open, operator, route, limit }: Endpoint): Json {
  const applies: Record<string, boolean> = {
    400: Boolean(body ?? query),
    401: !open || limit === "refresh",
    403: Boolean(operator),
    404: route.includes("{"),
    429: Boolean(limit),
    default: true,
  };
  return Object.fromEntries(
    Object.keys(PROBLEMS)
      .filter((status) => applies[status])
      .map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}

function problem(description: string): Json {
  const schema = { $ref: "#/components/schemas/Error" };
  return { description, content: { "application/json": { schema } } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  return json;
}
