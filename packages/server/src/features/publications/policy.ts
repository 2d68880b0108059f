import { everybody, everyMember, staffAlone } from '../../platform/policy.ts';
import type { FeedAddresses, FeedRequest } from './feed-addresses.ts';

export const publicationPolicy = {
  list: everybody,
  read: everybody,
  mark: everyMember,
  /** An address is given only to whose events it lists: holding one is the permission. */
  subscribe: (addresses: FeedAddresses, request: FeedRequest): boolean => addresses.verify(request),
  manage: staffAlone,
};
