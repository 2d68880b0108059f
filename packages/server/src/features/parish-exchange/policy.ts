import { permitted } from '../../platform/permissions.ts';
import { everybody } from '../../platform/policy.ts';

export const openDataPolicy = {
  read: everybody,
};

export const importPolicy = {
  /** Whether somebody can import publications, see what an import would change, and apply it. */
  manage: permitted('publication.manage'),
};
