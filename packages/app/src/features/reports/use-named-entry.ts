import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollToFragment } from '../../router/scroll-and-focus-restoration.tsx';

interface Pages {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * Finds the list entry whose id is the URL's fragment, as in the links of notifications. Loads further pages until the
 * entry is found. On each visit, scrolls to the entry and focuses it.
 */
export function useNamedEntry(list: Pages, ids: readonly string[]) {
  const { hash, key: visit } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const id = hash === '' ? null : hash.slice(1);
  const isThere = id !== null && ids.includes(id);
  const { data, error, isFetching, hasNextPage, fetchNextPage } = list;
  const isLookedFor = id !== null && !isThere && data !== undefined && error === null;
  const visited = useRef<{ visit: string; hasWaited: boolean }>(null);

  useEffect(() => {
    if (!isThere) {
      visited.current = { visit, hasWaited: true };
      return;
    }
    const before = visited.current;
    if (before?.visit === visit && !before.hasWaited) return;
    visited.current = { visit, hasWaited: false };
    // If the reader goes back to a complete list, the scroll position is restored instead.
    if (before?.visit === visit || !isBack) scrollToFragment(hash);
  }, [isThere, visit, hash, isBack]);

  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetching) void fetchNextPage();
  }, [isLookedFor, hasNextPage, isFetching, fetchNextPage]);

  return { id, isMissing: isLookedFor && !hasNextPage && !isFetching };
}
