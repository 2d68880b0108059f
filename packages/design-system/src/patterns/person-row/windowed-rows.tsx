import { useRef, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './person-row.module.css';
import { useRowWindow } from './use-row-window.ts';

type WindowedRowsProps<Item extends { readonly id: string }> = {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Renders the row of an item. */
  children: (item: Item) => ReactNode;
  /** The id of a row that is always mounted, such as the chosen row. */
  pinnedId?: string | null | undefined;
  /** Whether there are more rows. */
  hasMore?: boolean | undefined;
};

/** A virtualized list of rows. It scrolls with the page or with any scroll container. */
export function WindowedRows<Item extends { readonly id: string }>({
  label,
  items,
  children,
  pinnedId,
  hasMore = false,
}: WindowedRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, height, measure } = useRowWindow(list, { items, pinnedId });
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
