import { AwsV4Signer } from "aws4fetch";
import type { Driver } from "unstorage";
import s3Driver from "unstorage/drivers/s3";
import { DIRECT_UPLOAD_SECONDS, type DirectUpload } from "@/lib/files/direct-upload";
import type { Bucket } from "@/lib/files/storage-url";

/**
 * unstorage's bucket with a write of ours. That driver's goes through a `Request`, whose length gets
 * lost in Next's fetch (S3 then refuses it), and takes the 404 of a missing bucket for success.
 */
export function bucketDriver(bucket: Bucket): Driver {
  return {
    ...s3Driver(bucket),
    async setItemRaw(key, bytes: Uint8Array<ArrayBuffer>) {
      const request = { ...common(bucket, key.replaceAll(":", "/")), method: "PUT" };
      const { url, headers } = await new AwsV4Signer(request).sign();
      const answer = await fetch(url, { method: "PUT", headers, body: bytes });
      if (!answer.ok) throw new Error(`The bucket did not take a file: ${answer.status}`);
    },
    getKeys: (base) => keysBelow(bucket, base.replaceAll(":", "/")),
  };
}

/** Every key below a folder, a thousand at a time. (unstorage's lists one page of the whole bucket.) */
async function keysBelow(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let more: string | undefined;
  do {
    const query = new URLSearchParams({
      "list-type": "2",
      prefix,
      ...(more && { "continuation-token": more }),
    });
    const request = { ...common(bucket, `?${query}`), method: "GET" };
    const { url, headers } = await new AwsV4Signer(request).sign();
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`The bucket did not list its files: ${answer.status}`);
    const list = await answer.text();
    keys.push(...[...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key));
    more = /<NextContinuationToken>([^<]+)</.exec(list)?.[1];
  } while (more);
  return keys;
}

/** Length and type are part of the signature: the bucket refuses anything else at this address. */
export async function signPut(bucket: Bucket, key: string, size: number): Promise<DirectUpload> {
  const headers = { "content-type": "application/pdf" };
  const { url } = await new AwsV4Signer({
    ...common(bucket, `${key}?X-Amz-Expires=${DIRECT_UPLOAD_SECONDS}`),
    method: "PUT",
    headers: { ...headers, "content-length": String(size) },
    signQuery: true,
    allHeaders: true,
  }).sign();
  // Browsers send the length by themselves and refuse to be told.
  return { url: url.href, headers };
}

function common({ endpoint, bucket, accessKeyId, secretAccessKey, region }: Bucket, path: string) {
  const url = `${endpoint}/${bucket}/${path}`;
  return { service: "s3", accessKeyId, secretAccessKey, region, url };
}
