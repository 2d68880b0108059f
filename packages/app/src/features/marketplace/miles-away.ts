import type { Listing } from './listing-cache.ts';

/** As it is told beside the town: nothing within one town, where how far it really is is not known. */
export const milesAway = ({ distance }: Pick<Listing, 'distance'>): number | undefined =>
  distance === null || distance === 0 ? undefined : distance;
