import { Readable } from 'node:stream';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FileStore } from '../files/file-store.ts';
import { collectMetrics, type MetricSources } from './collected-metrics.ts';
import { measureFiles } from './measured-files.ts';
import { createMetrics } from './metrics.ts';

afterEach(() => {
  vi.useRealTimers();
});

const fail = (): Promise<never> => Promise.reject(new Error('broken'));

async function* failingList(): AsyncGenerator<never> {
  yield await fail();
}

const sources: MetricSources = {
  database: {
    dialect: 'postgres',
    isReadOnly: () => false,
    ping: async () => undefined,
    pool: () => ({ used: 4, idle: 6, waiting: 0 }),
    queryCount: () => 42,
    size: async () => 1000,
  },
  fileStore: 's3',
  jobs: async () => [{ kind: 'mail', waiting: 5, due: 3, dead: 1, overdue: 90_000 }],
  overdue: async () => new Map([['reports', 2]]),
  connectedPages: () => 7,
  waitingAnnouncements: () => 1,
  isConnected: () => true,
  diskSpace: async () => ({ free: 10, size: 20 }),
  lastBackup: async () => 5000,
};

async function registryOf(changed: Partial<MetricSources>): Promise<Registry> {
  const registry = new Registry();
  await collectMetrics(registry, { ...sources, ...changed });
  return registry;
}

describe('a scrape', () => {
  test('reads the present values', async () => {
    const text = await (await registryOf({})).metrics();
    for (const line of [
      'parvis_database_up 1',
      'parvis_database_statements_total 42',
      'parvis_database_connections{state="used"} 4',
      'parvis_jobs{kind="mail",state="due"} 3',
      'parvis_jobs_oldest_due_seconds{kind="mail"} 90',
      'parvis_deadlines_overdue{deadline="reports"} 2',
      'parvis_realtime_bus_up 1',
      'parvis_last_backup_timestamp_seconds 5',
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(text).toMatch(/^parvis_build_info\{.+engine="postgres",files="s3"\} 1$/mu);
  });

  test('has everything but the values of a database that fails', async () => {
    const registry = await registryOf({
      database: { ...sources.database, ping: fail, size: fail },
      jobs: fail,
      overdue: fail,
    });
    const text = await registry.metrics();
    expect(text).toContain('\nparvis_database_up 0\n');
    expect(text).toContain('\nparvis_realtime_connections 7\n');
    expect(text).not.toMatch(/^parvis_(?:jobs|deadlines_overdue|database_size_bytes)\b/mu);
  });

  test('waits three seconds for a database that does not respond', async () => {
    vi.useFakeTimers();
    const registry = await registryOf({ jobs: () => new Promise(() => undefined) });
    const scraped = registry.metrics();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await scraped).not.toMatch(/^parvis_jobs\b/mu);
  });

  test('reads the jobs at most every five seconds', async () => {
    const jobs = vi.fn<MetricSources['jobs']>(sources.jobs);
    const registry = await registryOf({ jobs });
    for (let scrape = 0; scrape < 3; scrape += 1) await registry.metrics();
    expect(jobs).toHaveBeenCalledOnce();
  });
});

test('each operation of the file store is measured, and its failures are counted', async () => {
  const metrics = await createMetrics();
  const failing: FileStore = {
    put: async () => undefined,
    open: async () => Readable.from([]),
    openWhole: async () => null,
    size: async () => 3,
    copy: fail,
    remove: async () => undefined,
    list: failingList,
    listBefore: failingList,
    removeUnfinished: async () => 0,
    presign: async () => null,
  };
  const files = measureFiles(failing, metrics.fileOperationEnded);
  await files.put('key', 'path');
  await expect(files.copy('one', 'other')).rejects.toThrow('broken');
  await expect(files.listBefore(0)[Symbol.asyncIterator]().next()).rejects.toThrow('broken');

  const text = await metrics.registry.metrics();
  for (const line of [
    'parvis_file_operation_duration_seconds_count{operation="put"} 1',
    'parvis_file_operation_failures_total{operation="put"} 0',
    'parvis_file_operation_failures_total{operation="copy"} 1',
    'parvis_file_operation_failures_total{operation="list"} 1',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(metrics.failedFileOperations()).toBe(2);
});
