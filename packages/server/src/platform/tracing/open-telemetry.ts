import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../log.ts';
import { createCollectorExporter } from './collector-exporter.ts';
import type { Span, SpanOptions } from './spans.ts';
import type { Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** How long a shutdown waits for the collector, in milliseconds. */
const CLOSING_TIME = 1000;
/** A statement for a long list has thousands of placeholders. */
const LONGEST_ATTRIBUTE = 4096;

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
    default:
      return sampler satisfies never;
  }
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` replace the name of the service, and add attributes. */
const resourceOfServer = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'parvis', 'service.instance.id': randomUUID() }))
    .merge(detectResources({ detectors: [envDetector] }));

/** `tracestate` is not read, because a sender can write any text into it. */
function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

/** Starts the SDK. It registers nothing globally, so each server of a process has its own traces. */
export function startOpenTelemetry(settings: TracingSettings, log: Logger): Tracing {
  const exporter = createCollectorExporter(settings.url, log);
  const provider = new TracerProvider({
    resource: resourceOfServer(),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('parvis');

  function start(
    name: string,
    { kind = 'internal', attributes = {}, startTime }: SpanOptions,
    parent: Context,
  ): Span {
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startTime === undefined ? {} : { startTime }) },
      parent,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      startChild: (childName, options = {}) => start(childName, options, trace.setSpan(ROOT_CONTEXT, span)),
      set: (more) => {
        span.setAttributes(more);
      },
      fail: (errorType) => {
        span.setAttributes({ 'error.type': errorType });
        span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
  }

  return {
    startTrace: (name, { traceparent, ...options } = {}) => start(name, options, contextOf(traceparent)),
    close: async () => {
      const timer = setTimeout(exporter.abort, CLOSING_TIME);
      // The exporter has logged a failure.
      await provider.shutdown().catch(() => undefined);
      clearTimeout(timer);
      exporter.abort();
    },
  };
}
