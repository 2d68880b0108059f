import type { Actor } from '../../platform/http/contract.ts';
import { can } from '../../platform/permissions.ts';
import { everybody, everyMember, ownerAlone } from '../../platform/policy.ts';

interface Offered {
  readonly owner_id: string;
}

const offererAlone = (actor: Actor, listing: Offered): boolean => listing.owner_id === actor.userId;

export const listingPolicy = {
  list: everyMember,
  view: everyMember,
  readPublic: everybody,
  create: everyMember,
  edit: offererAlone,
  mark: offererAlone,
  delete: (actor: Actor, listing: Offered): boolean =>
    offererAlone(actor, listing) || can(actor, 'listing.delete.any'),
  contact: (actor: Actor, listing: Offered & { readonly status: string }): boolean =>
    !offererAlone(actor, listing) && listing.status !== 'sold',
  offer: (actor: Actor, listing: Offered & { readonly status: string; readonly price: number }): boolean =>
    !offererAlone(actor, listing) && listing.status === 'available' && listing.price > 0,
  save: everyMember,
};

/** Members can see only their own saved searches. */
export const searchPolicy = {
  list: everyMember,
  create: everyMember,
  delete: ownerAlone,
};
