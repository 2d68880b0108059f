import type { Counter, Gauge, Registry } from 'prom-client';
import { passwordLoad } from '../authentication/password-process.ts';
import type { Database } from '../database/database.ts';
import type { DiskSpace } from '../disk-space.ts';
import { fileStoreFailures } from '../files/file-store-error.ts';
import type { JobState } from '../jobs/job-store.ts';
import { lostLogLines } from '../log.ts';
import { refusedRequests } from '../http/refused-requests.ts';
import { pictureLoad } from '../files/pictures.ts';
import { VERSION } from '../version.ts';
import { withTimeout } from '../with-timeout.ts';
import { cached } from '../cached.ts';

const SECOND = 1000;
/** A scrape does not wait longer than this for the database, so that it can report that the database is down. */
const TIMEOUT = 3 * SECOND;
const JOBS_INTERVAL = 5 * SECOND;
const SLOW_INTERVAL = 60 * SECOND;

interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

interface CollectedMetric {
  readonly type: 'counter' | 'gauge';
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** The parts of the server that the metrics read. */
export interface MetricSources {
  readonly database: Pick<Database, 'dialect' | 'isReadOnly' | 'ping' | 'pool' | 'queryCount' | 'size'>;
  readonly fileStore: string;
  readonly jobs: () => Promise<readonly JobState[]>;
  /** The number of overdue items of each deadline. */
  readonly overdue: () => Promise<ReadonlyMap<string, number>>;
  readonly connectedPages: () => number;
  readonly waitingAnnouncements: () => number;
  /** Whether the server exchanges realtime events with the other servers. */
  readonly isConnected: () => boolean;
  readonly diskSpace: () => Promise<DiskSpace>;
  /** The time of the newest backup in milliseconds, or null if there is none. */
  readonly lastBackup: () => Promise<number | null>;
}

const one = (value: number): readonly Sample[] => [{ value }];

const inTime = <Value>(value: Promise<Value>): Promise<Value> =>
  withTimeout(TIMEOUT, value, 'The read took too long.');

function databaseMetrics({ database, jobs, overdue }: MetricSources): readonly CollectedMetric[] {
  const jobStates = cached(JOBS_INTERVAL, jobs);
  const overdueItems = cached(SLOW_INTERVAL, overdue);
  const size = cached(SLOW_INTERVAL, () => database.size());
  return [
    {
      type: 'gauge',
      name: 'parvis_database_up',
      help: 'Whether the database answers.',
      read: async () => {
        try {
          await inTime(database.ping());
          return one(1);
        } catch {
          return one(0);
        }
      },
    },
    {
      type: 'gauge',
      name: 'parvis_database_read_only',
      help: 'Whether the server refuses all changes.',
      read: () => one(database.isReadOnly() ? 1 : 0),
    },
    {
      type: 'counter',
      name: 'parvis_database_statements_total',
      help: 'Statements executed by the database.',
      read: () => one(database.queryCount()),
    },
    {
      type: 'gauge',
      name: 'parvis_database_connections',
      help: 'Connections to PostgreSQL, without those for short reads.',
      labels: ['state'],
      read: () => {
        const pool = database.pool();
        if (pool === null) return [];
        return [
          { value: pool.used, labels: { state: 'used' } },
          { value: pool.idle, labels: { state: 'idle' } },
        ];
      },
    },
    {
      type: 'gauge',
      name: 'parvis_database_connection_requests',
      help: 'Reads and transactions that wait for a connection to PostgreSQL.',
      read: () => {
        const pool = database.pool();
        return pool === null ? [] : one(pool.waiting);
      },
    },
    {
      type: 'gauge',
      name: 'parvis_database_size_bytes',
      help: 'The size of the database on disk.',
      read: async () => one(await size()),
    },
    {
      type: 'gauge',
      name: 'parvis_jobs',
      help: 'Unfinished jobs (waiting), those of them that are due, and failed ones (dead).',
      labels: ['kind', 'state'],
      read: async () =>
        (await jobStates()).flatMap(({ kind, waiting, due, dead }) =>
          Object.entries({ waiting, due, dead }).map(([state, value]) => ({
            value,
            labels: { kind, state },
          })),
        ),
    },
    {
      type: 'gauge',
      name: 'parvis_jobs_oldest_due_seconds',
      help: 'How long the job that was due first has been waiting.',
      labels: ['kind'],
      read: async () =>
        (await jobStates()).map((state) => ({
          value: state.overdue / SECOND,
          labels: { kind: state.kind },
        })),
    },
    {
      type: 'gauge',
      name: 'parvis_deadlines_overdue',
      help: 'Items that the staff or the server should have handled by now.',
      labels: ['deadline'],
      read: async () =>
        [...(await overdueItems())].map(([deadline, value]) => ({ value, labels: { deadline } })),
    },
  ];
}

const workers = { pictures: pictureLoad, passwords: passwordLoad };

const workerMetrics: readonly CollectedMetric[] = [
  {
    type: 'gauge',
    name: 'parvis_worker_tasks',
    help: 'Tasks of the worker processes that are running, and those that wait for their turn.',
    labels: ['worker', 'state'],
    read: () =>
      Object.entries(workers).flatMap(([worker, load]) => {
        const { running, waiting } = load();
        return [
          { value: running, labels: { worker, state: 'running' } },
          { value: waiting, labels: { worker, state: 'waiting' } },
        ];
      }),
  },
  {
    type: 'counter',
    name: 'parvis_worker_failures_total',
    help: 'Attempts whose worker process could not start, or ended early.',
    labels: ['worker'],
    read: () =>
      Object.entries(workers).map(([worker, load]) => ({ value: load().failures, labels: { worker } })),
  },
];

function processMetrics(sources: MetricSources): readonly CollectedMetric[] {
  const { connectedPages, database, diskSpace, fileStore, isConnected, lastBackup, waitingAnnouncements } =
    sources;
  const backup = cached(SLOW_INTERVAL, lastBackup);
  return [
    {
      type: 'gauge',
      name: 'parvis_build_info',
      help: 'Always 1. The labels are the version of Parvis and of Node.js, the database engine, and the file store.',
      labels: ['version', 'node', 'engine', 'files'],
      read: () => [
        {
          value: 1,
          labels: {
            version: VERSION,
            node: process.versions.node,
            engine: database.dialect,
            files: fileStore,
          },
        },
      ],
    },
    {
      type: 'counter',
      name: 'parvis_rate_limited_total',
      help: 'Attempts that a limit refused.',
      labels: ['limit'],
      read: () => [...refusedRequests()].map(([limit, value]) => ({ value, labels: { limit } })),
    },
    {
      type: 'counter',
      name: 'parvis_log_lines_lost_total',
      help: 'Lines of the log that the standard output did not take.',
      read: () => one(lostLogLines()),
    },
    {
      type: 'gauge',
      name: 'parvis_realtime_connections',
      help: 'Pages that are connected at the moment.',
      read: () => one(connectedPages()),
    },
    {
      type: 'gauge',
      name: 'parvis_realtime_announcements_waiting',
      help: 'Events that are not yet sent to the pages of this server.',
      read: () => one(waitingAnnouncements()),
    },
    {
      type: 'gauge',
      name: 'parvis_realtime_bus_up',
      help: 'Whether this server exchanges realtime events with the other servers. Always 1 if it is the only one.',
      read: () => one(isConnected() ? 1 : 0),
    },
    {
      type: 'counter',
      name: 'parvis_file_store_failures_total',
      help: 'Requests to S3 that failed, after all attempts.',
      read: () => one(fileStoreFailures()),
    },
    {
      type: 'gauge',
      name: 'parvis_data_folder_free_bytes',
      help: 'The free space on the disk of the data folder.',
      read: async () => one((await diskSpace()).free),
    },
    {
      type: 'gauge',
      name: 'parvis_data_folder_size_bytes',
      help: 'The size of the disk of the data folder.',
      read: async () => one((await diskSpace()).size),
    },
    {
      type: 'gauge',
      name: 'parvis_last_backup_timestamp_seconds',
      help: 'The time of the newest backup in the backup folder.',
      read: async () => {
        const time = await backup();
        return time === null ? [] : one(time / SECOND);
      },
    },
  ];
}

function clear(metric: Counter | Gauge, labels: readonly string[]): void {
  metric.reset();
  // Otherwise `reset` would leave a metric without labels at 0, also if it cannot be read.
  if (labels.length === 0) metric.remove();
}

/** Registers the metrics that are read at each scrape. A metric that cannot be read is missing in that scrape. */
export async function collectMetrics(registry: Registry, sources: MetricSources): Promise<void> {
  const { Counter, Gauge } = await import('prom-client');
  const metrics = [...databaseMetrics(sources), ...workerMetrics, ...processMetrics(sources)];

  for (const { type, name, help, labels = [], read } of metrics) {
    const options = { name, help, labelNames: labels, registers: [registry] };
    const samples = async (): Promise<readonly Sample[]> => {
      try {
        return await inTime(Promise.resolve(read()));
      } catch {
        return [];
      }
    };
    if (type === 'gauge') {
      const gauge = new Gauge({
        ...options,
        collect: async () => {
          const current = await samples();
          clear(gauge, labels);
          for (const sample of current) gauge.set(sample.labels ?? {}, sample.value);
        },
      });
    } else {
      const counter = new Counter({
        ...options,
        collect: async () => {
          const current = await samples();
          clear(counter, labels);
          for (const sample of current) counter.inc(sample.labels ?? {}, sample.value);
        },
      });
    }
  }
}
