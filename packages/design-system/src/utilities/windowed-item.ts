import { createContext, use, useEffect, useState } from 'react';

/** The state that a list item keeps while it is not mounted. */
export type WindowedItem = {
  readonly state: Map<string, unknown>;
  /** Keeps the item mounted until the returned function is called. */
  readonly keepMounted: () => () => void;
};

export const WindowedItemContext = createContext<WindowedItem | null>(null);

/**
 * Keeps the item of a feed mounted while `active` is true, even if the reader scrolls far away. Use it, for example,
 * while the item has an open dialog.
 */
export function useStayMounted(active: boolean): void {
  const item = use(WindowedItemContext);
  useEffect(() => (active ? item?.keepMounted() : undefined), [active, item]);
}

const isLike = <Value>(kept: unknown, value: Value): kept is Value => typeof kept === typeof value;

/** A state that survives when a virtualized list unmounts the item. Outside of such a list it is a plain state. */
export function useItemState<Value extends boolean | number>(
  name: string,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const item = use(WindowedItemContext);
  const [value, setValue] = useState<Value>(() => {
    const kept = item?.state.get(name);
    return isLike(kept, initial) ? kept : initial;
  });
  const change = (next: Value) => {
    item?.state.set(name, next);
    setValue(next);
  };
  return [value, change];
}
