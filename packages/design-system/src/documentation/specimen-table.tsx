import type { ReactNode } from 'react';
import styles from './blocks.module.css';

type TableProps = {
  label: string;
  heads: readonly string[];
  /** The cells of each row. The key of a row is unique. */
  rows: ReadonlyMap<string, readonly ReactNode[]>;
};

/** A table in the product's style. Storybook's own table rules do not apply to it. */
export function SpecimenTable({ label, heads, rows }: TableProps) {
  return (
    <div className={`sb-unstyled ${styles.frame}`}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, cells]) => (
            <tr key={key}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
