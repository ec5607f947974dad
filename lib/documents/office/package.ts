import { posix } from "node:path";
import { unzipSync } from "fflate";
import { decodeText } from "@/lib/documents/decode-text";
import { DocumentError } from "@/lib/documents/document-error";
import { childOf, childrenOf, parseXml, type Xml } from "./xml";

/** Unpacked. The text of the longest books takes some ten million bytes of XML. */
const MOST_BYTES_OF_A_PART = 40_000_000;
const MOST_BYTES = 120_000_000;
const MOST_PARTS = 20_000;

/** `target` is a path from the package's root. */
type Relation = { id: string; type: string; target: string };

/**
 * Parts of an Office document by their path. Nothing outside its bytes is read and nothing is written; what a path or
 * a relation names outside of it is not there.
 */
export class Package {
  private readonly parts = new Map<string, Uint8Array>();

  /** Unpacks the parts whose paths match. Throws `DocumentError`. */
  constructor(bytes: Uint8Array, wanted: RegExp) {
    if (!isZip(bytes)) throw new DocumentError("locked");
    // The first part says whether it is encrypted.
    if ((bytes[6] ?? 0) & 1) throw new DocumentError("locked");
    for (const [path, part] of Object.entries(unzipped(bytes, wanted))) this.parts.set(path, part);
  }

  /** The tree of an XML part; undefined when there is none of this path. */
  xml(path: string): Xml | undefined {
    const part = this.parts.get(path);
    if (!part) return undefined;
    const text = decodeText(part);
    if (text === null) throw new DocumentError("damaged");
    return parseXml(text);
  }

  /** What a part refers to within the package, in its order. */
  relationsOf(path: string): Relation[] {
    const { dir, base } = posix.parse(path);
    const relations = this.xml(posix.join(dir, "_rels", `${base}.rels`));
    return childrenOf(childOf(relations, "Relationships"), "Relationship")
      .filter(({ attributes }) => attributes.TargetMode !== "External")
      .map(({ attributes: { Id = "", Type = "", Target = "" } }) => ({
        id: Id,
        type: Type.slice(Type.lastIndexOf("/") + 1),
        target: posix.join("/", Target.startsWith("/") ? "" : dir, Target).slice(1),
      }));
  }

  /** The path of the part that holds the document. */
  mainPart(): string {
    const [main] = this.relationsOf("").filter(({ type }) => type === "officeDocument");
    return main?.target ?? "";
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function unzipped(bytes: Uint8Array, wanted: RegExp): Record<string, Uint8Array> {
  let [parts, total] = [0, 0];
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts += 1;
        if (parts > MOST_PARTS) throw new DocumentError("too_large");
        if (!wanted.test(name)) return false;
        total += originalSize;
        // The stated size is all that is unpacked, whatever follows.
        if (originalSize > MOST_BYTES_OF_A_PART || total > MOST_BYTES) {
          throw new DocumentError("too_large");
        }
        return true;
      },
    });
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError("damaged");
  }
}
