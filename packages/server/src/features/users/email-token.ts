import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

interface ReadToken {
  readonly userId: string;
  /** Whether the server has sent the link to that address. */
  isFor(emailKey: string): boolean;
  isExpired(now: number): boolean;
}

/**
 * Creates the tokens for links in emails. The server does not store them: the signature covers the member, the address
 * and the time of expiry.
 */
export function createEmailTokens(secrets: Secrets) {
  const key = secrets.key('email confirmation');
  const signature = (userId: string, until: string, emailKey: string): Buffer =>
    createHmac('sha256', key).update([userId, until, emailKey].join('\n')).digest();

  return {
    make(userId: string, emailKey: string, expiresAt: number): string {
      const until = expiresAt.toString(36);
      return [userId, until, signature(userId, until, emailKey).toString('base64url')].join('.');
    },

    read(token: string): ReadToken {
      const [userId = '', until = '', given = ''] = token.split('.');
      const bytes = Buffer.from(given, 'base64url');
      return {
        userId,
        isFor(emailKey) {
          const expected = signature(userId, until, emailKey);
          return bytes.length === expected.length && timingSafeEqual(bytes, expected);
        },
        isExpired: (now) => !(now < Number.parseInt(until, 36)),
      };
    },
  };
}
