import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import styles from './data-table.module.css';
import { tableRoles } from './table-roles.ts';

type SkeletonRowsProps = {
  /** How many cells each row has. */
  columns: number;
};

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Keep the place of the rows that are to come. */
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
