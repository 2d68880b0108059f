import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

/** If one of these values changes, the link becomes invalid. */
interface Credentials {
  readonly email_key: string;
  readonly password_hash: string;
}

interface ReadToken {
  readonly userId: string;
  /** Whether the link has not expired and its signature belongs to these credentials. */
  holds(credentials: Credentials, now: number): boolean;
}

/**
 * Creates the tokens for recovery links. The server does not store the tokens, so nobody can steal them. The signature
 * covers the credentials that the link changes.
 */
export function createRecoveryTokens(secrets: Secrets) {
  const key = secrets.key('password recovery');
  const signature = (userId: string, expiresAt: string, { email_key, password_hash }: Credentials): Buffer =>
    createHmac('sha256', key).update([userId, expiresAt, email_key, password_hash].join('\n')).digest();

  return {
    make(userId: string, credentials: Credentials, expiresAt: number): string {
      const until = expiresAt.toString(36);
      return [userId, until, signature(userId, until, credentials).toString('base64url')].join('.');
    },

    read(token: string): ReadToken {
      const [userId = '', until = '', given = ''] = token.split('.');
      const bytes = Buffer.from(given, 'base64url');
      return {
        userId,
        holds(credentials, now) {
          const expected = signature(userId, until, credentials);
          return (
            bytes.length === expected.length &&
            timingSafeEqual(bytes, expected) &&
            now < Number.parseInt(until, 36)
          );
        },
      };
    },
  };
}
