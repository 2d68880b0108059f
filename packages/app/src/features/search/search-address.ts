import type { Schemas } from '@parvis/api-client';
import { listAddress } from '../../router/list-address.ts';

export type SearchKind = Schemas['SearchKind'];

export const searchKinds = [
  'people',
  'posts',
  'intentions',
  'groups',
  'events',
  'parishes',
  'bulletins',
  'resources',
  'articles',
  'listings',
] as const satisfies readonly SearchKind[];

export interface SearchChoice {
  /** The typed text. */
  readonly text: string;
  /** The kind of results to show. Null for the first results of each kind. */
  readonly kind: SearchKind | null;
}

/** The maximum length of the text, as in the contract. */
export const MAX_TEXT = 200;

/** Reads the search from the URL and drops an invalid kind. */
export const readChoice = (address: URLSearchParams): SearchChoice => ({
  text: Array.from((address.get('q') ?? '').trim())
    .slice(0, MAX_TEXT)
    .join(''),
  kind: searchKinds.find((kind) => kind === address.get('kind')) ?? null,
});

export const searchPath = ({ text, kind }: SearchChoice): string =>
  listAddress('/search', { q: text, kind: kind ?? '' });
