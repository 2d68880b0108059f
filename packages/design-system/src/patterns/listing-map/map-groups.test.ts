import { describe, expect, it } from 'vitest';
import { directionOf, gathered, nextTowards } from './map-groups.ts';

const at = (id: string, count: number, x: number, y: number) => ({ id, count, point: { x, y } });

describe('grouping on a map', () => {
  it('keeps places separate if there is space', () => {
    const groups = gathered([at('a', 1, 0, 0), at('b', 2, 100, 0)], 48);
    expect(groups.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('shares the marker of the largest place nearby', () => {
    const [group, ...others] = gathered([at('a', 1, 0, 0), at('b', 5, 30, 0), at('c', 2, 60, 0)], 48);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: 'b', count: 8, point: { x: 30, y: 0 } });
    expect(group?.items.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('keeps a thousand places at the minimum distance without losing any', () => {
    const places = Array.from({ length: 1000 }, (_, index) =>
      at(`place-${index}`, (index * 31) % 97, (index * 7919) % 4160, (index * 104_729) % 2620),
    );
    const groups = gathered(places, 240);
    expect(groups.flatMap(({ items }) => items)).toHaveLength(1000);
    const least = Math.min(
      ...groups.flatMap((one, index) =>
        groups
          .slice(index + 1)
          .map((other) => Math.hypot(one.point.x - other.point.x, one.point.y - other.point.y)),
      ),
    );
    expect(least).toBeGreaterThanOrEqual(240);
  });
});

describe('the next in a direction', () => {
  const others = [at('east', 1, 100, 10), at('north', 1, 5, -80), at('far', 1, 300, 0)];
  const next = (key: string) => {
    const direction = directionOf(key);
    return direction === null ? null : (nextTowards({ x: 0, y: 0 }, direction, others)?.id ?? null);
  };

  it.each([
    ['ArrowRight', 'east'],
    ['ArrowUp', 'north'],
    ['ArrowLeft', null],
    ['ArrowDown', null],
    ['Home', null],
  ])('%s moves to %s', (key, id) => {
    expect(next(key)).toBe(id);
  });
});
