import { createLinkTokens } from '../../platform/mail/link-tokens.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Creates the tokens that contain the id of a subscriber. */
export const createNewsletterTokens = (secrets: Secrets) =>
  createLinkTokens<'confirm' | 'unsubscribe'>(secrets.key('newsletter'));
