import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { IconArrowDown } from '../../icons/arrow-down.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import styles from './data-table.module.css';
import { tableRoles } from './table-roles.ts';

export type DataTableColumn<Row> = {
  readonly id: string;
  /** The column's heading. On a phone, it is the label of each value. */
  readonly header: string;
  /** Renders the cell of a row in this column. */
  readonly cell: (row: Row) => ReactNode;
  /** Makes the rows sortable by this column. The first press on the heading sorts in this order. */
  readonly sortable?: 'ascending' | 'descending' | undefined;
  /** Use `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
};

export type DataTableSort = {
  /** The id of the column by which the rows are sorted. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
};

type ColumnHeadingsProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort) => void) | undefined;
  canMove: boolean;
  hasActions: boolean;
};

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/**
 * The column headings. Headings of sortable columns are buttons. On a phone, only these buttons are visible, as a row
 * above the table.
 */
export function ColumnHeadings<Row>({
  columns,
  sort,
  onSortChange,
  canMove,
  hasActions,
}: ColumnHeadingsProps<Row>) {
  const messages = useControlMessages();
  return (
    <thead className={styles.head} {...tableRoles.group}>
      <tr className={styles.headings} {...tableRoles.row}>
        {columns.map(({ id, header, sortable, align }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <th
              aria-sort={direction}
              className={styles.column}
              data-align={align}
              data-part="column"
              data-sortable={sortable === undefined ? undefined : ''}
              key={id}
              {...tableRoles.column}
              scope="col"
            >
              {sortable === undefined ? (
                header
              ) : (
                <button
                  className={styles.sort}
                  data-part="sort"
                  onClick={() =>
                    onSortChange?.({
                      column: id,
                      direction: direction === undefined ? sortable : opposite[direction],
                    })
                  }
                  type="button"
                >
                  {header}
                  <span className={styles.direction}>
                    {(direction ?? sortable) === 'ascending' ? (
                      <IconArrowUp size="sm" />
                    ) : (
                      <IconArrowDown size="sm" />
                    )}
                  </span>
                </button>
              )}
            </th>
          );
        })}
        {canMove ? (
          <th className={styles.column} data-part="column" {...tableRoles.column} scope="col">
            {messages.order}
          </th>
        ) : null}
        {hasActions ? (
          <th className={styles.column} {...tableRoles.column} scope="col">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
