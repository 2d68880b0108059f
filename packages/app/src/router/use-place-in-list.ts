import { useEffect, useState } from 'react';
import { savePosition, type ListPosition } from '../platform/list-position.ts';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type Options = {
  entry: string;
  position: ListPosition | null;
  items: readonly { readonly _id: string }[];
  /** The maximum number of new items that can be above the position. */
  extra: number;
  hasMore: boolean;
  /** Whether the next page is loading, or has failed to load. */
  isWaiting: boolean;
  loadMore: () => unknown;
};

/** Saves the position of a history entry in a paginated list, and restores it. */
export function usePlaceInList({ entry, position, items, extra, hasMore, isWaiting, loadMore }: Options) {
  // If true, no further pages are loaded. The position was found, or the reader has scrolled.
  const [isOver, setOver] = useState(false);
  const found = items.findIndex(({ _id }) => _id === position?.itemId);
  if (found >= 0 && !isOver) setOver(true);

  const isSearching = position !== null && !isOver;
  useEffect(() => {
    if (!isSearching) return undefined;
    const end = () => setOver(true);
    for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, end);
    };
  }, [isSearching]);

  const mayCome = isSearching && hasMore && items.length < position.count + extra;
  useEffect(() => {
    if (found < 0 && mayCome && !isWaiting) loadMore();
  }, [found, isWaiting, loadMore, mayCome]);

  // If the item is gone, uses the item that is now at the same place.
  const index = found >= 0 || mayCome ? found : Math.min(position?.count ?? 0, items.length) - 1;
  return {
    /** An index past the end means that the item is not loaded yet. */
    start: position === null ? null : { index: index < 0 ? items.length : index, offset: position.offset },
    /** Stops loading pages for the position. */
    cancel: () => setOver(true),
    keepPlace: (place: { index: number; offset: number } | null): void => {
      const item = place === null ? undefined : items[place.index];
      savePosition(
        entry,
        place === null || item === undefined
          ? null
          : { itemId: item._id, offset: place.offset, count: place.index + 1 },
      );
    },
  };
}
