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
 * The entry of a list that the fragment of the address names, as a notification does. It is looked for page after page,
 * and gets the focus once it is there, each time that somebody comes to the address.
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
    // Who comes back to a list that is there as it was is where they were.
    if (before?.visit === visit || !isBack) scrollToFragment(hash);
  }, [isThere, visit, hash, isBack]);

  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetching) void fetchNextPage();
  }, [isLookedFor, hasNextPage, isFetching, fetchNextPage]);

  return { id, isMissing: isLookedFor && !hasNextPage && !isFetching };
}
