import { createSemaphore } from '../workers/semaphore.ts';
import type { WorkerLoad } from '../workers/worker-load.ts';
import { WorkerProcess } from '../workers/worker-process.ts';
import type { PasswordTasks } from './password-worker.ts';

const worker = new WorkerProcess<PasswordTasks>(new URL('password-worker.ts', import.meta.url));
/**
 * Argon2 needs 19 MiB for each hash, so only two run at a time. If more than 100 were waiting, the last ones would
 * wait too long.
 */
const semaphore = createSemaphore(2, { waiting: 100 });

type Derivation = Parameters<PasswordTasks['derive']>[0];

/** Derives a key from a password with Argon2id. */
export const derive = (derivation: Derivation): Promise<Buffer> =>
  semaphore(() => worker.run('derive', derivation));

/** The tasks of the process for passwords. */
export const passwordLoad = (): WorkerLoad => ({ ...semaphore.load(), failures: worker.failures });

/** The password must be in lower case. */
export const isCommonPassword = (password: string): Promise<boolean> => worker.run('isCommon', password);
