import type { FastifyInstance } from 'fastify';
import type { Histogram, Registry } from 'prom-client';
import type { FileOperation } from './measured-files.ts';
import { fileOperations } from './measured-files.ts';

const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 15];
const FILE_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 10, 60];

/** The metrics that the parts of the server write as something happens. The others are read at each scrape. */
export interface Metrics {
  readonly registry: Registry;
  /** Adds the usual metrics of a Node.js process. They need timers. Call this once. */
  readonly measureProcess: () => void;
  readonly measureRequests: (app: FastifyInstance) => void;
  readonly statementEnded: (seconds: number) => void;
  readonly fileOperationEnded: (operation: FileOperation) => void;
  /** The number of file operations that have failed. */
  readonly failedFileOperations: () => number;
  readonly mailEnded: (isFailed: boolean) => void;
  readonly eventSent: (event: string) => void;
  readonly batchEnded: (isFailed: boolean) => void;
  readonly connectionRefused: (reason: string) => void;
}

/**
 * Observes every request. A histogram takes longer to find its labels than to add a value. There are only a few
 * combinations of labels, so the result for each combination is cached.
 */
function observeRequests(app: FastifyInstance, durations: Histogram<'method' | 'route' | 'status'>): void {
  const observers = new Map<string, { observe: (seconds: number) => void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let observer = observers.get(key);
    if (observer === undefined) {
      observer = durations.labels(request.method, route, String(reply.statusCode));
      observers.set(key, observer);
    }
    observer.observe(reply.elapsedTime / 1000);
    done();
  });
}

export async function createMetrics(): Promise<Metrics> {
  const { Counter, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];

  const requests = new Histogram({
    name: 'parvis_http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const statements = new Histogram({
    name: 'parvis_database_statement_duration_seconds',
    help: 'How long statements of the database took.',
    buckets: STATEMENT_BUCKETS,
    registers,
  });
  const files = new Histogram({
    name: 'parvis_file_operation_duration_seconds',
    help: 'How long operations of the file store took.',
    labelNames: ['operation'] as const,
    buckets: FILE_BUCKETS,
    registers,
  });
  const fileFailures = new Counter({
    name: 'parvis_file_operation_failures_total',
    help: 'Operations of the file store that failed.',
    labelNames: ['operation'] as const,
    registers,
  });
  const mails = new Counter({
    name: 'parvis_mails_total',
    help: 'Emails that the mail server accepted, and attempts that failed.',
    labelNames: ['result'] as const,
    registers,
  });
  const events = new Counter({
    name: 'parvis_realtime_events_total',
    help: 'Events sent to members whose pages are connected.',
    labelNames: ['event'] as const,
    registers,
  });
  const batches = new Counter({
    name: 'parvis_realtime_batches_total',
    help: 'Batches of events that this server has sent to all servers.',
    labelNames: ['result'] as const,
    registers,
  });
  const refused = new Counter({
    name: 'parvis_realtime_refused_total',
    help: 'Connections of pages that were refused.',
    labelNames: ['reason'] as const,
    registers,
  });

  // A counter that starts at its first failure hides this failure from `increase`.
  for (const operation of fileOperations) fileFailures.inc({ operation }, 0);
  for (const result of ['sent', 'failed']) {
    mails.inc({ result }, 0);
    batches.inc({ result }, 0);
  }
  let failedFileOperations = 0;

  return {
    registry,
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    measureRequests: (app) => observeRequests(app, requests),
    statementEnded: (seconds) => statements.observe(seconds),
    fileOperationEnded: ({ operation, seconds, isFailed }) => {
      files.observe({ operation }, seconds);
      if (!isFailed) return;
      fileFailures.inc({ operation });
      failedFileOperations += 1;
    },
    failedFileOperations: () => failedFileOperations,
    mailEnded: (isFailed) => mails.inc({ result: isFailed ? 'failed' : 'sent' }),
    eventSent: (event) => events.inc({ event }),
    batchEnded: (isFailed) => batches.inc({ result: isFailed ? 'failed' : 'sent' }),
    connectionRefused: (reason) => refused.inc({ reason }),
  };
}
