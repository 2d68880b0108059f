const pageSize = 10;

/**
 * Returns the target of Page Up or Page Down in a list: ten items away, at most at the end of the list. Skips
 * disabled items.
 */
export function pageIndex(
  canHighlight: readonly boolean[],
  current: number,
  direction: 'up' | 'down',
): number {
  const count = canHighlight.length;
  if (direction === 'down') {
    const target = Math.min(current + pageSize, count - 1);
    const index = canHighlight.lastIndexOf(true, target);
    return index > current ? index : current;
  }
  const start = current < 0 ? count : current;
  const index = canHighlight.indexOf(true, Math.max(start - pageSize, 0));
  return index !== -1 && index < start ? index : current;
}
