import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Text } from '../../components/text/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale, useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import { ColumnHeadings, type DataTableColumn, type DataTableSort } from './column-headings.tsx';
import styles from './data-table.module.css';
import { RowOrder, type DataTableMove } from './row-order.tsx';
import { RowActions, type DataTableAction } from './row-actions.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TablePaging, type DataTablePaging } from './table-paging.tsx';
import { tableRoles } from './table-roles.ts';
import { useMovedRowFocus } from './use-moved-row-focus.ts';

export type { DataTableAction, DataTableColumn, DataTableMove, DataTablePaging, DataTableSort };

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the table. */
  label: string;
  /** The columns. The first column contains the name of each row. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in order. The server sorts, filters and pages them. */
  rows: readonly Row[];
  /** The unique id of a row. */
  rowId: (row: Row) => string;
  /** The name of a row, for its actions button. */
  rowName: (row: Row) => string;
  /** The actions for a row. Without actions, no button is shown. */
  rowActions?: (row: Row) => readonly DataTableAction[];
  /** Called to move a row up or down by one. If it is set, each row has two buttons for this. */
  onMove?: (row: Row, direction: DataTableMove) => void;
  /** The current sorting. */
  sort?: DataTableSort;
  /** Called with the chosen sorting. */
  onSortChange?: (sort: DataTableSort) => void;
  /** Filter fields, shown above the table. */
  filters?: ReactNode;
  /** The current page, and the callbacks that show the previous and the next page. */
  paging?: DataTablePaging;
  /** Whether the rows are being loaded. The previous rows stay visible. */
  loading?: boolean;
  /** The error message of a failed load. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** The label of the retry button; by default 'Try again'. */
  retryLabel?: ReactNode;
  /** Shown if there are no rows. */
  emptyText: ReactNode;
  /** A next step, shown if there are no rows. */
  emptyAction?: ReactNode;
};

const isThere = (part: ReactNode) => part !== undefined && part !== null && part !== false;

/** A table whose rows the server sorts, filters and divides into pages. On a phone each row is a card. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  rowActions,
  onMove,
  sort,
  onSortChange,
  filters,
  paging,
  loading = false,
  error,
  onRetry,
  retryLabel,
  emptyText,
  emptyAction,
  className,
  ...props
}: DataTableProps<Row>) {
  const messages = useMessages();
  const controls = useControlMessages();
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const failed = isThere(error);
  const waits = loading && rows.length === 0;
  const number = new Intl.NumberFormat(locale).format(paging?.page ?? 1);
  const hasActions = rowActions !== undefined;
  const canMove = onMove !== undefined;
  const follow = useMovedRowFocus(table, rows.map(rowId));

  return (
    <div {...props} className={classNames(styles.root, className)} data-component="data-table">
      {isThere(filters) ? (
        <div className={styles.filters} data-part="filters">
          {filters}
        </div>
      ) : null}
      <VisuallyHidden role="status">
        {loading ? messages.loading : failed ? '' : controls.pageRows(number, rows.length)}
      </VisuallyHidden>
      {failed ? (
        <Failure onRetry={onRetry} retryLabel={retryLabel}>
          {error}
        </Failure>
      ) : null}
      {rows.length > 0 || waits ? (
        <table
          aria-busy={loading || undefined}
          className={styles.table}
          data-part="table"
          ref={table}
          {...tableRoles.table}
          tabIndex={-1}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <ColumnHeadings
            columns={columns}
            canMove={canMove}
            hasActions={hasActions}
            onSortChange={onSortChange}
            sort={sort}
          />
          <tbody className={styles.body} {...tableRoles.group}>
            {waits ? (
              <SkeletonRows columns={columns.length + (canMove ? 1 : 0) + (hasActions ? 1 : 0)} />
            ) : null}
            {rows.map((row, place) => (
              <tr className={styles.row} data-part="row" key={rowId(row)} {...tableRoles.row}>
                {columns.map(({ id, header, cell, align }, index) =>
                  index === 0 ? (
                    <th className={styles.name} data-part="name" key={id} {...tableRoles.name} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td
                      className={styles.cell}
                      data-align={align}
                      data-part="cell"
                      key={id}
                      {...tableRoles.cell}
                    >
                      <span aria-hidden="true" className={styles.heading}>
                        {header}
                      </span>
                      <span className={styles.value}>{cell(row)}</span>
                    </td>
                  ),
                )}
                {canMove ? (
                  <td className={styles.cell} data-part="cell" {...tableRoles.cell}>
                    <span aria-hidden="true" className={styles.heading}>
                      {controls.order}
                    </span>
                    <RowOrder
                      id={rowId(row)}
                      isFirst={place === 0 && paging?.onPrevious === undefined}
                      isLast={place === rows.length - 1 && paging?.onNext === undefined}
                      name={rowName(row)}
                      onMove={(direction) => {
                        follow(rowId(row), direction);
                        onMove(row, direction);
                      }}
                    />
                  </td>
                ) : null}
                {hasActions ? (
                  <td className={styles.actions} data-part="actions" {...tableRoles.cell}>
                    <RowActions actions={rowActions(row)} name={rowName(row)} />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : failed ? null : (
        <div className={styles.empty} data-part="empty">
          <Text as="div" tone="muted">
            {emptyText}
          </Text>
          {emptyAction}
        </div>
      )}
      <div className={styles.footer} data-part="footer">
        {paging === undefined ? null : <TablePaging {...paging} onTurn={() => table.current?.focus()} />}
        {loading && !waits ? <Spinner decorative size="sm" /> : null}
      </div>
    </div>
  );
}
