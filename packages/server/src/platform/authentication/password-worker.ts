import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { loadOnce } from '../load-once.ts';
import { serveWork } from '../workers/serve-work.ts';

interface Derivation {
  readonly message: Buffer;
  readonly nonce: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

const derive = promisify(argon2);

const commonPasswords = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

const tasks = {
  derive: (derivation: Derivation): Promise<Buffer> => derive('argon2id', derivation),

  /** The password must be in lower case. */
  async isCommon(password: string): Promise<boolean> {
    return (await commonPasswords()).has(password);
  },
};
export type PasswordTasks = typeof tasks;

serveWork(tasks);
