import { DocumentError } from "./document-error";
import type { ReadOptions, ReadResult } from "./read-pdf";

/** Decoded it takes four bytes a pixel; the cameras of telephones make up to 50 million. */
const MOST_PIXELS = 51_000_000;
/** A page of a usual length, in points. */
const LONGER_SIDE = 792;

/**
 * A photo or screenshot is one page without text: what stands on it is for text recognition to say. Its pixels are
 * not looked at here. Throws `DocumentError`, always, as for a PDF of pictures only.
 */
export async function readPicture(bytes: Uint8Array, { onPage }: ReadOptions): Promise<ReadResult> {
  const size = sizeOfPng(bytes) ?? sizeOfJpeg(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new DocumentError("damaged");
  const { width, height } = size;
  if (width * height > MOST_PIXELS) throw new DocumentError("too_large");
  const in_points = LONGER_SIDE / Math.max(width, height);
  await onPage(
    {
      number: 1,
      width: Math.round(width * in_points),
      height: Math.round(height * in_points),
      lines: [],
      characters: 0,
      has_text: false,
    },
    1,
  );
  throw new DocumentError("no_text_layer");
}

function sizeOfPng(bytes: Uint8Array): { width: number; height: number } | null {
  const view = viewOf(bytes);
  if (bytes.length < 24 || view.getUint8(0) !== 0x89) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The segments of a JPEG that begin a frame; the others between them are no such. */
const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

function sizeOfJpeg(bytes: Uint8Array): { width: number; height: number } | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.has(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A segment may be filled up in front with the byte that begins it.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
