import { textWords } from '../../platform/text-words.ts';

/** The different words by which a listing is found. */
export const listingWords = (listing: { readonly title: string; readonly description: string }): string[] =>
  textWords(`${listing.title} ${listing.description}`);

/** The area of a ZIP code, which is how coarsely places are told apart where words are looked up. */
export const areaOf = (zip: string | null): string => zip?.slice(0, 3) ?? '';
