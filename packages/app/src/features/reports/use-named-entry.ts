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
 * Finds the list entry in the URL's fragment, to which notifications link. Loads page after page until it is found,
 * then scrolls to it and focuses it, on each visit.
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
    // Going back to a complete list restores the scroll position instead.
    if (before?.visit === visit || !isBack) scrollToFragment(hash);
  }, [isThere, visit, hash, isBack]);

  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetching) void fetchNextPage();
  }, [isLookedFor, hasNextPage, isFetching, fetchNextPage]);

  return { id, isMissing: isLookedFor && !hasNextPage && !isFetching };
}
