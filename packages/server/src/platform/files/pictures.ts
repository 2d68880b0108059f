import { createSemaphore } from '../workers/semaphore.ts';
import { WorkerEndedError } from '../workers/worker-ended-error.ts';
import { WorkerProcess } from '../workers/worker-process.ts';
import { PictureError, type Frame, type ProcessedPicture } from './picture.ts';
import type { PictureTasks } from './picture-worker.ts';
import type { WorkerLoad } from '../workers/worker-load.ts';

type Task = Parameters<PictureTasks['process']>[0];
type Answer = ReturnType<PictureTasks['process']>;

interface PictureProcess {
  (task: Task): Answer;
  load(): WorkerLoad;
}

/** Creates the function that processes pictures with this script. */
export function createPictureProcess(script: URL): PictureProcess {
  /** Decoding a picture can take 160 MB, so only two run at a time, and the others wait. */
  const semaphore = createSemaphore(2);
  const worker = new WorkerProcess<PictureTasks>(script, { attempts: 1 });
  /**
   * If the process has crashed, the picture is tried again alone, because another picture in the process may have
   * caused the crash.
   */
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

  const process = (task: Task): Answer =>
    semaphore(async () => {
      try {
        return await worker.run('process', task);
      } catch (error) {
        if (!(error instanceof WorkerEndedError)) throw error;
        return aloneSemaphore(() => processAlone(task));
      }
    });
  return Object.assign(process, {
    load: () => ({ ...semaphore.load(), failures: worker.failures + aloneWorker.failures }),
  });
}

const processInWorker = createPictureProcess(new URL('picture-worker.ts', import.meta.url));

/** The tasks of the process for pictures. */
export const pictureLoad = (): WorkerLoad => processInWorker.load();

/**
 * Writes the renderings of a picture into `folder`. The renderings are upright and have no metadata. If there is a
 * frame, they are cropped to its shape.
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
