import { createSemaphore } from '../workers/semaphore.ts';
import { WorkerEndedError } from '../workers/worker-ended-error.ts';
import { WorkerProcess } from '../workers/worker-process.ts';
import { PictureError, type Frame, type ProcessedPicture } from './picture.ts';
import type { PictureTasks } from './picture-worker.ts';

type Task = Parameters<PictureTasks['process']>[0];
type Answer = ReturnType<PictureTasks['process']>;

/** Processes pictures by that script. */
export function createPictureProcess(script: URL): (task: Task) => Answer {
  /** A picture may take 160 MB while it is decoded: two at a time, the others wait. */
  const semaphore = createSemaphore(2);
  const worker = new WorkerProcess<PictureTasks>(script, { attempts: 1 });
  /** Retries a picture alone after its process crashed: another picture in the same process may be at fault. */
  const aloneSemaphore = createSemaphore(1);
  const aloneWorker = new WorkerProcess<PictureTasks>(script, { attempts: 1 });

  async function processAlone(task: Task): Answer {
    try {
      return await aloneWorker.run('process', task);
    } catch (error) {
      if (error instanceof WorkerEndedError && error.isCrash) {
        throw new PictureError('broken', { cause: error });
      }
      throw error;
    }
  }

  return (task) =>
    semaphore(async () => {
      try {
        return await worker.run('process', task);
      } catch (error) {
        if (!(error instanceof WorkerEndedError)) throw error;
        return aloneSemaphore(() => processAlone(task));
      }
    });
}

const processInWorker = createPictureProcess(new URL('picture-worker.ts', import.meta.url));

/**
 * Re-encodes a picture into its renderings, which it writes into `folder`; upright, without metadata, and cut where a
 * frame is given.
 */
export async function processPicture(
  path: string,
  folder: string,
  frame: Frame | null = null,
): Promise<ProcessedPicture> {
  const answer = await processInWorker({ path, folder, frame });
  if ('fault' in answer) throw new PictureError(answer.fault, { most: answer.most });
  return answer;
}
