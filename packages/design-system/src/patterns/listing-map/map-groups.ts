import type { MapPoint } from './map-outline.ts';

/** An item that can be grouped: a point with a count. */
export type Counted = { readonly id: string; readonly count: number; readonly point: MapPoint };

/**
 * Items that share a marker, because they are close to each other. The marker is at the position of the largest
 * item.
 */
export type MapGroup<Item extends Counted> = {
  /** The id of the largest item. */
  readonly id: string;
  readonly point: MapPoint;
  readonly count: number;
  /** The items, largest first. */
  readonly items: readonly Item[];
};

/**
 * Groups items that are closer than a distance, starting with the largest item. So no two markers are closer
 * than this distance.
 */
export function gathered<Item extends Counted>(
  items: readonly Item[],
  distance: number,
): readonly MapGroup<Item>[] {
  const groups: { point: MapPoint; items: Item[] }[] = [];
  for (const item of items.toSorted((one, other) => other.count - one.count)) {
    const { x, y } = item.point;
    const near = groups.find(({ point }) => Math.hypot(point.x - x, point.y - y) < distance);
    if (near === undefined) groups.push({ point: item.point, items: [item] });
    else near.items.push(item);
  }
  return groups.map(({ point, items: together }) => ({
    id: together[0]?.id ?? '',
    point,
    count: together.reduce((sum, { count }) => sum + count, 0),
    items: together,
  }));
}

const directions: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key; null for other keys. */
export const directionOf = (key: string): MapPoint | null => directions[key] ?? null;

/** Finds the nearest item in a direction, at an angle of at most 45° to either side. */
export function nextTowards<Item extends Counted>(
  from: MapPoint,
  direction: MapPoint,
  others: readonly Item[],
): Item | null {
  let nearest: Item | null = null;
  let least = Infinity;
  for (const other of others) {
    const across = other.point.x - from.x;
    const down = other.point.y - from.y;
    const ahead = across * direction.x + down * direction.y;
    const aside = Math.abs(across * direction.y - down * direction.x);
    // Distance to the side counts double, so that an item straight ahead is preferred.
    const effort = ahead + 2 * aside;
    if (ahead > 0 && aside <= ahead && effort < least) {
      nearest = other;
      least = effort;
    }
  }
  return nearest;
}
