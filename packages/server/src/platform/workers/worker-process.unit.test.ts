import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SampleTasks } from '../../../test/sample-worker.ts';
import { WorkerEndedError } from './worker-ended-error.ts';
import { WorkerProcess } from './worker-process.ts';

const script = new URL('../../../test/sample-worker.ts', import.meta.url);
const createWorker = (idle = 60_000) => new WorkerProcess<SampleTasks>(script, { idle });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const { execPath } = process;

afterEach(() => {
  vi.unstubAllEnvs();
  process.execPath = execPath;
});

describe('a worker process', () => {
  test('starts with the first task, and runs several at a time', async () => {
    const worker = createWorker();
    expect(worker.pid).toBeUndefined();
    expect(await Promise.all([1, 2, 3].map((number) => worker.run('double', number)))).toEqual([2, 4, 6]);
    const { pid } = worker;
    expect(await worker.run('double', 4)).toBe(8);
    expect(worker.pid).toBe(pid);
  });

  test('reports why a task failed, with the system’s error code', async () => {
    const worker = createWorker();
    await expect(worker.run('fail', undefined)).rejects.toMatchObject({
      message: 'no space left on device',
      code: 'ENOSPC',
    });
    expect(await worker.run('double', 5)).toBe(10);
  });

  test('ends when idle, and starts again', async () => {
    const worker = createWorker(1);
    await worker.run('double', 1);
    const { pid } = worker;
    if (pid === undefined) throw new Error('The process is not running.');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(worker.pid).toBeUndefined();
    expect(await worker.run('double', 2)).toBe(4);
  });

  test('that crashes fails its tasks, and is replaced', async () => {
    const worker = createWorker();
    const results = await Promise.allSettled([worker.run('die', 'SIGKILL'), worker.run('double', 1)]);
    expect(results[0]).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEndedError) });
    expect(await worker.run('double', 3)).toBe(6);
  });

  test.each(['dieOnce', 'closeOnce'] as const)(
    'that ends once is replaced and its task is done: %s',
    async (task) => {
      const folder = await mkdtemp(join(tmpdir(), 'parvis-worker-'));
      try {
        expect(await createWorker().run(task, join(folder, 'marker'))).toBe('done');
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );

  test.each([
    ['SIGSEGV', true],
    ['SIGKILL', false],
  ] as const)('reports how it ended: %s', async (signal, isCrash) => {
    await expect(createWorker().run('die', signal)).rejects.toMatchObject({
      name: 'WorkerEndedError',
      signal,
      isCrash,
    });
  });

  test.each([
    ['the program does not exist', '/no/such/program'],
    ['the system refuses the path', 'a\0b'],
  ])('that cannot start reports this, and starts later: %s', async (_, program) => {
    const worker = createWorker();
    process.execPath = program;
    await expect(worker.run('double', 1)).rejects.toThrow(WorkerEndedError);
    process.execPath = execPath;
    expect(await worker.run('double', 1)).toBe(2);
  });

  test('gets none of the secrets of the server', async () => {
    vi.stubEnv('SECRET', 'a secret of at least 32 characters');
    const worker = createWorker();
    expect(await worker.run('variable', 'SECRET')).toBeNull();
    expect(await worker.run('variable', 'PATH')).toBe(process.env['PATH']);
  });
});
