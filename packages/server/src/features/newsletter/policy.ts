import { permitted } from '../../platform/permissions.ts';
import { everybody } from '../../platform/policy.ts';

export const newsletterPolicy = {
  /** For links in mails, holding the token is the permission. */
  anyone: everybody,
  manage: permitted('newsletter.manage'),
};
