import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * Keeps the list in place while another search is read: a row that is replaced during a press is never opened. The text
 * that is searched for is the last part of the key of each list; a list that differs in more is not kept.
 */
export const keepWhileSearching =
  (queryKey: QueryKey) =>
  <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(queryKey.slice(0, -1))
      ? previous
      : undefined;
