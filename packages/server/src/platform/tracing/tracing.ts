import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Span, SpanOptions } from './spans.ts';

interface TraceOptions extends SpanOptions {
  /** The `traceparent` of a trace to continue. It must come from a trusted sender. */
  readonly traceparent?: string | undefined;
}

/** Starts traces and sends them to the collector. */
export interface Tracing {
  startTrace(name: string, options?: TraceOptions): Span;
  /** Sends the finished spans, but does not wait long for a collector that does not respond. */
  close(): Promise<void>;
}

/** Returns null if tracing is off. Then no library is loaded, and nothing is measured. */
export async function openTracing(
  { tracing }: Pick<Config, 'tracing'>,
  log: Logger,
): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry(tracing, log);
}
