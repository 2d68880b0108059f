import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepPosition, positionOf, type ListPosition } from '../../platform/list-position.ts';

/** The fixed header covers this much of the page: 14 units, as specified. */
const headerHeight = 56;

function placesOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>('article[id]')].map((article) => {
    const { top, bottom } = article.getBoundingClientRect();
    return { id: article.id, top, bottom };
  });
}

type FeedPositionOptions = {
  list: RefObject<HTMLElement | null>;
  entry: string;
  position: ListPosition | null;
  loaded: number;
  hasMore: boolean;
  loadMore: () => void;
};

/** Brings the reader back to the post they were at, and remembers where they are. */
export function useFeedPosition({
  list,
  entry,
  position,
  loaded,
  hasMore,
  loadMore,
}: FeedPositionOptions): void {
  const isRestored = useRef(position === null);

  useEffect(() => {
    const takeOver = () => {
      isRestored.current = true;
    };
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, takeOver, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    if (isRestored.current || position === null || loaded === 0) return undefined;
    const post = document.getElementById(position.itemId);
    if (post === null && hasMore && loaded < position.count + 20) {
      loadMore();
      return undefined;
    }
    const restore = () => {
      if (post !== null) window.scrollBy(0, post.getBoundingClientRect().top - position.offset);
    };
    restore();
    // The router brings back its own idea of the place in this same commit.
    const frame = requestAnimationFrame(() => {
      if (!isRestored.current) restore();
      isRestored.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [position, loaded, hasMore, loadMore]);

  // Before the list leaves the page its place can still be measured.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isRestored.current || list.current === null) return;
      const places = window.scrollY === 0 ? [] : placesOf(list.current);
      keepPosition(sessionStorage, entry, positionOf(places, headerHeight));
    };
    const keepSoon = () => {
      timer ??= setTimeout(keep, 150);
    };
    window.addEventListener('scroll', keepSoon, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('scroll', keepSoon);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry, list]);
}
