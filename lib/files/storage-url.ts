import { env } from "@/lib/env";

export interface Bucket {
  /** Scheme, host and port, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Place =
  | { kind: "local" }
  | { kind: "vercel-blob" }
  | { kind: "s3"; bucket: Bucket; direct: boolean };

/** What `STORAGE_URL` names; its form was checked when the settings were read. */
export function storagePlace(): Place {
  if (!env.STORAGE_URL) return { kind: "local" };
  const url = new URL(env.STORAGE_URL);
  if (url.protocol === "vercel-blob:") return { kind: "vercel-blob" };
  const scheme = url.searchParams.get("tls") === "off" ? "http" : "https";
  const bucket = {
    endpoint: `${scheme}://${url.host}`,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
  return { kind: "s3", bucket, direct: url.searchParams.get("direct") !== "off" };
}

/** The origin that browsers send direct uploads to, for the pages' security policy. */
export function directUploadOrigin(): string | null {
  const place = storagePlace();
  if (place.kind === "vercel-blob") return "https://vercel.com";
  return place.kind === "s3" && place.direct ? place.bucket.endpoint : null;
}
