import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

type Values = Record<string, string | number | boolean | undefined>;

export interface ReceivedSpan {
  trace: string;
  id: string;
  /** Empty where the trace begins. */
  parent: string;
  name: string;
  kind: number;
  attributes: Values;
  /** 2 is an error. */
  status: number;
  scope: string;
  resource: Values;
}

/** Takes traces as an OpenTelemetry collector does: OTLP over HTTP, in protobuf. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const requests: { path: string; key: string | string[] | undefined }[] = [];
  const bytes: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
    requests.push({ path: request.url ?? "", key: request.headers["api-key"] });
    bytes.push(body);
    spans.push(...spansIn(body));
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    /** Everything that came, to be searched for what must not be in it. */
    text: () => Buffer.concat(bytes).toString("latin1"),
    forget: () => {
      for (const list of [spans, requests, bytes]) list.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The fields of a protobuf message by their numbers, each in order. */
function fieldsOf(message: Buffer): Map<number, (Buffer | number)[]> {
  const fields = new Map<number, (Buffer | number)[]>();
  let at = 0;
  const varint = () => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = message.readUInt8(at++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  };
  const slice = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = varint();
    const [field, type] = [Math.floor(key / 8), key % 8];
    const value = type === 0 ? varint() : slice(type === 1 ? 8 : type === 5 ? 4 : varint());
    fields.set(field, [...(fields.get(field) ?? []), value]);
  }
  return fields;
}

function messages(fields: ReturnType<typeof fieldsOf>, number: number): Buffer[] {
  return (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value));
}

function text(fields: ReturnType<typeof fieldsOf>, number: number): string {
  return messages(fields, number).join("");
}

function hex(fields: ReturnType<typeof fieldsOf>, number: number): string {
  return messages(fields, number)[0]?.toString("hex") ?? "";
}

/** Numbers are those of opentelemetry/proto/trace/v1/trace.proto. */
function spansIn(request: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(request), 1).flatMap((ofResource) => {
    const group = fieldsOf(ofResource);
    const resource = valuesOf(messages(group, 1).flatMap((one) => messages(fieldsOf(one), 1)));
    return messages(group, 2).flatMap((ofScope) => {
      const scoped = fieldsOf(ofScope);
      const scope = messages(scoped, 1)
        .map((one) => text(fieldsOf(one), 1))
        .join("");
      return messages(scoped, 2).map((span) => {
        const fields = fieldsOf(span);
        return {
          trace: hex(fields, 1),
          id: hex(fields, 2),
          parent: hex(fields, 4),
          name: text(fields, 5),
          kind: Number(fields.get(6)?.[0] ?? 0),
          attributes: valuesOf(messages(fields, 9)),
          status: Number(messages(fields, 15).map((one) => fieldsOf(one).get(3)?.[0] ?? 0)[0] ?? 0),
          scope,
          resource,
        };
      });
    });
  });
}

function valuesOf(pairs: Buffer[]): Values {
  return Object.fromEntries(
    pairs.map((pair) => {
      const fields = fieldsOf(pair);
      const value = fieldsOf(messages(fields, 2)[0] ?? Buffer.alloc(0));
      const number = value.get(3)?.[0];
      const truth = value.get(2)?.[0];
      const read =
        typeof number === "number"
          ? number
          : typeof truth === "number"
            ? truth === 1
            : text(value, 1);
      return [text(fields, 1), read];
    }),
  );
}
