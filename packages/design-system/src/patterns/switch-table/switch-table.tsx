import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './switch-table.module.css';

export type SwitchTableRow = {
  /** The id of the row's heading, which can be the target of a link. */
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** For each column, a Switch with a hidden label, or a word such as 'Always'. Without it, the cell has a dash. */
  readonly cells: Readonly<Record<string, ReactNode>>;
};

export type SwitchTableGroup = {
  readonly label: string;
  readonly rows: readonly SwitchTableRow[];
};

export type SwitchTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  /** The accessible name of the table. */
  label: string;
  /** The columns, in order. */
  columns: readonly { readonly id: string; readonly label: string }[];
  /** The rows in groups, each under a heading. */
  groups: readonly SwitchTableGroup[];
  /** What a dash means, for screen readers. */
  emptyLabel: string;
};

/** A table of switches, such as notifications by kind and way. */
export function SwitchTable({ label, columns, groups, emptyLabel, className, ...props }: SwitchTableProps) {
  const baseId = useId();
  return (
    <table {...props} className={classNames(styles.root, className)} data-component="switch-table">
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {columns.map((column) => (
            <th className={styles.column} data-part="column" key={column.id} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, place) => (
        <tbody aria-labelledby={`${baseId}${place}`} key={group.label}>
          <tr>
            <th
              className={styles.group}
              colSpan={columns.length + 1}
              data-part="group"
              id={`${baseId}${place}`}
              scope="rowgroup"
            >
              {group.label}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr className={styles.row} data-part="row" key={row.id}>
              {/* A link can lead to a row, so its heading takes the focus. */}
              <th className={styles.name} id={row.id} scope="row" tabIndex={-1}>
                {row.label}
                {row.description === undefined ? null : (
                  <span className={styles.description}>{row.description}</span>
                )}
              </th>
              {columns.map(({ id }) => (
                <td className={styles.cell} data-part="cell" key={id}>
                  {row.cells[id] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{emptyLabel}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
