import { textWords } from '../../platform/text-words.ts';

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly make: string | null;
  readonly author: string | null;
}

/** The distinct words of a listing. A search finds the listing by these words. */
export const listingWords = ({ title, description, make, author }: Texts): string[] =>
  textWords([title, description, make ?? '', author ?? ''].join(' '));

/** Returns the first three digits of a ZIP code, because the word index has no more precise place. */
export const areaOf = (zip: string | null): string => zip?.slice(0, 3) ?? '';
