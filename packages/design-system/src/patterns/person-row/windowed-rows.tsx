import { useRef, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './person-row.module.css';
import { useRowWindow } from './use-row-window.ts';

type WindowedRowsProps<Item extends { readonly id: string }> = {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** The row of an item. */
  children: (item: Item) => ReactNode;
  /** A row that is there however far away it is: the one that is chosen. */
  keptId?: string | null | undefined;
  /** There are more than these. */
  hasMore?: boolean | undefined;
};

/** Rows of which only those near what is in sight are drawn, wherever it is that scrolls. */
export function WindowedRows<Item extends { readonly id: string }>({
  label,
  items,
  children,
  keptId,
  hasMore = false,
}: WindowedRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, height, measure } = useRowWindow(list, { items, keptId });
  return (
    <ul
      aria-label={label}
      className={classNames(styles.list, styles.windowed)}
      data-part="list"
      ref={list}
      style={{ blockSize: height }}
    >
      {rows.map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            aria-posinset={index + 1}
            aria-setsize={hasMore ? -1 : items.length}
            data-index={index}
            key={key}
            ref={measure}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
