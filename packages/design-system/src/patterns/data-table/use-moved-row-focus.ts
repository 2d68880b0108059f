import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DataTableMove } from './row-order.tsx';

/** Keeps the focus on the button of the row that it moves: the browser takes it from what changes its place. */
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
    // Whoever has gone on meanwhile is left where they are.
    if (activeElement !== body && activeElement !== button) followed.current = null;
    // What was moved to another page is seen no more: its table is.
    else (button ?? table.current)?.focus();
  }, [order, table]);

  return (id, direction) => {
    followed.current = { id, direction, order };
  };
}
