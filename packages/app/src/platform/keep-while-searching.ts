import type { QueryKey } from '@tanstack/react-query';

/**
 * Keeps the old rows while the results of another search load. A press on a row that is replaced meanwhile would open
 * nothing. The last part of a query key is the search text. If another part of the key differs, the old rows are not
 * kept.
 */
export const keepWhileSearching =
  (queryKey: QueryKey) =>
  <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query?.queryKey.length === queryKey.length &&
    query.queryKey.every((part, index) => part === queryKey[index] || index === queryKey.length - 1)
      ? previous
      : undefined;
