import type { MapPoint } from './map-outline.ts';

/** What is gathered: something at a point, that counts for so many. */
export type Counted = { readonly id: string; readonly count: number; readonly point: MapPoint };

/** Things so near each other that they share a mark, which stands where the greatest of them is. */
export type MapGroup<Item extends Counted> = {
  /** That of the greatest. */
  readonly id: string;
  readonly point: MapPoint;
  readonly count: number;
  /** The greatest first. */
  readonly items: readonly Item[];
};

/**
 * Gathers what is nearer to each other than a distance. The greatest come first, so that no two marks are nearer than that, and
 * each stands where most is.
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

/** To where an arrow key points; null for another key. */
export const directionOf = (key: string): MapPoint | null => directions[key] ?? null;

/** What is next in a direction, within the quarter of the circle around it. */
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
    // What lies straight ahead is nearer to the hand than what lies aside at the same distance.
    const effort = ahead + 2 * aside;
    if (ahead > 0 && aside <= ahead && effort < least) {
      nearest = other;
      least = effort;
    }
  }
  return nearest;
}
