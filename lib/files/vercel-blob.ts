import {
  BlobNotFoundError,
  del,
  get,
  head,
  issueSignedToken,
  list,
  presignUrl,
  put,
} from "@vercel/blob";
import type { Driver } from "unstorage";
import { env } from "@/lib/env";
import { DIRECT_UPLOAD_SECONDS, type DirectUpload } from "@/lib/files/direct-upload";
import { DAY_MS } from "@/lib/time/durations";

const ABANDONED_MS = DAY_MS;

/** A private Vercel Blob store. (unstorage's own driver knows public ones only.) */
export const blobDriver: Driver = {
  hasItem: (key) => head(pathOf(key), token()).then(() => true, falseWhenMissing),
  getItem: read,
  getItemRaw: read,
  async setItemRaw(key, bytes: Uint8Array) {
    const options = { access: "private", allowOverwrite: true, ...token() } as const;
    await put(pathOf(key), Buffer.from(bytes), options);
  },
  removeItem: (key) => del(pathOf(key), token()),
  async getKeys(base) {
    return (await everyBlob(pathOf(base))).map(({ pathname }) => pathname);
  },
};

/** An address that takes one object of at most `size` bytes. */
export async function signBlobUpload(key: string, size: number): Promise<DirectUpload> {
  await removeAbandoned(key.slice(0, key.lastIndexOf("/") + 1));
  const signed = await issueSignedToken({
    pathname: key,
    operations: ["put"],
    maximumSizeInBytes: size,
    validUntil: Date.now() + DIRECT_UPLOAD_SECONDS * 1000,
    ...token(),
  });
  const { presignedUrl } = await presignUrl(signed, {
    operation: "put",
    access: "private",
    pathname: key,
  });
  return {
    url: presignedUrl,
    headers: { "x-vercel-blob-access": "private", "x-content-type": "application/pdf" },
  };
}

/** Blob stores have no expiry rules: each upload clears away what the same student once left. */
async function removeAbandoned(prefix: string): Promise<void> {
  const old = (await everyBlob(prefix)).filter(
    ({ uploadedAt }) => uploadedAt.getTime() < Date.now() - ABANDONED_MS,
  );
  if (old.length > 0)
    await del(
      old.map(({ pathname }) => pathname),
      token(),
    );
}

async function everyBlob(prefix: string) {
  const blobs = [];
  let cursor: string | undefined;
  do {
    const page = await list({ prefix, ...(cursor && { cursor }), ...token() });
    blobs.push(...page.blobs);
    cursor = page.hasMore ? page.cursor : undefined;
  } while (cursor);
  return blobs;
}

async function read(key: string): Promise<Uint8Array | null> {
  const blob = await get(pathOf(key), { access: "private", ...token() });
  return blob?.stream ? new Uint8Array(await new Response(blob.stream).arrayBuffer()) : null;
}

/** unstorage separates with colons. */
function pathOf(key: string): string {
  return key.replaceAll(":", "/");
}

function token() {
  return { token: env.BLOB_READ_WRITE_TOKEN ?? "" };
}

function falseWhenMissing(error: unknown): false {
  if (error instanceof BlobNotFoundError) return false;
  throw error;
}
