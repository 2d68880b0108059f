import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** Links need no storage: the token names the subscriber, and its signature the purpose. */
export function createNewsletterTokens(secrets: Secrets) {
  const key = secrets.key('newsletter');
  const signature = (purpose: Purpose, id: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url');

  return {
    make: (purpose: Purpose, id: string): string => `${id}.${signature(purpose, id)}`,

    /** The id of the subscriber; null if this site did not sign the token for this purpose. */
    read(purpose: Purpose, token: string): string | null {
      const [id = '', given = ''] = token.split('.');
      const expected = Buffer.from(signature(purpose, id));
      const bytes = Buffer.from(given);
      return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null;
    },
  };
}
