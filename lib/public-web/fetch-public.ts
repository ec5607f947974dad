import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request } from "node:https";
import { readBody } from "./body";
import { OUTSIDE, type Outside, PublicAgent } from "./public-agent";
import { publicUrl } from "./public-url";
import { PublicWebError, type PublicWebProblem } from "./public-web-error";

export interface PublicRequest {
  /** As the student gave it. */
  address: string;
  /** Which kinds of content are read; the names of types are compared in lower case. */
  types: RegExp;
  /** Of the answer before: what has not changed since is not sent again. */
  validators?: Validators;
  limits?: Partial<Limits>;
}

export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export type PublicAnswer =
  | { unchanged: true }
  | { unchanged: false; body: Buffer; charset: string | null; validators: Validators };

interface Limits {
  /** From the look-up to the end of the handshake. */
  connect_ms: number;
  first_byte_ms: number;
  /** With all redirects. */
  whole_ms: number;
  /** Unpacked. */
  most_bytes: number;
  redirects: number;
}

/**
 * Reads what stands at a public https address, without cookies or a name of anyone. Throws a PublicWebError.
 * Addresses may hold secrets: none is logged or put into an error.
 */
export async function fetchPublic(
  { address, types, validators, limits }: PublicRequest,
  outside: Outside = OUTSIDE,
): Promise<PublicAnswer> {
  const within = { ...LIMITS, ...limits };
  const agent = new PublicAgent(outside);
  const whole = AbortSignal.timeout(within.whole_ms);
  try {
    const answer = await follow(publicUrl(address, outside));
    if (answer.statusCode === NOT_MODIFIED && hasAny(validators)) {
      answer.destroy();
      return { unchanged: true };
    }
    try {
      refuse(answer, types);
      const body = await readBody(answer, within.most_bytes);
      return { unchanged: false, body, ...described(answer.headers) };
    } finally {
      answer.destroy();
    }
  } catch (error) {
    throw whole.aborted ? new PublicWebError("too_slow") : asProblem(error);
  } finally {
    agent.destroy();
  }

  /** Every address on the way is checked like the first. */
  async function follow(first: URL): Promise<IncomingMessage> {
    let url = first;
    for (let hops = 0; hops <= within.redirects; hops++) {
      const answer = await ask(url);
      const { location } = answer.headers;
      if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined) return answer;
      answer.destroy();
      if (!URL.canParse(location, url)) throw new PublicWebError("failed");
      url = publicUrl(new URL(location, url).href, outside);
    }
    throw new PublicWebError("too_many_redirects");
  }

  function ask(url: URL): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request(url, { agent, signal: whole, headers: headersOf(validators) });
      const late = () => asked.destroy(new PublicWebError("too_slow"));
      let timer = setTimeout(late, within.connect_ms);
      asked.on("socket", (socket) => {
        socket.once("secureConnect", () => {
          clearTimeout(timer);
          timer = setTimeout(late, within.first_byte_ms);
        });
      });
      asked.on("response", resolve);
      asked.on("error", reject);
      asked.on("close", () => clearTimeout(timer));
      asked.on("response", () => clearTimeout(timer));
      asked.end();
    });
  }
}

const LIMITS: Limits = {
  connect_ms: 5_000,
  first_byte_ms: 15_000,
  whole_ms: 30_000,
  most_bytes: 5_000_000,
  redirects: 5,
};

const NOT_MODIFIED = 304;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function hasAny(validators: Validators | undefined): boolean {
  return Boolean(validators?.etag || validators?.last_modified);
}

function headersOf(validators: Validators | undefined): Record<string, string> {
  return {
    accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
    "accept-encoding": "gzip, deflate, br",
    "user-agent": "StudyCompanion/1.0 (calendar reader)",
    ...(validators?.etag && { "if-none-match": validators.etag }),
    ...(validators?.last_modified && { "if-modified-since": validators.last_modified }),
  };
}

/** Throws where the answer is not what was asked for. */
function refuse({ statusCode = 0, headers }: IncomingMessage, types: RegExp): void {
  if (statusCode !== 200) throw new PublicWebError(problemOfStatus(statusCode));
  const type = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.test(type)) throw new PublicWebError("wrong_type");
}

function problemOfStatus(status: number): PublicWebProblem {
  if (status === 401 || status === 403) return "not_allowed";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status === 503 ? "busy" : "failed";
}

function described(headers: IncomingHttpHeaders): {
  charset: string | null;
  validators: Validators;
} {
  const [, charset] = /;\s*charset="?([\w-]+)/i.exec(headers["content-type"] ?? "") ?? [];
  const validator = (value: string | undefined) =>
    value && value.length <= LONGEST_VALIDATOR ? value : null;
  return {
    charset: charset?.toLowerCase() ?? null,
    validators: {
      etag: validator(headers.etag),
      last_modified: validator(headers["last-modified"]),
    },
  };
}

/** Characters. */
const LONGEST_VALIDATOR = 500;

/** What Node threw, as what it means; the cause is left out where it may quote the address. */
function asProblem(error: unknown): PublicWebError {
  if (error instanceof PublicWebError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("ERR_TLS") || CERTIFICATE.test(code)) return new PublicWebError("not_secure");
  return new PublicWebError("unreachable");
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO|ERR_SSL/;
