import { type Input, type Routes, send } from "@/lib/client/call";
import { MINUTE_MS } from "@/lib/time/durations";

/** Files may take long on a slow line. */
const DOWNLOAD_TIMEOUT_MS = 15 * MINUTE_MS;

/** The bytes of a download endpoint. `onBytes` is told how many have arrived. */
export async function download<R extends Routes>(
  route: R,
  input: Input<R>,
  onBytes?: (received: number) => void,
): Promise<Blob> {
  const response = await send(route, input, DOWNLOAD_TIMEOUT_MS);
  if (!onBytes || !response.body) return response.blob();
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.length;
      onBytes(received);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), response).blob();
}

/** The answer of an endpoint that streams, as it arrives. */
export async function stream<R extends Routes>(
  route: R,
  input: Input<R>,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await send(route, input, DOWNLOAD_TIMEOUT_MS);
  return body ?? new Blob().stream();
}
