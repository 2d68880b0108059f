import { address, ConfigError, text, type Environment } from '../environment.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingSettings {
  /** The address to which traces are posted. */
  readonly url: string;
  readonly sampler: (typeof samplers)[number];
  /** The share of traces that a sampler with a ratio keeps, from 0 to 1. */
  readonly ratio: number;
  /** Whether a trusted proxy can continue its own trace by the header `traceparent`. */
  readonly continuesTraces: boolean;
}

function oneOf<Value extends string>(
  environment: Environment,
  name: string,
  values: readonly Value[],
): Value | null {
  const value = text(environment, name);
  if (value === null) return null;
  const known = values.find((one) => one === value);
  if (known === undefined)
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, but is "${value}".`);
  return known;
}

function endpoint(environment: Environment): string | null {
  const ofTraces = address(environment, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:']);
  if (ofTraces !== null) return ofTraces.href;
  const base = address(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (base === null) return null;
  base.pathname = `${base.pathname.replace(/\/$/, '')}/v1/traces`;
  return base.href;
}

function ratio(environment: Environment): number {
  const value = text(environment, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const number = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= 1))
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, but is "${value}".`);
  return number;
}

/**
 * Reads the standard variables of OpenTelemetry. Returns null if tracing is off. The library itself reads the variables
 * for headers, timeout, compression, limits and the resource.
 */
export function readTracingSettings(environment: Environment): TracingSettings | null {
  if (text(environment, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null;
  if (oneOf(environment, 'OTEL_TRACES_EXPORTER', ['otlp', 'none']) === 'none') return null;
  const url = endpoint(environment);
  if (url === null) return null;
  const protocols = ['http/json'] as const;
  oneOf(environment, 'OTEL_EXPORTER_OTLP_PROTOCOL', protocols);
  oneOf(environment, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', protocols);
  return {
    url,
    sampler: oneOf(environment, 'OTEL_TRACES_SAMPLER', samplers) ?? 'parentbased_always_on',
    ratio: ratio(environment),
    continuesTraces: (text(environment, 'OTEL_PROPAGATORS') ?? 'tracecontext')
      .split(',')
      .some((one) => one.trim() === 'tracecontext'),
  };
}
