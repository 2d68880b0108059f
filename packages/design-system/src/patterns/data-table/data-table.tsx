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
  /** Names the table. */
  label: string;
  /** What is said of each row. The first names it. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, in their order: what sorts, filters and pages is the server. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  rowId: (row: Row) => string;
  /** Names a row, for the button with its actions. */
  rowName: (row: Row) => string;
  /** What can be done to a row; nothing is drawn where there is nothing. */
  rowActions?: (row: Row) => readonly DataTableAction[];
  /** Called to move a row by one place: with it the rows have an order of their own, with two buttons in each row. */
  onMove?: (row: Row, direction: DataTableMove) => void;
  /** How the rows are sorted now. */
  sort?: DataTableSort;
  /** Called with the order that is chosen. */
  onSortChange?: (sort: DataTableSort) => void;
  /** Stands above: fields by which the rows are narrowed down. */
  filters?: ReactNode;
  /** Which page it is, and the ways to those beside it. */
  paging?: DataTablePaging;
  /** The rows are being loaded: those that are there stay. */
  loading?: boolean;
  /** What went wrong when loading. */
  error?: ReactNode;
  /** Called to load again. */
  onRetry?: () => void;
  /** The text of the button that does; without it, 'Try again'. */
  retryLabel?: ReactNode;
  /** Said where there is nothing. */
  emptyText: ReactNode;
  /** What leads on from there. */
  emptyAction?: ReactNode;
};

const isThere = (part: ReactNode) => part !== undefined && part !== null && part !== false;

/** Many of a kind, one in each row: sorted, narrowed down and paged by the server. On a phone each row is a card. */
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
