import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

const MEMORY = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Checked in place of a hash that does not exist, so that an unknown address takes as long as a wrong password. */
const NOBODYS_HASH = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${unpadded(Buffer.alloc(SALT_BYTES, 1))}$${unpadded(Buffer.alloc(TAG_BYTES, 1))}`;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** The same password may be typed in differently composed characters. */
function message(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

/** Argon2id in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive('argon2id', {
    message: message(password),
    nonce,
    memory: MEMORY,
    passes: PASSES,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** `null` for an account that does not exist: the answer is no, and takes as long. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = PHC.exec(hash ?? NOBODYS_HASH) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const stored = Buffer.from(expected, 'base64');
  const tag = await derive('argon2id', {
    message: message(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: stored.length,
  });
  return timingSafeEqual(tag, stored) && hash !== null;
}
