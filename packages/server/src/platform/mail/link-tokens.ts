import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Creates the tokens for links in emails. A token contains an id and a signature, so the server does not store it. The
 * signature depends on the purpose.
 */
export function createLinkTokens<Purpose extends string>(key: Buffer) {
  const signature = (purpose: Purpose, id: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url');

  return {
    make: (purpose: Purpose, id: string): string => `${id}.${signature(purpose, id)}`,

    /** Returns the id, or null if the server did not sign the token for this purpose. */
    read(purpose: Purpose, token: string): string | null {
      const [id = '', given = ''] = token.split('.');
      const expected = Buffer.from(signature(purpose, id));
      const bytes = Buffer.from(given);
      return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null;
    },
  };
}
