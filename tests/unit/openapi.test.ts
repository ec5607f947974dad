import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { z } from "zod";
import { catalogue } from "@/lib/contract/catalogue";
import { openApi } from "@/lib/contract/openapi";
import { apiTable } from "@/scripts/api-docs";

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
});
const { paths } = Document.parse(openApi());

test("an independent validator finds a valid OpenAPI 3.1 document", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openApi()));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("every endpoint of the catalogue is in it, under its own name", () => {
  const declared = Object.entries(catalogue).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([verb, { route }]) => `${route} ${noun}.${verb}`),
  );
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
    ),
  );
  expect(described.sort()).toEqual(declared.sort());
});

test("only open endpoints need no token", () => {
  expect(paths["/courses/"]?.get?.security).toEqual([{ bearerAuth: [] }]);
  expect(paths["/auth/login/"]?.post?.security).toEqual([]);
});

test("ids in paths are integers, and a foreign one is a 404", () => {
  const read = paths["/courses/{course_id}/"]?.get;
  expect(read?.parameters).toEqual([
    { name: "course_id", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
  ]);
  expect(Object.keys(z.object({ responses: z.looseObject({}) }).parse(read).responses)).toEqual([
    "200",
    "401",
    "404",
    "default",
  ]);
});

test("bodies are described as clients send them, answers as they get them", () => {
  const create = paths["/courses/"]?.post;
  expect(create).toMatchObject({
    requestBody: {
      content: {
        "application/json": {
          schema: { required: ["name"], properties: { credits: { anyOf: expect.anything() } } },
        },
      },
    },
    responses: {
      201: {
        content: { "application/json": { schema: { required: expect.arrayContaining(["code"]) } } },
      },
    },
  });
});

test("files are binary parts of a form and binary answers", () => {
  const files = paths["/courses/{course_id}/assignment-files/"]?.post;
  expect(files).toMatchObject({
    requestBody: {
      content: {
        "multipart/form-data": { schema: { properties: { file: { format: "binary" } } } },
      },
    },
  });
  expect(paths["/courses/{course_id}/assignment-files/{file_id}/download/"]?.get).toMatchObject({
    responses: { 200: { content: { "application/octet-stream": expect.anything() } } },
  });
});

test("docs/api.md is current: npm run docs:api writes it", () => {
  expect(readFileSync("docs/api.md", "utf8")).toBe(apiTable());
});
