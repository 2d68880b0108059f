import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from '../config.ts';
import { derive } from './password-process.ts';

const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface Passwords {
  /** Returns an Argon2id hash in the PHC string format. */
  hash(password: string): Promise<string>;
  /** Pass `null` if the account does not exist. The result is then false, after the same time. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function phc({ memory, passes }: PasswordCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Normalizes the password, because keyboards can compose the same characters in different ways. */
function message(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

export function createPasswords({ passwordCost: cost }: { passwordCost: PasswordCost }): Passwords {
  /** This hash is checked if there is no real one, so that an unknown address takes as long as a wrong password. */
  const dummyHash = phc(cost, Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(TAG_BYTES, 1));

  return {
    async hash(password) {
      const nonce = randomBytes(SALT_BYTES);
      const tag = await derive({
        message: message(password),
        nonce,
        memory: cost.memory,
        passes: cost.passes,
        parallelism: PARALLELISM,
        tagLength: TAG_BYTES,
      });
      return phc(cost, nonce, tag);
    },

    async verify(password, hash) {
      const [, memory, passes, parallelism, salt, expected] = PHC.exec(hash ?? dummyHash) ?? [];
      if (salt === undefined || expected === undefined) return false;
      const stored = Buffer.from(expected, 'base64');
      const tag = await derive({
        message: message(password),
        nonce: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: stored.length,
      });
      return timingSafeEqual(tag, stored) && hash !== null;
    },
  };
}
