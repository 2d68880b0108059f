import type { Listing } from './listing-cache.ts';

/**
 * The distance to show beside the town. Undefined for a listing in the same town, because the real distance is unknown.
 */
export const milesAway = ({ distance }: Pick<Listing, 'distance'>): number | undefined =>
  distance === null || distance === 0 ? undefined : distance;
