import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const KEY = "test-key";
const SECRET = "test/secret+with=signs";
const REGION = "eu-test-1";
const BUCKET = "documents";

/** An S3-compatible storage on loopback that takes only requests signed with its key. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://storage");
    const [, bucket, ...rest] = pathname.split("/");
    const key = rest.join("/");
    const body = await buffer(request);
    const fault = faultOf(request);
    if (fault) refused.push(fault);
    if (fault)
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (bucket !== BUCKET)
      return response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "PUT" && request.headers["content-length"] === undefined) {
      return response.writeHead(411).end("<Error><Code>MissingContentLength</Code></Error>");
    }
    if (request.method === "PUT") {
      objects.set(key, body);
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method === "GET" && key === "") {
      return response.writeHead(200).end(listOf([...objects.keys()], request.url ?? ""));
    }
    const object = objects.get(key);
    if (!object) return response.writeHead(404).end();
    response.writeHead(200, { "content-length": object.length });
    return response.end(request.method === "HEAD" ? undefined : object);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const urlFor = (bucket: string, secret = SECRET) =>
    `s3://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${REGION}&tls=off`;
  return {
    url: urlFor(BUCKET),
    urlFor,
    objects,
    /** Why requests were refused. */
    refused,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** ListObjectsV2, two keys a page. */
function listOf(keys: string[], url: string): string {
  const { searchParams } = new URL(url, "http://storage");
  const after = searchParams.get("continuation-token") ?? "";
  const prefix = searchParams.get("prefix") ?? "";
  const rest = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = rest.slice(0, 2);
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${token}</ListBucketResult>`;
}

/** Signature Version 4, worked out from AWS's description and apart from the library under test. */
function faultOf(request: IncomingMessage): string | undefined {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const signed = url.searchParams.has("X-Amz-Signature") ? fromQuery(url) : fromHeader(request);
  if (!signed) return "not signed";
  const age = Date.now() - instantOf(signed.date);
  if (age < -60_000 || age > signed.seconds * 1000) return "expired";
  const scope = `${signed.date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (signed.credential !== `${KEY}/${scope}`) return "unknown key or scope";
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map((pair) => pair.map(escaped).join("="))
    .sort()
    .join("&");
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.headers.map((name) => `${name}:${request.headers[name] ?? ""}`),
    "",
    signed.headers.join(";"),
    signed.payload,
  ].join("\n");
  const hashed = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", signed.date, scope, hashed].join("\n");
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return hmac(key, text).toString("hex") === signed.signature ? undefined : "wrong signature";
}

interface Signed {
  credential: string;
  date: string;
  headers: string[];
  signature: string;
  payload: string;
  seconds: number;
}

function fromQuery({ searchParams }: URL): Signed {
  const get = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  return {
    credential: get("Credential"),
    date: get("Date"),
    headers: get("SignedHeaders").split(";"),
    signature: get("Signature"),
    payload: "UNSIGNED-PAYLOAD",
    seconds: Number(get("Expires")),
  };
}

function fromHeader({ headers }: IncomingMessage): Signed | undefined {
  const parts = /Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(
    headers.authorization ?? "",
  );
  if (!parts) return undefined;
  const [, credential = "", names = "", signature = ""] = parts;
  return {
    credential,
    date: String(headers["x-amz-date"]),
    headers: names.split(";"),
    signature,
    payload: String(headers["x-amz-content-sha256"]),
    seconds: 900,
  };
}

function instantOf(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
