import { textWords } from '../../platform/text-words.ts';

/** The distinct words of a listing. A search finds the listing by these words. */
export const listingWords = (listing: { readonly title: string; readonly description: string }): string[] =>
  textWords(`${listing.title} ${listing.description}`);

/** Returns the first three digits of a ZIP code, because the word index has no more precise place. */
export const areaOf = (zip: string | null): string => zip?.slice(0, 3) ?? '';
