import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

const textOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(?<a>.{8})(?<b>.{4})(?<c>.{4})(?<d>.{4})/u, '$<a>-$<b>-$<c>-$<d>-');

/**
 * Creates the tokens for links to group chats. A token contains the id of the link and a signature. So owners can copy
 * the link again, and a stolen database makes no links.
 */
export function createInviteTokens(secrets: Secrets) {
  const key = secrets.key('chat invites');
  const signature = (id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);

  return {
    make(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, signature(bytes)]).toString('base64url');
    },

    /** Returns the id of the link, or null if the server did not sign the token. */
    read(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(bytes.subarray(ID_BYTES), signature(id)) ? textOf(id) : null;
    },
  };
}
