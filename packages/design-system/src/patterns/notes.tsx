import type { ReactNode } from 'react';
import styles from './notes.module.css';

/** Short things to know, one under another. */
export function Notes({ notes }: { notes: readonly ReactNode[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map((note, index) => (
        // The notes stand as they are given, and have nothing else to be told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{note}</li>
      ))}
    </ul>
  );
}
