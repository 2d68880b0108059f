import type { ReactNode } from 'react';
import styles from './notes.module.css';

/** A list of short notes. */
export function Notes({ notes }: { notes: readonly ReactNode[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map((note, index) => (
        // The index is a safe key, because the notes have no ids and are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{note}</li>
      ))}
    </ul>
  );
}
