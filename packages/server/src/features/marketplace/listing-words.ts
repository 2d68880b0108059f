import { textWords } from '../../platform/text-words.ts';

/** The distinct words by which a listing is found. */
export const listingWords = (listing: { readonly title: string; readonly description: string }): string[] =>
  textWords(`${listing.title} ${listing.description}`);

/** The first three digits of a ZIP code: the precision of places in the word index. */
export const areaOf = (zip: string | null): string => zip?.slice(0, 3) ?? '';
