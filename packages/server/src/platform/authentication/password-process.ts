import { createSemaphore } from '../workers/semaphore.ts';
import { WorkerProcess } from '../workers/worker-process.ts';
import type { PasswordTasks } from './password-worker.ts';

const worker = new WorkerProcess<PasswordTasks>(new URL('password-worker.ts', import.meta.url));
/** Argon2 takes 19 MiB for each hash, so two run at a time. A queue of more than 100 takes longer than people wait. */
const semaphore = createSemaphore(2, { waiting: 100 });

type Derivation = Parameters<PasswordTasks['derive']>[0];

/** Argon2id. */
export const derive = (derivation: Derivation): Promise<Buffer> =>
  semaphore(() => worker.run('derive', derivation));

/** In lower case. */
export const isCommonPassword = (password: string): Promise<boolean> => worker.run('isCommon', password);
