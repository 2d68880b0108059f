import { permitted } from '../../platform/permissions.ts';
import { everybody } from '../../platform/policy.ts';

export const newsletterPolicy = {
  /** For the links of mails, holding one is the permission. */
  anyone: everybody,
  manage: permitted('newsletter.manage'),
};
