import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { env } from "@/lib/env";
import { version } from "@/lib/version";

declare global {
  // One for all bundles of the process: pages, routes and instrumentation are compiled apart.
  var studyCompanionTracing: { forceFlush(): Promise<void>; shutdown(): Promise<void> } | undefined;
}

const OURS = "study-companion";
const NEXT = "next.js";
/** What of Next's spans names no address: a path may hold the token of a link, and a query what a student typed. */
const OF_NEXT = ["http.method", "http.status_code", "next.route", "next.span_type"];

/**
 * Sends traces where OpenTelemetry's own settings say (`OTEL_EXPORTER_OTLP_ENDPOINT` and its kind); without them
 * nothing is recorded, and the library is not loaded.
 */
export async function openTracing(): Promise<void> {
  if (!tracesAreWanted() || globalThis.studyCompanionTracing) return;
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  const { detectResources, envDetector, resourceFromAttributes } = await import(
    "@opentelemetry/resources"
  );
  class Discreet extends BatchSpanProcessor {
    override onEnd(span: ReadableSpan): void {
      const shown = discreet(span);
      if (shown) super.onEnd(shown);
    }
  }
  const named = resourceFromAttributes({ "service.name": OURS, "service.version": version });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new Discreet(new OTLPTraceExporter())],
  });
  provider.register();
  globalThis.studyCompanionTracing = provider;
}

/** Sends what is not sent yet: a function elsewhere may stand still as soon as it has answered. */
export async function flushTracing(): Promise<void> {
  await globalThis.studyCompanionTracing?.forceFlush().catch(() => undefined);
}

/** Sends what is not sent yet, and no more; a collector that does not answer keeps nobody from ending. */
export async function closeTracing(): Promise<void> {
  const tracing = globalThis.studyCompanionTracing;
  globalThis.studyCompanionTracing = undefined;
  await tracing?.shutdown().catch(() => undefined);
}

export function isTracing(): boolean {
  return globalThis.studyCompanionTracing !== undefined;
}

interface Traced {
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
  /** Begins a trace of its own, whatever it was called from. */
  root?: boolean;
  /** Where it belongs, if not to what it is called in. */
  parent?: Context | undefined;
}

/** Does the work as a span of the trace it is called in. Of an error the span keeps the name, never the message. */
export function traced<T>(
  name: string,
  { kind = "INTERNAL", attributes = {}, root = false, parent = context.active() }: Traced,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const options = { kind: SpanKind[kind], attributes, root };
  return trace.getTracer(OURS, version).startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function tracesAreWanted(): boolean {
  if (env.OTEL_SDK_DISABLED === "true" || env.OTEL_TRACES_EXPORTER === "none") return false;
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

/** The span as it may leave; nothing of one that a library made, as nobody here knows what is in it. */
function discreet(span: ReadableSpan): ReadableSpan | undefined {
  const { name: scope } = span.instrumentationScope;
  if (scope === OURS) return span;
  if (scope !== NEXT) return undefined;
  const { "next.span_type": type, "next.route": route = "" } = span.attributes;
  const kept = OF_NEXT.flatMap((key) => {
    const value = span.attributes[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.create(span, {
    name: { value: `${type} ${route}`.trim() },
    attributes: { value: Object.fromEntries(kept) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });
}
