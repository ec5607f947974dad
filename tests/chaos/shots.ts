import type { Endpoint } from "@/lib/contract/endpoint";
import { type Dice, HEADERS, IDS, METHODS, NOWHERE, PAGES, TEXTS, TYPES, VALUES } from "./garbage";
import { endpoints, methodOf, pathOf, schemaOf } from "./requests";
import { BOUNDARY, bytesOf, multipart, queryOf, sensible, textOf } from "./sensible";

/** A request as bytes, and what is known of it. */
export interface Shot {
  bytes: Buffer;
  /** Its first line, to name it by. */
  line: string;
  /** The endpoint it is meant for; undefined for what no contract declares. */
  endpoint: Endpoint | undefined;
  /** Nothing of it is broken. */
  whole: boolean;
}

/** In whose name, and with whose ids. */
export interface Shooter {
  access: string;
  refresh: string;
  ids: Record<string, number>;
}

interface Parts {
  method: string;
  target: string;
  headers: string[];
  body: Buffer;
}

/** A request that the contract means; each of `faults` parts of it is broken. */
export function shotAt(dice: Dice, shooter: Shooter, faults: number): Shot {
  const endpoint = dice.chance(0.9) ? dice.of(endpoints) : undefined;
  const parts = endpoint ? meant(endpoint, dice, shooter) : elsewhere(dice);
  const token = authorization(dice, shooter, faults > 0);
  if (token) parts.headers.push(token);
  for (let fault = 0; fault < faults; fault += 1) dice.of(BREAKS)(parts, dice, endpoint, shooter);
  // Of the body as it now is.
  if (faults > 0 && dice.chance(0.1)) breakLength(parts, dice);
  const framed = parts.headers.some((line) => /^(?:content-length|transfer-encoding)/i.test(line));
  if (!framed && parts.body.length > 0) parts.headers.push(`Content-Length: ${parts.body.length}`);
  const line = `${parts.method} ${parts.target} HTTP/1.1`;
  const head = [line, "Host: localhost", "Connection: close", ...parts.headers, "", ""];
  const bytes = Buffer.concat([Buffer.from(head.join("\r\n"), "latin1"), parts.body]);
  return { bytes, line: line.slice(0, 300), endpoint, whole: faults === 0 };
}

/** A request that begins well and never ends. */
export function lateShot(dice: Dice, shooter: Shooter): Shot {
  const taking = endpoints.filter(({ body }) => body);
  const endpoint = dice.of(taking);
  const parts = endpoint ? meant(endpoint, dice, shooter) : elsewhere(dice);
  const line = `${parts.method} ${parts.target} HTTP/1.1`;
  const promise = `Content-Length: ${parts.body.length + 10}`;
  const head = [line, "Host: localhost", bearer(shooter.access), ...parts.headers, promise, "", ""];
  const bytes = Buffer.concat([Buffer.from(head.join("\r\n"), "latin1"), parts.body]);
  return { bytes, line, endpoint, whole: false };
}

const bearer = (token: string) => `Authorization: Bearer ${token}`;

function authorization(dice: Dice, { access, refresh }: Shooter, mayBreak: boolean) {
  if (!mayBreak || dice.chance(0.85)) return bearer(access);
  return dice.of([
    undefined,
    bearer(refresh),
    bearer(`${access}x`),
    bearer(access.split(".").reverse().join(".")),
    bearer("eyJhbGciOiJub25lIn0.eyJvd25lcl9pZCI6MX0."),
    bearer("\u0000"),
    bearer("x".repeat(6000)),
    "Authorization:",
    "Authorization: Basic OjpAOg==",
    `Cookie: next-auth.session-token=${access}`,
  ]);
}

function meant(endpoint: Endpoint, dice: Dice, { ids }: Shooter): Parts {
  const value = (part: "query" | "body") => sensible(schemaOf(endpoint, part) ?? {}, dice, ids);
  const asked = endpoint.query ? `?${queryOf(value("query"))}` : "";
  const own = (name: string) => {
    const isQuiz = name === "file_id" && endpoint.route.includes("quiz");
    return ids[isQuiz ? "quiz_id" : name];
  };
  const target = `/api${pathOf(endpoint, own)}${asked}`;
  const parts: Parts = { method: methodOf(endpoint), target, headers: [], body: Buffer.alloc(0) };
  if (!endpoint.body) return parts;
  if (endpoint.form) {
    parts.headers.push(`Content-Type: multipart/form-data; boundary=${BOUNDARY}`);
    parts.body = multipart(value("body"), dice);
  } else {
    parts.headers.push("Content-Type: application/json");
    parts.body = Buffer.from(JSON.stringify(value("body")));
  }
  return parts;
}

function elsewhere(dice: Dice): Parts {
  const target = dice.chance(0.7) ? dice.of(NOWHERE) : dice.of(PAGES);
  const method = dice.chance(0.6) ? "GET" : "POST";
  const isPost = method === "POST";
  return {
    method,
    target,
    headers: isPost ? ["Content-Type: application/json"] : [],
    body: isPost && dice.chance(0.7) ? bytesOf(dice.of(TEXTS)) : Buffer.alloc(0),
  };
}

type Break = (parts: Parts, dice: Dice, endpoint: Endpoint | undefined, shooter: Shooter) => void;

