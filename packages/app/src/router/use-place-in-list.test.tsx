import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { createTestRoot } from '../../test/test-root.ts';
import { usePlaceInList } from './use-place-in-list.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: String(index + 1) }));

/** Opens a list that was left at item 50 and that has no items now. */
function openList() {
  const loadMore = vi.fn<() => void>();
  const hook: { current: ReturnType<typeof usePlaceInList> | null } = { current: null };
  function List({ items, isWaiting }: { items: readonly { _id: string }[]; isWaiting: boolean }) {
    const place = usePlaceInList({
      entry: 'one',
      position: { itemId: '50', offset: 7, count: 50 },
      items,
      extra: 20,
      hasMore: true,
      isWaiting,
      loadMore,
    });
    useEffect(() => {
      hook.current = place;
    });
    return null;
  }
  const root = createTestRoot();
  const show = (items: readonly { _id: string }[], isWaiting: boolean) =>
    flushSync(() => root.render(<List isWaiting={isWaiting} items={items} />));
  const come = (items: readonly { _id: string }[]) => {
    show(items, true);
    show(items, false);
  };
  show([], true);
  return { loadMore, come, start: () => hook.current?.start, cancel: () => hook.current?.cancel() };
}

describe('restoring the position in a list', () => {
  test('loads down to it, and nothing more once it is found', () => {
    const { loadMore, come, start } = openList();
    come(numbered(20));
    come(numbered(40));
    expect(loadMore).toHaveBeenCalledTimes(2);
    expect(start()).toEqual({ index: 40, offset: 7 });
    come(numbered(60));
    expect(start()).toEqual({ index: 49, offset: 7 });
    come(numbered(60).filter(({ _id }) => _id !== '50'));
    expect(loadMore).toHaveBeenCalledTimes(2);
    expect(start()).toEqual({ index: 49, offset: 7 });
  });

  test('ends at the same depth if the item no longer exists', () => {
    const { loadMore, come, start } = openList();
    const others = numbered(90).filter(({ _id }) => _id !== '50');
    come(others.slice(0, 60));
    expect(loadMore).toHaveBeenCalledTimes(1);
    come(others.slice(0, 80));
    expect(loadMore).toHaveBeenCalledTimes(1);
    expect(start()).toEqual({ index: 49, offset: 7 });
  });

  test.for(['wheel', 'touchmove', 'keydown', 'pointerdown'])('ends with a gesture: %s', (gesture) => {
    const { loadMore, come } = openList();
    window.dispatchEvent(new Event(gesture));
    come(numbered(20));
    expect(loadMore).not.toHaveBeenCalled();
  });

  test('ends when it is cancelled', () => {
    const { loadMore, come, cancel } = openList();
    cancel();
    come(numbered(20));
    expect(loadMore).not.toHaveBeenCalled();
  });
});
