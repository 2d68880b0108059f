import { createLinkTokens } from '../../platform/mail/link-tokens.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Creates the tokens that contain the id of a member. */
export const createDigestTokens = (secrets: Secrets) =>
  createLinkTokens<'unsubscribe'>(secrets.key('digest'));
