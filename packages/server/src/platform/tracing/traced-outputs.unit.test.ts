import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createFakeBuses } from '../../../test/fake-bus.ts';
import { startTraceCollector } from '../../../test/trace-collector.ts';
import { startOpenTelemetry } from './open-telemetry.ts';
import { traceBus } from './traced-outputs.ts';
import { readTracingSettings } from './tracing-settings.ts';

const handler = { joined: () => undefined, lost: () => undefined, received: () => undefined };

test('the server that delivers events continues the trace of the server that sent them', async () => {
  const collector = await startTraceCollector();
  const settings = readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  if (settings === null) throw new Error('Tracing is off.');
  const tracing = startOpenTelemetry(settings, pino({ level: 'silent' }));
  const buses = createFakeBuses();
  const sender = traceBus(buses.open(), tracing);
  const receiver = traceBus(buses.open(), tracing);
  await sender.start(handler);
  await receiver.start(handler);
  const event = { userId: 'maria', event: 'new_message', payload: { text: 'Pax' } } as const;
  await sender.publishInTurn(['maria'], async () => ({ kind: 'events', batch: 1, events: [event] }));
  await buses.deliver();
  await tracing.close();

  const [sent, delivered, ...others] = collector.spans();
  expect(sent).toMatchObject({ name: 'events send', attributes: { 'messaging.batch.message_count': 1 } });
  expect(delivered).toMatchObject({
    name: 'events deliver',
    traceId: sent?.traceId,
    parentSpanId: sent?.spanId,
  });
  expect(others).toEqual([]);
  expect(collector.bytes()).not.toContain('maria');
  await collector.close();
});
