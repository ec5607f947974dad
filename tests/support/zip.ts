import { crc32, deflateRawSync } from "node:zlib";

/** Names and contents, in their order. */
export type Parts = Record<string, string | Uint8Array>;

/**
 * A zip as programs write it, made the same at any hour and in any zone. `stated_size` is what it says each part
 * would unpack to.
 */
export function zipOf(
  parts: Parts,
  { encrypted = false, stated_size }: { encrypted?: boolean; stated_size?: number } = {},
): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content);
    const packed = name === "mimetype" ? data : deflateRawSync(data);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(name === "mimetype" ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(stated_size ?? data.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), fields, place, title);
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(bodies.length, 4);
  end.writeUInt16LE(bodies.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...bodies, entries, Buffer.from("PK\x05\x06"), end]));
}
