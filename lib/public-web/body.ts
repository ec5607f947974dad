import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { PublicWebError } from "./public-web-error";

/** The unpacked body; reading stops where it grows beyond `most` bytes, however small it came. */
export async function readBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(answer.headers["content-length"] ?? 0) > most) throw new PublicWebError("too_large");
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked(answer)) {
      length += chunk.length;
      if (length > most) throw new PublicWebError("too_large");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof PublicWebError ? error : new PublicWebError("damaged");
  }
  return Buffer.concat(chunks, length);
}

function unpacked(answer: IncomingMessage): Readable {
  const packing = (answer.headers["content-encoding"] ?? "identity").toLowerCase();
  if (packing === "identity") return answer;
  const unpacker = UNPACKERS[packing]?.();
  if (!unpacker) throw new PublicWebError("damaged");
  // What breaks off ends the unpacker too, which `pipe` alone would leave waiting.
  answer.on("error", (error) => unpacker.destroy(error));
  return answer.pipe(unpacker);
}

const UNPACKERS: Record<string, () => ReturnType<typeof createGunzip>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
