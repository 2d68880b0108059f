import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { i18n } from '../i18n.ts';
import { badRequest } from './errors.ts';

export interface Cursors {
  /** Creates the cursor for the next page of a list. `scope` is the name of the list. */
  encode(position: string, scope: string): string;
  /** Returns the position. Throws if this server has not created the cursor for this list. */
  decode(cursor: string, scope: string): string;
}

const SIGNATURE_BYTES = 16;

export function createCursors(secret: Buffer): Cursors {
  // The key is created once, because importing a key takes several times as long as signing.
  const key = createSecretKey(secret);
  const sign = (position: string, scope: string): Buffer =>
    createHmac('sha256', key).update(`cursor\n${scope}\n${position}`).digest().subarray(0, SIGNATURE_BYTES);

  return {
    encode(position, scope) {
      return Buffer.concat([sign(position, scope), Buffer.from(position)]).toString('base64url');
    },

    decode(cursor, scope) {
      const bytes = Buffer.from(cursor, 'base64url');
      const position = bytes.subarray(SIGNATURE_BYTES).toString();
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      if (
        signature.length < SIGNATURE_BYTES ||
        // Base64 has several spellings for the same bytes. Only the original spelling is accepted.
        bytes.toString('base64url') !== cursor ||
        !timingSafeEqual(signature, sign(position, scope))
      ) {
        throw badRequest(i18n._('This page of the list cannot be opened. Please start again from the top.'), [
          {
            path: 'cursor',
            message: i18n._('This is not a cursor of this list.'),
          },
        ]);
      }
      return position;
    },
  };
}

/**
 * Takes rows that were read with a limit of one more than the page. Returns the rows of the page, and the last id of
 * the page if there are more rows.
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
): { page: readonly Row[]; last: string | null } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
