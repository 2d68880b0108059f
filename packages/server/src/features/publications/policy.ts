import { everybody, everyMember } from '../../platform/policy.ts';
import type { FeedAddresses, FeedRequest } from './feed-addresses.ts';
import { permitted } from '../../platform/permissions.ts';

export const publicationPolicy = {
  list: everybody,
  read: everybody,
  mark: everyMember,
  /** Only the member whose events it lists gets the address: holding it is the permission. */
  subscribe: (addresses: FeedAddresses, request: FeedRequest): boolean => addresses.verify(request),
  manage: permitted('publication.manage'),
};
