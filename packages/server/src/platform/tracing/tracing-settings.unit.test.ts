import { describe, expect, test } from 'vitest';
import { readTracingSettings } from './tracing-settings.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('tracing', () => {
  test.each([
    ['no endpoint is set', { OTEL_SERVICE_NAME: 'parvis' }],
    ['the SDK is disabled', { ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }],
    ['no exporter is wanted', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
  ])('is off if %s', (_case, environment) => {
    expect(readTracingSettings(environment)).toBeNull();
  });

  test.each([
    ['http://collector:4318', 'http://collector:4318/v1/traces'],
    ['https://collector.example/otlp/', 'https://collector.example/otlp/v1/traces'],
  ])('with the endpoint %s posts to %s', (value, url) => {
    expect(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: value })).toEqual({
      url,
      sampler: 'parentbased_always_on',
      ratio: 1,
      continuesTraces: true,
    });
  });

  test('posts to the endpoint of traces as it is', () => {
    const environment = { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo:4318/traces' };
    expect(readTracingSettings(environment)?.url).toBe('http://tempo:4318/traces');
  });

  test.each([
    ['OTEL_TRACES_EXPORTER', 'zipkin', 'one of otlp, none'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'one of http/json'],
    ['OTEL_TRACES_SAMPLER', 'sometimes', 'one of always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'a number from 0 to 1'],
  ])('refuses the variable %s with the value %s', (name, value, reason) => {
    expect(() => readTracingSettings({ ...endpoint, [name]: value })).toThrow(`${name} must be ${reason}`);
  });
});
