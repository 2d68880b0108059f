import http from 'node:http';
import https from 'node:https';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../log.ts';
import { errorTypeOf } from './spans.ts';

export interface CollectorExporter extends SpanExporter {
  /** Aborts the open exports, so that a collector which does not respond does not keep the process running. */
  readonly abort: () => void;
}

/** Creates the exporter. It logs when exports begin to fail, and when they work again. */
export function createCollectorExporter(url: string, log: Logger): CollectorExporter {
  const { Agent } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });
  let isFailing = false;
  const exporter = new OTLPTraceExporter({ url, httpAgentOptions: () => agent });

  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isFailing)
          log.warn({ reason: errorTypeOf(result.error) }, 'the collector accepts no traces');
        if (!hasFailed && isFailing) log.info('the collector accepts traces again');
        isFailing = hasFailed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
    abort: () => {
      // The exporter tries again after a lost connection. This error ends its attempts.
      agent.createConnection = () => {
        throw new Error('The exporter is closed.');
      };
      agent.destroy();
    },
  };
}
