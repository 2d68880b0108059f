import { WorkerEndedError, WorkerProcess } from '../workers/worker-process.ts';
import { createGate } from '../workers/gate.ts';
import { PictureError, type Frame, type ProcessedPicture } from './picture.ts';
import type { PictureTasks } from './picture-worker.ts';

/** A picture may take 160 MB while it is decoded: two at a time, the others wait. */
const gate = createGate(2);
const worker = new WorkerProcess<PictureTasks>(new URL('picture-worker.ts', import.meta.url));

type Task = Parameters<PictureTasks['process']>[0];

/** Tried again where the process ends: it may have ended by the picture beside this one. */
async function processInWorker(task: Task, attempts = 2): ReturnType<PictureTasks['process']> {
  try {
    return await worker.run('process', task);
  } catch (error) {
    if (!(error instanceof WorkerEndedError)) throw error;
    if (attempts > 1) return processInWorker(task, attempts - 1);
    throw new PictureError('broken', { cause: error });
  }
}

/**
 * Re-encodes a picture into its renderings, which it writes into `folder`; upright, without metadata, and cut where a
 * frame is given.
 */
export async function processPicture(
  path: string,
  folder: string,
  frame: Frame | null = null,
): Promise<ProcessedPicture> {
  const answer = await gate(() => processInWorker({ path, folder, frame }));
  if ('fault' in answer) throw new PictureError(answer.fault, { most: answer.most });
  return answer;
}
