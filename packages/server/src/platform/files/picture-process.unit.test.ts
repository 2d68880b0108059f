import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WorkerEndedError } from '../workers/worker-ended-error.ts';
import { createPictureProcess } from './pictures.ts';

const script = new URL('../../../test/sample-picture-worker.ts', import.meta.url);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-picture-process-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const taskOf = (name: string) => ({ path: join(folder, name), folder, frame: null });

test('a picture that crashes its process is refused as broken, and another one in the process is kept', async () => {
  const process = createPictureProcess(script);
  const results = await Promise.allSettled([process(taskOf('innocent')), process(taskOf('crashes'))]);
  expect(results).toMatchObject([
    { status: 'fulfilled', value: { width: 1 } },
    { status: 'rejected', reason: { fault: 'broken' } },
  ]);
});

test('a picture whose process is killed is not refused as broken', async () => {
  const process = createPictureProcess(script);
  await expect(process(taskOf('killed'))).rejects.toThrow(WorkerEndedError);
});
