import { useEffect, useState } from 'react';
import { savePosition, type ListPosition } from '../platform/list-position.ts';

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type Options = {
  entry: string;
  position: ListPosition | null;
  items: readonly { readonly _id: string }[];
  /** So many items may have come above the place since it was left. */
  extra: number;
  hasMore: boolean;
  /** The next items are being loaded, or could not be. */
  isWaiting: boolean;
  loadMore: () => unknown;
};

/** Leads back to the place of an entry of the history in a list that comes page by page, and keeps the place there. */
export function usePlaceInList({ entry, position, items, extra, hasMore, isWaiting, loadMore }: Options) {
  // Nothing more is loaded for a place that was found, nor for one that the reader has left.
  const [isOver, setOver] = useState(false);
  const found = items.findIndex(({ _id }) => _id === position?.itemId);
  if (found >= 0 && !isOver) setOver(true);

  const isSought = position !== null && !isOver;
  useEffect(() => {
    if (!isSought) return undefined;
    const end = () => setOver(true);
    for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, end);
    };
  }, [isSought]);

  const mayCome = isSought && hasMore && items.length < position.count + extra;
  useEffect(() => {
    if (found < 0 && mayCome && !isWaiting) loadMore();
  }, [found, isWaiting, loadMore, mayCome]);

  // The item may be gone: then as far down as it was.
  const index = found >= 0 || mayCome ? found : Math.min(position?.count ?? 0, items.length) - 1;
  return {
    /** An index behind the end is one that is still to come. */
    start: position === null ? null : { index: index < 0 ? items.length : index, offset: position.offset },
    /** Loads nothing more for its sake. */
    giveUp: () => setOver(true),
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
