import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { startTraceCollector } from '../../../test/trace-collector.ts';
import { startOpenTelemetry } from './open-telemetry.ts';
import { readTracingSettings } from './tracing-settings.ts';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;

afterEach(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});

function start(environment: Readonly<Record<string, string>> = {}) {
  const settings = readTracingSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    ...environment,
  });
  if (settings === null) throw new Error('Tracing is off.');
  return startOpenTelemetry(settings, pino({ level: 'silent' }));
}

test('the resource has the name and attributes that the operator has set', async () => {
  collector = await startTraceCollector();
  vi.stubEnv('OTEL_SERVICE_NAME', 'parvis-lisbon');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=production');
  const tracing = start();
  tracing.startTrace('request').end();
  await tracing.close();
  expect(collector.resource()).toMatchObject({
    'service.name': 'parvis-lisbon',
    'deployment.environment.name': 'production',
  });
});

test('a sampler with a ratio of 0 keeps only the traces that a proxy has begun and sampled', async () => {
  collector = await startTraceCollector();
  const tracing = start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  tracing.startTrace('our own').end();
  tracing.startTrace('sampled', { traceparent: `00-${traceId}-b7ad6b7169203331-01` }).end();
  tracing.startTrace('not sampled', { traceparent: `00-${traceId}-b7ad6b7169203331-00` }).end();
  tracing.startTrace('malformed', { traceparent: 'anything' }).end();
  await tracing.close();
  expect(collector.spans()).toMatchObject([{ name: 'sampled', traceId, parentSpanId: 'b7ad6b7169203331' }]);
});

test('a collector that never responds delays the shutdown by less than three seconds', async () => {
  collector = await startTraceCollector({ hangs: true });
  const tracing = start();
  tracing.startTrace('request').end();
  const arrived = collector.nextTraces();
  const begin = performance.now();
  await tracing.close();
  expect(performance.now() - begin).toBeLessThan(3000);
  await arrived;
});
