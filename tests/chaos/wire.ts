import { connect } from "node:net";
import { gunzipSync } from "node:zlib";

/** What came back for bytes on a connection of their own. */
export interface Heard {
  /** 0 where no HTTP came back. */
  status: number;
  headers: Headers;
  body: Buffer;
  /** Until the answer began. */
  ms: number;
  /** Whether all of it came within the time. */
  ended: boolean;
}

/** Sends bytes as they are, which no client would write, and listens until the server closes. */
export function hear(port: number, bytes: Buffer, withinMs: number): Promise<Heard> {
  return new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    let ms = Number.NaN;
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const finish = (ended: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const heard = read(Buffer.concat(chunks));
      resolve({ ...heard, ms: Number.isNaN(ms) ? performance.now() - began : ms, ended });
    };
    const timer = setTimeout(() => finish(false), withinMs);
    socket.on("data", (chunk) => {
      if (Number.isNaN(ms)) ms = performance.now() - began;
      chunks.push(chunk);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => finish(true));
  });
}

function read(all: Buffer): Pick<Heard, "status" | "headers" | "body"> {
  const end = all.indexOf("\r\n\r\n");
  const [first = "", ...lines] = all.subarray(0, Math.max(0, end)).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
  const rest = all.subarray(end + 4);
  if (status >= 100 && status < 200) return read(rest);
  const headers = new Headers();
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    if (name) headers.append(name, value);
  }
  const whole = headers.get("transfer-encoding") === "chunked" ? joined(rest) : rest;
  const packed = headers.get("content-encoding") === "gzip" && whole.length > 0;
  return { status, headers, body: packed ? gunzipSync(whole) : whole };
}

function joined(chunked: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < chunked.length; ) {
    const line = chunked.indexOf("\r\n", at);
    const size = Number.parseInt(chunked.subarray(at, line).toString("latin1"), 16);
    if (line < 0 || !size) break;
    parts.push(chunked.subarray(line + 2, line + 2 + size));
    at = line + 4 + size;
  }
  return Buffer.concat(parts);
}
