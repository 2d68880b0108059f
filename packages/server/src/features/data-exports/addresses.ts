import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

export interface ArchiveRequest {
  readonly id: string;
  /** The time in seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

export interface ArchiveAddresses {
  sign(id: string, now: number): { url: string; expiresAt: number };
  verify(request: ArchiveRequest, now: number): boolean;
}

const SECOND = 1000;
/**
 * A download must start or resume within this time. The limit is short because the address stays in the browser's
 * history.
 */
const VALID = 60 * 60 * SECOND;

/** A browser cannot send the token with a download, so for a limited time the address itself gives access. */
export function createArchiveAddresses(secret: Buffer): ArchiveAddresses {
  const key = createSecretKey(secret);
  const signature = (id: string, expires: number): Buffer =>
    Buffer.from(createHmac('sha256', key).update(`data export\n${id}\n${expires}`).digest('base64url'));

  return {
    sign(id, now) {
      const expires = Math.floor((now + VALID) / SECOND);
      const url = `/api/user/export/${id}/file?expires=${expires}&signature=${signature(id, expires).toString()}`;
      return { url, expiresAt: expires * SECOND };
    },

    verify({ id, expires, signature: given }, now) {
      const expected = signature(id, expires);
      const received = Buffer.from(given);
      return (
        received.length === expected.length && timingSafeEqual(received, expected) && expires * SECOND > now
      );
    },
  };
}
