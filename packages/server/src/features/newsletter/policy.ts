import { permitted } from '../../platform/permissions.ts';
import { everybody } from '../../platform/policy.ts';

export const newsletterPolicy = {
  /** For links in emails: the token in the link gives access. */
  anyone: everybody,
  manage: permitted('newsletter.manage'),
};
