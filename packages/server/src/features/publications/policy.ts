import { everybody, everyMember } from '../../platform/policy.ts';
import type { FeedAddresses, FeedRequest } from './feed-addresses.ts';
import { permitted } from '../../platform/permissions.ts';

export const publicationPolicy = {
  list: everybody,
  read: everybody,
  mark: everyMember,
  /** Only the member whose events are in the calendar receives its address, so the address gives access. */
  subscribe: (addresses: FeedAddresses, request: FeedRequest): boolean => addresses.verify(request),
  manage: permitted('publication.manage'),
};
