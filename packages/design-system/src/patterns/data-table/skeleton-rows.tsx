import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import styles from './data-table.module.css';
import { tableRoles } from './table-roles.ts';

type SkeletonRowsProps = {
  /** The number of cells in each row. */
  columns: number;
};

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders for loading rows. */
export function SkeletonRows({ columns }: SkeletonRowsProps) {
  return (
    <>
      {rows.map((row) => (
        <tr {...tableRoles.row} aria-hidden="true" className={styles.row} data-part="skeleton" key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <td {...tableRoles.cell} className={styles.cell} key={column}>
              <Skeleton width={column === 0 ? '80%' : '60%'} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
