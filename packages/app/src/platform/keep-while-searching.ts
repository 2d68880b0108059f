import type { QueryKey } from '@tanstack/react-query';

/**
 * Keeps the list in place while another search loads, because a row replaced during a press is never opened. The last
 * part of each key is the search text, and the others are plain values. A list that differs in another part is not
 * kept.
 */
export const keepWhileSearching =
  (queryKey: QueryKey) =>
  <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query?.queryKey.length === queryKey.length &&
    query.queryKey.every((part, index) => part === queryKey[index] || index === queryKey.length - 1)
      ? previous
      : undefined;
