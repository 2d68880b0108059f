export type FeedPosition = { postId: string; offset: number; count: number };

type Place = { id: string; top: number; bottom: number };

/** The first post that is still in view below the header, and how far its top is from the view's. */
export function positionOf(places: readonly Place[], viewTop: number): FeedPosition | null {
  const first = places.find((place) => place.bottom > viewTop);
  return first === undefined
    ? null
    : { postId: first.id, offset: first.top, count: places.indexOf(first) + 1 };
}

/** One request brings the posts down to the place back, and some more for those that have come since. */
export function limitFor(position: FeedPosition | null): number {
  return position === null ? 20 : Math.min(100, Math.max(20, position.count + 20));
}

const prefix = 'feed-position/';

function isPosition(value: unknown): value is FeedPosition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postId' in value &&
    typeof value.postId === 'string' &&
    'offset' in value &&
    typeof value.offset === 'number' &&
    'count' in value &&
    typeof value.count === 'number'
  );
}

type PositionStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function readPosition(storage: PositionStorage, entry: string): FeedPosition | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(prefix + entry) ?? 'null');
    return isPosition(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepPosition(storage: PositionStorage, entry: string, position: FeedPosition | null): void {
  try {
    storage.setItem(prefix + entry, JSON.stringify(position));
  } catch {
    // Without storage the feed opens at its top.
  }
}
