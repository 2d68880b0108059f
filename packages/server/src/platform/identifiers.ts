import { randomFillSync } from 'node:crypto';
import { systemClock, type Clock } from './clock.ts';

const RANDOM_BYTES = 10;
const POOLED_IDENTIFIERS = 128;
const MAXIMUM_SEQUENCE = 0xfff;

const pool = Buffer.allocUnsafe(RANDOM_BYTES * POOLED_IDENTIFIERS);
let poolOffset = pool.length;
let lastTime = 0;
let sequence = 0;

function randomBytes(): Buffer {
  if (poolOffset === pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  poolOffset += RANDOM_BYTES;
  return pool.subarray(poolOffset - RANDOM_BYTES, poolOffset);
}

/**
 * Returns a UUID of version 7 as a text. The ids of a process always increase, even within a millisecond and when the
 * clock goes back. For this, the twelve bits after the version are a counter (RFC 9562, 6.2, method 1). When the
 * counter is full, the time increases by one.
 */
export function newId(clock: Clock = systemClock): string {
  const bytes = randomBytes();
  const now = clock.now();
  if (now > lastTime) {
    lastTime = now;
    // The counter starts in the lower half of its range, so that there is room to increase it.
    sequence = bytes.readUInt16BE(8) & 0x7ff;
  } else if (sequence === MAXIMUM_SEQUENCE) {
    lastTime += 1;
    sequence = 0;
  } else {
    sequence += 1;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  const counted = (0x7000 | sequence).toString(16);
  const variant = (0x80 | ((bytes[0] ?? 0) & 0x3f)).toString(16);
  const random = bytes.toString('hex', 1, 8);
  return `${time.slice(0, 8)}-${time.slice(8)}-${counted}-${variant}${random.slice(0, 2)}-${random.slice(2)}`;
}

const identifier = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

export const isIdentifier = (text: string): boolean => identifier.test(text);
