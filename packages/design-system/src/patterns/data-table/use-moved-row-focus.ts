import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DataTableMove } from './row-order.tsx';

/**
 * Keeps the focus on the pressed button when its row moves. Without this, the focus would be lost, because
 * browsers blur a moved element.
 */
export function useMovedRowFocus(
  table: RefObject<HTMLTableElement | null>,
  ids: readonly string[],
): (id: string, direction: DataTableMove) => void {
  const followed = useRef<{ id: string; direction: DataTableMove; order: string } | null>(null);
  const order = ids.join(' ');

  useLayoutEffect(() => {
    const { current } = followed;
    if (current === null || current.order === order) return;
    followed.current = { ...current, order };
    const row = table.current?.querySelector(`[data-moves="${CSS.escape(current.id)}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-direction="${current.direction}"]`) ?? null;
    const { activeElement, body } = document;
    // If the reader has moved the focus in the meantime, the focus stays there.
    if (activeElement !== body && activeElement !== button) followed.current = null;
    // If the row moved to another page, the table gets the focus.
    else (button ?? table.current)?.focus();
  }, [order, table]);

  return (id, direction) => {
    followed.current = { id, direction, order };
  };
}