/** Each breaks one part of a request. */
const BREAKS: readonly [Break, ...Break[]] = [
  aValue,
  aValue,
  aValue,
  aValue,
  function anId(parts, dice) {
    const numbers = [...parts.target.matchAll(/(?<=\/)\d+(?=\/|$)/g)];
    const at = dice.of(numbers);
    if (at) parts.target = replacedAt(parts.target, at.index, at[0].length, String(dice.of(IDS)));
  },
  function theQuery(parts, dice) {
    const name = /[?&]([^=&]+)=/.exec(parts.target)?.[1] ?? "q";
    const value = encodeURIComponent(textOf(dice.of(VALUES)).toWellFormed()).slice(0, 6000);
    const extra = dice.of([
      `${name}=${value}`,
      `${name}[]=1`,
      `${name}`,
      "&&=&",
      "%E0%A4%A",
      "x=%00",
    ]);
    parts.target += `${parts.target.includes("?") ? "&" : "?"}${extra}`;
  },
  function thePath(parts, dice) {
    const [path = "", query] = parts.target.split("?");
    const odd = dice.of([
      path.replace(/\/$/, ""),
      `${path}/`,
      path.replace("/api/", "/api//"),
      path.replace("/api/", "/api/./"),
      path.replace(/[a-z](?=\/$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      path.toUpperCase(),
      `${path}%2f`,
      `${path};a=b`,
      `${path}\u00e9`,
      `${path}#x`,
      `http://localhost${path}`,
    ]);
    parts.target = query === undefined ? odd : `${odd}?${query}`;
  },
  function theText(parts, dice) {
    if (parts.method !== "GET") parts.body = bytesOf(dice.of(TEXTS));
  },
  function aKeyTwice(parts) {
    const text = parts.body.toString();
    const key = /"(\w+)":/.exec(text)?.[1];
    if (key) parts.body = Buffer.from(`${text.slice(0, -1)},"${key}":[1]}`);
  },
  function theEnd(parts, dice) {
    parts.body = parts.body.subarray(0, dice.below(parts.body.length));
  },
  function someBytes(parts, dice) {
    const broken = Buffer.from(parts.body);
    for (let n = 0; n < 5 && broken.length > 0; n += 1)
      broken[dice.below(broken.length)] = dice.below(256);
    parts.body = broken;
  },
  function theType(parts, dice) {
    parts.headers = parts.headers.filter((line) => !line.startsWith("Content-Type"));
    parts.headers.push(`Content-Type: ${dice.of(TYPES)}`);
  },
  function theMethod(parts, dice) {
    parts.method = dice.of(METHODS);
  },
  function aHeader(parts, dice) {
    parts.headers.push(dice.of(HEADERS));
  },
];

/** What is said of the body's length, none of it more than comes. */
function breakLength(parts: Parts, dice: Dice): void {
  const { length } = parts.body;
  const chunked = "Transfer-Encoding: chunked";
  const size = length.toString(16);
  const chunk = Buffer.concat([
    Buffer.from(`${size}\r\n`),
    parts.body,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  const [lines, body] = dice.of<[string[], Buffer]>([
    [["Content-Length: 0"], parts.body],
    [[`Content-Length: ${Math.max(0, length - 1)}`], parts.body],
    [["Content-Length: -1"], parts.body],
    [["Content-Length: many"], parts.body],
    [["Content-Length: 99999999999999999999"], parts.body],
    [[`Content-Length: ${length}`, `Content-Length: ${length + 1}`], parts.body],
    [[`Content-Length: ${length}`, chunked], chunk],
    [[chunked], length > 0 ? chunk : Buffer.from("0\r\n\r\n")],
    [[chunked], Buffer.concat([Buffer.from("zz\r\n"), parts.body])],
    [["Transfer-Encoding: gzip"], parts.body],
    [["Transfer-Encoding: chunked, identity"], parts.body],
  ]);
  parts.headers.push(...lines);
  parts.body = body;
}

/** A place of the body gets a value that it does not expect, is left out, or one is added. */
function aValue(parts: Parts, dice: Dice, endpoint: Endpoint | undefined, { ids }: Shooter): void {
  if (!endpoint?.body) return;
  const value = sensible(schemaOf(endpoint, "body") ?? {}, dice, ids);
  const broken = damaged(value, dice);
  parts.body = endpoint.form ? multipart(broken, dice) : Buffer.from(JSON.stringify(broken) ?? "");
}

function damaged(value: unknown, dice: Dice): unknown {
  if (typeof value !== "object" || value === null || dice.chance(0.1)) return dice.of(VALUES);
  if (Array.isArray(value)) {
    const at = dice.below(value.length);
    return value.length > 0 ? value.with(at, damaged(value[at], dice)) : [dice.of(VALUES)];
  }
  const entries = Object.entries(value);
  const at = dice.below(entries.length);
  const [name, inner] = entries[at] ?? ["", undefined];
  if (dice.chance(0.1)) return Object.fromEntries(entries.toSpliced(at, 1));
  if (dice.chance(0.1))
    return { ...value, [dice.of(["id", "owner_id", "__proto__x", "\u0000", "created_at"])]: 1 };
  return { ...value, [name]: damaged(inner, dice) };
}

function replacedAt(text: string, at: number, length: number, other: string): string {
  return text.slice(0, at) + other + text.slice(at + length);
}
