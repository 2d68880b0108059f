import type { ZipCodes } from '../../platform/places/zip-codes.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { matchesDetails } from './detail-filter.ts';
import type { OfferedListing, WatchedSearch } from './alert-repository.ts';
import { listingWords } from './listing-words.ts';

function isNear(search: WatchedSearch, listing: OfferedListing, zips: ZipCodes): boolean {
  if (search.distance === null) return true;
  const from = search.zip ?? search.home;
  if (from === null || listing.zip === null) return false;
  const miles = zips.distance(from, listing.zip);
  return miles !== null && miles <= search.distance;
}

/**
 * Returns a function that decides whether a saved search matches the listing. The words of the listing are split only
 * once for all searches.
 */
export function matcherOf(listing: OfferedListing, zips: ZipCodes): (search: WatchedSearch) => boolean {
  const words = listingWords(listing);

  return (search) =>
    listing.status !== 'sold' &&
    (search.category ?? listing.category) === listing.category &&
    listing.price >= (search.min_price ?? 0) &&
    listing.price <= (search.max_price ?? listing.price) &&
    matchesDetails(search, listing) &&
    isNear(search, listing, zips) &&
    soughtTextWords(search.search).every((sought) => words.some((word) => word.startsWith(sought)));
}
