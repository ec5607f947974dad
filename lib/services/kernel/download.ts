/** A file as a service hands it out; lib/api makes the response. */
export interface Download {
  content: Uint8Array | ReadableStream<Uint8Array> | string;
  content_type: string;
  /** As the student named it, in any script. */
  filename: string;
  /** Bytes, where the content is a stream of known length. */
  size?: number;
}
